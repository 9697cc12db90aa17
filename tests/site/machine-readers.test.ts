import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { gitDates } from '../../src/gatsby/git-dates'
import { agentFiles } from '../../src/site/agent-files'
import { AREA_IDS } from '../../src/site/area-ids'
import { site } from '../../src/site/config'
import {
  absoluteUrl,
  areaOf,
  areaPath,
  areaTextPath,
  docFile,
  docId,
  files,
  indexPath,
  markdownPath,
  printPath,
  routes,
  withBase,
  withoutBase,
} from '../../src/site/routes'
import { policyFaults, printFaults } from '../support/page-faults'
import {
  attribute,
  builtPages,
  docPages,
  find,
  printDocuments,
  PUBLIC,
  pagesWithText,
  robotsOf,
} from '../support/public-pages'

const read = (path: string): string => readFileSync(join(PUBLIC, path), 'utf8')

describe('texts for machine readers', () => {
  const indexable = builtPages()
    .filter((page) => robotsOf(page).startsWith('index'))
    .map((page) => withoutBase(page.url))
    .filter((path) => pagesWithText().includes(path))

  const SIZES = { root: 8 * 1024, area: 12 * 1024 }
  const indexes = [files.llms, ...AREA_IDS.map(indexPath)]
  /** Files that a text links to, as paths from `public/`: full addresses, so that they hold wherever it is read. */
  const linked = (path: string): string[] =>
    [...read(path).matchAll(/\]\(([^)\s#]+)/g)].map(([, url = '']) => url.replace(absoluteUrl(''), ''))

  test('llms.txt and the lists of the areas are small, and every link of them leads to a file', () => {
    for (const path of indexes) {
      expect([path, Buffer.byteLength(read(path)) <= (path === files.llms ? SIZES.root : SIZES.area)]).toEqual([
        path,
        true,
      ])
      expect(linked(path).filter((file) => !existsSync(join(PUBLIC, file)))).toEqual([])
    }
  })

  test('have the form of llmstxt.org, and list the pages of an area in the order of its sidebar', () => {
    for (const path of indexes) expect(read(path)).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n(?!# )/)
    for (const area of ['vreo', 'live', 'webview'] as const) {
      const page = builtPages().find(({ url }) => url === withBase(areaPath(area)))!
      const [sidebar = ''] = /<nav aria-label="文档目录">[^]*?<\/nav>/.exec(page.html) ?? []
      const listed = [...sidebar.matchAll(/href="(\/[^"#]+)"/g)].map(([, href]) => markdownPath(withoutBase(href!)))
      expect(linked(indexPath(area)).filter((path) => path.startsWith(`/docs/${area}/`))).toEqual(listed)
    }
  })

  test('they lead to every indexable page, and the root to every list and file for machines', () => {
    const all = indexes.flatMap(linked)
    for (const path of indexable) expect(all).toContain(markdownPath(path))
    const root = linked(files.llms)
    for (const path of [
      ...indexes.slice(1),
      files.openapi,
      files.llmsFull,
      markdownPath(routes.changelog),
      files.symbols,
      agentFiles.errors,
      agentFiles.pitfalls,
      agentFiles.liveTypes,
      agentFiles.rules,
      agentFiles.package,
      '/schemas/vreo-script.schema.json',
    ])
      expect(root).toContain(path)
  })

  test('the root says of each package whether it can be installed, and the ten rules', () => {
    const root = read(files.llms)
    for (const name of ['five', 'dnalogel', 'vreo'])
      expect(root).toMatch(new RegExp(`npm install --save-exact @realsee/${name}@\\d`))
    for (const name of ['live', 'jsbridge-x']) expect(root).toContain(`没有 \`@realsee/${name}\``)
    expect(root.match(/^\d+\. .*\]\(\S+\.md#\S+\)/gm)?.length).toBeGreaterThanOrEqual(9)
  })

  test('the full texts hold every indexable page once, with its versions and its day, and no unlisted one', () => {
    const sources = (text: string): string[] =>
      [...text.matchAll(/^---\ntitle: .*\nurl: (\S+)$/gm)].map(([, url]) => (url ?? '').replace(absoluteUrl(''), ''))
    expect(sources(read(files.llmsFull)).sort()).toEqual([...indexable].sort())
    for (const area of AREA_IDS) {
      const own = indexable.filter((path) => areaOf(docId(path) ?? '') === area)
      expect(sources(read(areaTextPath(area))).sort()).toEqual(own.sort())
    }
    expect(read(areaTextPath('five'))).toMatch(
      /\/five\/config\/\npackages:\n {2}"@realsee\/five": [\d.]+\n {2}three: [\d.]+\nupdated: \d{4}-\d\d-\d\d\nindex: \S+\n---\n\n# /,
    )
  })
})

describe('the sitemap', () => {
  test('dates every doc by its last change in git, and is well-formed', () => {
    const text = read('sitemap-0.xml')
    new SaxesParser().write(text).close()
    const dates = gitDates(process.cwd())
    const entries = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)]
    const docs = entries.filter(([, url]) => (docId(withoutBase((url ?? '').replace(site.origin, ''))) ?? '') !== '')
    expect(docs.length).toBeGreaterThan(10)
    for (const [, url = '', lastmod = ''] of docs) {
      const file = docFile(docId(withoutBase(url.replace(site.origin, '')))!)
      expect([url, lastmod.slice(0, 10)]).toEqual([url, dates.get(file) ?? ''])
    }
  })
})

test('the address that once was a feed of the changelog leads to its page', () => {
  const text = read('/changelog.xml')
  new SaxesParser().write(text).close()
  expect(text).toContain(`content="0;url=${withBase(routes.changelog)}"`)
  expect(find(builtPages()[0]!, 'a', { href: withBase(routes.changelog) })).toBeDefined()
})

test('an area on paper: each listed page and each id once, every link arrives; search engines are not told', () => {
  const document = printDocuments().find(({ url }) => url === withBase(printPath('faq')))!
  const listed = docPages().filter(
    (page) => page.url.startsWith(withBase('/docs/faq/')) && robotsOf(page).startsWith('index'),
  )
  expect(printFaults(document, listed.length)).toEqual([])
  expect(document.html).toMatch(new RegExp(`共 ${listed.length} 页 · 最近更新于 \\d{4}-`))
  expect(policyFaults(document)).toEqual([])
  expect(robotsOf(document)).toBe('noindex')
  expect(attribute(find(document, 'link', { rel: 'canonical' })!, 'href')).toBe(absoluteUrl(printPath('faq')))
  expect(read('sitemap-0.xml')).not.toContain('/print/')
  expect(existsSync(join(PUBLIC, 'page-data/print'))).toBe(false)
})

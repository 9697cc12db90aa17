import { describe, expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../src/site/config'
import { docId, files, SECTIONS_FOLDER, withoutBase } from '../../src/site/routes'
import { withoutFrontMatter } from '../support/front-matter'
import { docPages, PUBLIC } from '../support/public-pages'

/** The Markdown of the built site, and the file of each section. */
const texts = new Map(
  readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:docs|sections)[\\/].*\.md$|^(?:openapi|demos|agreement)\.md$/.test(path))
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(PUBLIC, path), 'utf8')]),
)
const FENCE = /^([ >]*)(`{3,})([^\n]*)\n([^]*?)\n\1\2$/gm
/** Lines of these begin with a sign: a list, a method, a rule of ProGuard. */
const SIGNS_MEAN_SOMETHING = ['yaml', 'objective-c', 'properties']
const prose = (text: string): string => text.replace(FENCE, '').replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '')
const links = (text: string): string[] => [...prose(text).matchAll(/\]\(<?([^)\s>]+)/g)].map(([, url = '']) => url)

interface Sections {
  pages: { id: string; markdown: string }[]
  sections: { id: string; page: string; level: number; bytes: number; path: string; anchors?: string[] }[]
}
const list = JSON.parse(readFileSync(join(PUBLIC, files.sections), 'utf8')) as Sections

/** What is wrong with a link of a file: no such file, or no such heading in it. */
function fault(url: string, from: string): string | undefined {
  if (/^[a-z]+:/.test(url))
    return url.startsWith(site.origin) ? 'an address of this site that is not relative' : undefined
  const target = new URL(url, `https://host.example/other/prefix/${from}`)
  const path = decodeURIComponent(target.pathname).replace('/other/prefix/', '')
  const file = join(PUBLIC, path.endsWith('/') ? `${path}index.html` : path)
  if (!path || path.startsWith('/') || !existsSync(file) || !statSync(file).isFile()) return 'no such file'
  const id = decodeURIComponent(target.hash.slice(1))
  return id && path.endsWith('.md') && !texts.get(path)?.includes(` {#${id}}\n`) ? 'no such heading' : undefined
}

describe('Markdown', () => {
  test('every link leads to a file, and to a heading that is there, on any host and under any prefix', () => {
    expect(texts.size).toBeGreaterThan(1_000)
    const all = [...texts].flatMap(([from, text]) => links(text).map((url) => ({ from, url, fault: fault(url, from) })))
    expect(all.length).toBeGreaterThan(3_000)
    expect(all.filter((link) => link.fault)).toEqual([])
    expect(all.filter(({ url }) => url.includes('.md#')).length).toBeGreaterThan(300)
  })

  test('no code that says it is in a language has the signs of a comparison', () => {
    const marked = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(FENCE)].flatMap(([, , , language = '', code = '']) =>
        language !== 'diff' && !SIGNS_MEAN_SOMETHING.includes(language) && /^[+-](?=[ \w\t])/m.test(code)
          ? [`${path}: ${language}`]
          : [],
      ),
    )
    expect(marked).toEqual([])
    expect([...texts.values()].some((text) => text.includes('```diff\n'))).toBe(true)
  })

  test('marked lines and versions are told in words', () => {
    const all = [...texts.values()].join('\n')
    expect(all).toMatch(/`src\/[\w.-]+`（标出的行：\d/)
    expect(all).toMatch(/（仅 2\.x）/)
  })
})

describe('sections', () => {
  test('are listed as their schema says, and every file of the folder is', () => {
    const schema = JSON.parse(readFileSync(join('static', files.sectionsSchema), 'utf8')) as object
    const validate = new Ajv({ allErrors: true }).compile(schema)
    expect([validate(list), validate.errors]).toEqual([true, null])
    const paths = list.sections.map(({ path }) => path)
    const written = [...texts.keys()].filter((path) => path.startsWith(`${SECTIONS_FOLDER.slice(1)}/`))
    expect([...paths].sort()).toEqual(written.sort())
  })

  test('have the size that the list says, and none is above 6 KB', () => {
    for (const { id, path, bytes } of list.sections) {
      const text = texts.get(path) ?? ''
      expect([id, bytes]).toEqual([id, Buffer.byteLength(text)])
      expect(bytes).toBeLessThanOrEqual(6 * 1024)
      expect(withoutFrontMatter(text).facts.id).toBe(id)
    }
  })

  test('every heading of every listed page is one, and every row and error message is in one', () => {
    const known = new Set(
      list.sections.flatMap(({ id, page, anchors = [] }) => [id, ...anchors.map((anchor) => `${page}#${anchor}`)]),
    )
    const listed = new Set(list.pages.map(({ id }) => id))
    const missing = docPages().flatMap((page) => {
      const id = page.url.endsWith('/docs/') ? 'five/intro' : (docId(withoutBase(page.url)) ?? '')
      if (!listed.has(id)) return []
      const body = /id="article-body"[^>]*>([^]*?)<\/article>/.exec(page.html)?.[1] ?? ''
      const ids = [
        ...body.matchAll(/<(?:h[23]|tr|p class="error-text"|p id="[^"]*" class="error-text")[^>]*? id="([^"]+)"/g),
      ]
      return ids.map(([, anchor]) => `${id}#${anchor}`).filter((anchor) => !known.has(anchor))
    })
    expect(missing).toEqual([])
  })

  test('the interface on one page is a section for each endpoint', () => {
    const endpoints = list.sections.filter(({ page, level }) => page === 'openapi' && level === 3)
    expect(endpoints.length).toBeGreaterThan(20)
  })
})

test('a list of links keeps its links', () => {
  const text = texts.get('openapi.md')!
  expect(text.match(/^其他语言：\[Java\]\(\S+\) · \[Python\]\(\S+\)/gm)?.length).toBeGreaterThan(40)
  expect(text).not.toMatch(/： · /)
})

import { describe, expect, test } from '@jest/globals'
import { toString } from 'hast-util-to-string'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../src/site/config'
import { filesIn } from '../../src/gatsby/files-in'
import { readFrontMatter } from '../../src/gatsby/front-matter'
import {
  absoluteUrl,
  areaOf,
  areaPath,
  docFile,
  docId,
  docPath,
  DOCS_MAIN_ID,
  files,
  markdownPath,
  withBase,
  withoutBase,
} from '../../src/site/routes'
import { htmlFaults, policyFaults, repeatedIds } from '../support/page-faults'
import { isByDay } from '../support/pages-of-day'
import {
  attribute,
  builtPages,
  docPages,
  documentOf,
  fileOf,
  find,
  PUBLIC,
  robotsOf,
  type BuiltPage,
} from '../support/public-pages'

/** Every page of the finished site, read once, as a crawler would see it. */
const pages = builtPages()
const byUrl = new Map(pages.map((page) => [page.url, page]))
const DOCS_MAIN = withBase('/docs/')
const canonicalOf = (page: BuiltPage): string =>
  attribute(find(page, 'link', { rel: 'canonical' }) ?? page.elements[0]!, 'href') ?? ''
const idsOf = ({ elements }: BuiltPage): Set<string | undefined> =>
  new Set(elements.map((element) => attribute(element, 'id')))
const hrefsOf = ({ elements }: BuiltPage): (string | undefined)[] =>
  elements.flatMap((element) => (element.tagName === 'a' ? [attribute(element, 'href')] : []))

/** @returns `url: fault` for everything that a check finds on the pages. */
const faultsOn = (looked: BuiltPage[], check: (page: BuiltPage) => string[]): string[] =>
  looked.flatMap((page) => check(page).map((fault) => `${page.url}: ${fault}`))

test('pages of each kind, and those that were changed, are valid HTML', async () => {
  const looked = pages.filter(({ url }) => isByDay(withoutBase(url)))
  expect(looked.length).toBeGreaterThanOrEqual(12)
  expect((await Promise.all(looked.map(htmlFaults))).flat()).toEqual([])
})

test('every page says what it is: one h1, title, description, canonical, language; each id stands once', () => {
  const faults = faultsOn(pages, (page) => {
    const root = find(page, 'html', { lang: 'zh-CN', dir: 'ltr' })
    const description = find(page, 'meta', { name: 'description' })
    return [
      ...(page.elements.filter(({ tagName }) => tagName === 'h1').length === 1 ? [] : ['h1']),
      ...(/<title[^>]*>[^<]+<\/title>/.test(page.html) ? [] : ['title']),
      ...(description && attribute(description, 'content') ? [] : ['description']),
      ...(canonicalOf(page) ? [] : ['canonical']),
      ...(root ? [] : ['language']),
      // React's streaming renderer leaves some between Chinese characters
      ...(page.html.includes('\0') ? ['NUL'] : []),
      ...repeatedIds(page),
    ]
  })
  expect(faults).toEqual([])
})

describe('references', () => {
  test('every href, src and anchor leads somewhere, below the prefix', () => {
    const ids = new Map(pages.map((page) => [page.url, idsOf(page)]))
    const faults = faultsOn(pages, (page) =>
      page.elements.flatMap((element) =>
        ['href', 'src', 'poster'].flatMap((name) => {
          const value = attribute(element, name)
          if (value === undefined || /^(?:https?:|mailto:|tel:|data:)/.test(value)) return []
          const [address = '', hash = ''] = value.split('#')
          const path = address.replace(/\?.*$/, '')
          if (path && !fileOf(path)) return [`<${element.tagName} ${name}="${value}">`]
          const target = ids.get(path || page.url)
          const anchor = decodeURIComponent(hash)
          return element.tagName === 'a' && anchor && target && !target.has(anchor) ? [`anchor ${value}`] : []
        }),
      ),
    )
    expect(faults).toEqual([])
  })

  test('no page asks another host for anything', () => {
    const isLoaded = /^(?:script|img|source|iframe|video|audio)$/
    const rels = /stylesheet|preload|icon|manifest|preconnect|dns-prefetch/
    const faults = faultsOn(pages, ({ elements }) =>
      elements
        .flatMap((element) => [
          isLoaded.test(element.tagName) ? attribute(element, 'src') : undefined,
          element.tagName === 'link' && rels.test(attribute(element, 'rel') ?? '')
            ? attribute(element, 'href')
            : undefined,
        ])
        .filter((address) => address !== undefined && /^(?:https?:)?\/\//.test(address))
        .map(String),
    )
    expect(faults).toEqual([])
  })

  test('every canonical is the address of its page; that of the docs is their first page', () => {
    for (const page of pages) {
      if (page.url.endsWith('/404.html')) continue
      const own = page.url === DOCS_MAIN ? withBase(docPath(DOCS_MAIN_ID)) : page.url
      expect(canonicalOf(page)).toBe(site.origin + own)
      expect(fileOf(own)).toBeDefined()
    }
  })

  test('the sitemap lists every page that may be indexed, and no other', () => {
    const sitemap = readFileSync(join(PUBLIC, 'sitemap-0.xml'), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.replace(site.origin, ''))
    const indexable = pages.filter((page) => robotsOf(page).startsWith('index') && page.url !== DOCS_MAIN)
    expect([...listed].sort()).toEqual(indexable.map(({ url }) => url).sort())
  })

  test('every page leads readers and agents to llms.txt, a doc to its Markdown and to its area on paper', () => {
    const faults = faultsOn(pages, (page) => [
      ...(find(page, 'link', { rel: 'describedby', href: absoluteUrl(files.llms) }) ? [] : ['describedby']),
      ...(find(page, 'a', { href: withBase(files.llms) }) ? [] : ['link to llms.txt']),
    ])
    expect(faults).toEqual([])
    for (const page of docPages()) {
      const id = page.url === DOCS_MAIN ? DOCS_MAIN_ID : docId(withoutBase(page.url))!
      const link = find(page, 'link', { rel: 'alternate', type: 'text/markdown' })
      // Nothing leads a search engine to a page that is not listed
      const markdown = robotsOf(page).startsWith('index') ? withBase(markdownPath(docPath(id))) : undefined
      expect([page.url, link && attribute(link, 'href')]).toEqual([page.url, markdown])
      const paper = hrefsOf(page).filter((href) => href?.includes('/print/'))
      expect([page.url, paper]).toEqual([page.url, [withBase(`/print/${id.split('/')[0]}/`)]])
    }
  })
})

/** Every route of the site specification (section 2), without the path prefix. */
const SPECIFIED_ROUTES = JSON.parse(readFileSync('tests/fixtures/specified-routes.json', 'utf8')) as string[]

describe('routes', () => {
  /** Headings of the pages that have no file of their own below `content/`. */
  const TITLES: Record<string, RegExp> = { '/': /真实空间/, '/search/': /^搜索/ }
  /** Anchors of the sections that an author has written: `## 一节 [#id]`, outside of code. */
  const sectionsOf = (source: string): string[] =>
    [...source.replace(/^( *)(`{3,})[^]*?^\1\2/gm, '').matchAll(/^## .*\[#([^\]]+)\]$/gm)].map(([, id]) => id!)

  test('every route of the specification is built, under its own heading, with every section of its text', () => {
    expect(SPECIFIED_ROUTES.length).toBeGreaterThan(100)
    for (const route of SPECIFIED_ROUTES) {
      const page = byUrl.get(withBase(route))!
      const heading = toString(page.elements.find(({ tagName }) => tagName === 'h1')!).trim()
      const id = route === '/docs/' ? DOCS_MAIN_ID : docId(route)
      const file = id ? docFile(id) : `content/${route.slice(1, -1)}.mdx`
      const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
      if (source) expect(heading).toBe(readFrontMatter(source, route).data?.title)
      else expect(heading).toMatch(TITLES[route]!)
      const ids = idsOf(page)
      expect([route, sectionsOf(source).filter((id) => !ids.has(id))]).toEqual([route, []])
    }
  })

  test('every other page is a doc that a sidebar leads to, or one that the home page leads to', () => {
    const specified = new Set(SPECIFIED_ROUTES.map(withBase))
    for (const { url } of pages) {
      if (url.endsWith('/404.html') || specified.has(url)) continue
      const area = areaOf(docId(withoutBase(url)) ?? '')
      const entry = byUrl.get(withBase(area ? areaPath(area) : '/'))!
      expect([url, hrefsOf(entry).includes(url)]).toEqual([url, true])
    }
  })
})

describe('styles', () => {
  const sheetsOf = ({ html }: BuiltPage): string[] =>
    [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css!)

  test('those of a construct stand in the pages that show it, and in no others', () => {
    // Of each sheet a class that only its construct has; drawings have their role
    const classes = {
      'api-table': 'params',
      callout: 'callout',
      cards: 'cards',
      'code-lines': 'ln',
      drawing: 'img',
      endpoint: 'method',
      figure: 'figure',
      filter: 'filter',
      'framework-switch': 'variants',
      gallery: 'gallery',
      inline: 'badge',
      program: 'run',
      steps: 'steps',
      tabs: 'tabs',
    }
    const shown = ({ elements }: BuiltPage): string[] => {
      const found = new Set(
        elements.flatMap((element) => {
          const names = attribute(element, 'className')?.split(' ') ?? []
          return names.includes('icon') ? names : [...names, attribute(element, 'role') ?? '']
        }),
      )
      return Object.entries(classes).flatMap(([name, className]) => (found.has(className) ? [name] : []))
    }
    const withArticle = [...docPages(), ...pages.filter(({ url }) => /\/demos\/$/.test(url))]
    expect([...new Set(withArticle.flatMap(shown))].sort()).toEqual(Object.keys(classes))
    for (const page of withArticle) {
      const styled = [...page.html.matchAll(/ data-part="([^"]+)"/g)].map(([, name]) => name!)
      expect([page.url, ...styled.sort()]).toEqual([page.url, ...shown(page)])
    }
  })

  test('are all in the page, in layers whose order the first one names; also those of the pointer', () => {
    const faults = faultsOn(pages, (page) => {
      const sheets = sheetsOf(page)
      const first = sheets.find((css) => css.includes('@layer'))?.replace(/\s*,\s*/g, ', ')
      return [
        ...(first?.startsWith('@layer reset, base, prose, parts, page, override;') ? [] : ['order of layers']),
        ...(find(page, 'link', { rel: 'stylesheet' }) ? ['style sheet'] : []),
        ...(sheets.some((css) => css.includes(':hover')) ? [] : ['pointer']),
      ]
    })
    expect(faults).toEqual([])
  })
})

test('every doc has the same script: what readers share does not grow with pages', () => {
  const scripts = docPages().map(({ html }) => [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src))
  expect(scripts[0]).toHaveLength(1)
  expect(new Set(scripts.map(String)).size).toBe(1)
})

test('every page and redirect stub has a policy of its own, which refuses nothing in it and allows nothing besides', () => {
  const stubs = filesIn(PUBLIC)
    .filter((name) => name.endsWith('.html') && !/(?:^|\/)(?:index|404)\.html$/.test(name))
    .map((name) => documentOf(name))
  expect(stubs.length).toBeGreaterThan(100)
  expect([...pages, ...stubs].flatMap(policyFaults)).toEqual([])
})

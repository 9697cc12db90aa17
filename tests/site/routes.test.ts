import { describe, expect, test } from '@jest/globals'
import { toString } from 'hast-util-to-string'
import { existsSync, readFileSync } from 'node:fs'
import { DOCS_MAIN_ID, withBase } from '../../src/site/routes'
import { readFrontMatter } from '../../src/gatsby/front-matter'
import { attribute, builtPages } from '../support/public-pages'
import { SPECIFIED_ROUTES } from '../support/specified-routes'

/** Headings of the pages that have no file of their own below `content/`. */
const TITLES: Record<string, RegExp> = { '/': /真实空间/, '/search/': /^搜索/ }

const pages = new Map(builtPages().map((page) => [page.url, page]))

/** The file a page is made from, for pages that have one. */
function sourceOf(route: string): string | undefined {
  const id = route === '/docs/' ? `docs/${DOCS_MAIN_ID}` : route.slice(1, -1)
  const file = `content/${id}.mdx`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Anchors of the sections that an author has written: `## 一节 [#id]`, outside of code. */
const sectionsOf = (source: string): string[] =>
  [...source.replace(/^( *)(`{3,})[^]*?^\1\2/gm, '').matchAll(/^## .*\[#([^\]]+)\]$/gm)].map(([, id]) => id!)

describe.each(SPECIFIED_ROUTES)('%s', (route) => {
  const page = pages.get(withBase(route))

  test('is built, under its own heading', () => {
    const headings = page?.elements.filter(({ tagName }) => tagName === 'h1').map((element) => toString(element).trim())
    expect(headings).toHaveLength(1)
    const source = sourceOf(route)
    if (source) expect(headings![0]).toBe(readFrontMatter(source, route).data?.title)
    else expect(headings![0]).toMatch(TITLES[route]!)
  })

  test('has every section of its text', () => {
    const ids = new Set(page?.elements.flatMap((element) => attribute(element, 'id') ?? []))
    expect(sectionsOf(sourceOf(route) ?? '').filter((id) => !ids.has(id))).toEqual([])
  })
})

test('every other page is a doc that a sidebar leads to, or one that the home page leads to', () => {
  const specified = new Set(SPECIFIED_ROUTES.map(withBase))
  const others = [...pages.keys()].filter((url) => !url.endsWith('/404.html') && !specified.has(url))
  for (const url of others) {
    const [, area] = /^\/developer\/docs\/(\w+)\//.exec(url) ?? []
    const entry = pages.get(withBase(area ? `/docs/${area}/intro/` : '/'))
    const links = entry?.elements.filter((element) => element.tagName === 'a').map((link) => attribute(link, 'href'))
    expect([url, links?.includes(url)]).toEqual([url, true])
  }
})

import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../src/site/config'
import { attribute, builtPages, fileOf, find, PUBLIC, type BuiltPage } from '../support/public-pages'

/** The finished site once more, as a crawler would see it: navbar, footer, home, canonical and sitemap included. */
const ids = new Map<string, Set<string>>()

function idsOf(page: BuiltPage): Set<string> {
  const known = ids.get(page.url) ?? new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? []))
  ids.set(page.url, known)
  return known
}

const byUrl = new Map(builtPages().map((page) => [page.url, page]))

function brokenReferences(page: BuiltPage): string[] {
  return page.elements.flatMap((element) =>
    ['href', 'src', 'poster'].flatMap((name) => {
      const value = attribute(element, name)
      if (value === undefined || /^(?:https?:|mailto:|tel:|data:)/.test(value)) return []
      const [address = '', hash = ''] = value.split('#')
      const path = address.replace(/\?.*$/, '')
      if (path && !fileOf(path)) return [`<${element.tagName} ${name}="${value}">`]
      const target = path ? byUrl.get(path) : page
      const anchor = decodeURIComponent(hash)
      return element.tagName === 'a' && anchor && target && !idsOf(target).has(anchor) ? [`anchor ${value}`] : []
    }),
  )
}

describe('references of the finished site', () => {
  test('there are pages to look at', () => {
    expect(byUrl.size).toBeGreaterThan(10)
  })

  test.each(builtPages().map((page) => [page.url, page] as const))(
    '%s: every href, src and anchor leads somewhere',
    (_url, page) => {
      expect(brokenReferences(page)).toEqual([])
    },
  )

  test('everything is below the prefix', () => {
    const outside = builtPages().flatMap((page) =>
      page.elements
        .flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')])
        .filter((value) => value?.startsWith('/') && !value.startsWith(`${site.pathPrefix}/`)),
    )
    expect(outside).toEqual([])
  })

  test('every canonical is the address of a built page', () => {
    for (const page of builtPages()) {
      const canonical = attribute(find(page, 'link', { rel: 'canonical' })!, 'href') ?? ''
      if (page.url.endsWith('/404.html')) continue
      expect(fileOf(canonical.replace(site.origin, ''))).toBeDefined()
      if (page.url !== `${site.pathPrefix}/docs/`) expect(canonical).toBe(site.origin + page.url)
    }
  })

  test('every address of the sitemap is a built, indexable page, and every indexable page is in it', () => {
    const listed = [...readFileSync(join(PUBLIC, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => (url ?? '').replace(site.origin, ''),
    )
    for (const url of listed) expect(fileOf(url)).toBeDefined()
    const indexable = builtPages().filter(
      (page) =>
        attribute(find(page, 'meta', { name: 'robots' })!, 'content')?.startsWith('index') &&
        page.url !== `${site.pathPrefix}/docs/`,
    )
    expect([...listed].sort()).toEqual(indexable.map(({ url }) => url).sort())
  })
})

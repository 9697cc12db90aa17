import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { site } from '../../../src/site/config'

const PUBLIC = join(process.cwd(), 'public')

/** Address with prefix, e.g. `address('/docs/')`. */
export const address = (path: string): string => site.pathPrefix + path

const folders = (below: string): string[] =>
  readdirSync(join(PUBLIC, below), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${below ? `${below}/` : ''}${name.replace(/index\.html$/, '')}`)
    .sort()

const SINGLE = ['/', '/docs/', '/agreement/', '/demos/', '/search/', '/404.html']

/** Routes of all docs, without prefix. */
export const docRoutes = (): string[] => [...folders('docs').filter((path) => path !== '/docs/'), ...folders('openapi')]

/** Routes of the documents made for paper, one for each area. */
export const printRoutes = (): string[] => folders('print')

/** Routes of all pages with an HTML of their own, without prefix. */
export const allRoutes = (): string[] => [...SINGLE, ...docRoutes()]

const fileOf = (path: string): string => join(PUBLIC, path.endsWith('/') ? `${path}index.html` : path)

/** HTML of a route as it is served. */
export const htmlOf = (path: string): string => readFileSync(fileOf(path), 'utf8')

/** Bytes of a file of the site in brotli, as the server sends it. */
export const brotliBytes = (path: string): number => brotliCompressSync(readFileSync(fileOf(path))).length

/**
 * The first doc whose HTML fits, so that tests do not depend on what a certain page says.
 * @throws Error when the site has no such page: then the test has nothing to test.
 */
export function docWith(...needles: (string | RegExp)[]): string {
  const found = docRoutes().find((path) => {
    const html = htmlOf(path)
    return needles.every((needle) => (typeof needle === 'string' ? html.includes(needle) : needle.test(html)))
  })
  if (!found) throw new Error(`no page has ${needles.join(' and ')}`)
  return address(found)
}

/** Like {@link docWith}, but looks at the article only. */
export const articleWith = (needle: RegExp): string =>
  docWith(new RegExp(`id="article-body">(?:(?!</article>)[^])*(?:${needle.source})`))

/** A doc with at least so many second-level headings, for everything about scrolling. */
export function longDoc(): string {
  const path = docRoutes().find(
    (route) => (htmlOf(route).match(/<h2 id=/g)?.length ?? 0) >= 5 && htmlOf(route).length > 60_000,
  )
  if (!path) throw new Error('no long page')
  return address(path)
}

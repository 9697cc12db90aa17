import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { withBase as address, withoutBase } from '../../../src/site/routes'
import { docPages, fileOf, type BuiltPage } from '../../support/public-pages'

/** Address with prefix, e.g. `address('/docs/')`. */
export { address }

const SINGLE = ['/', '/docs/', '/agreement/', '/demos/', '/search/', '/404.html']

const docs = (): BuiltPage[] => docPages().filter(({ url }) => url !== address('/docs/'))

/** Routes of all docs, without prefix. */
export const docRoutes = (): string[] => docs().map(({ url }) => withoutBase(url))

/** Routes of all pages with an HTML of their own, without prefix. */
export const allRoutes = (): string[] => [...SINGLE, ...docRoutes()]

/** HTML of a route as it is served. */
export const htmlOf = (path: string): string => readFileSync(fileOf(address(path))!, 'utf8')

/** Bytes of a file of the site in brotli, as the server sends it. */
export const brotliBytes = (path: string): number => brotliCompressSync(readFileSync(fileOf(address(path))!)).length

/**
 * The first doc whose HTML fits, so that tests do not depend on what a certain page says.
 * @throws Error when the site has no such page: then the test has nothing to test.
 */
export function docWith(...needles: (string | RegExp)[]): string {
  const found = docs().find(({ html }) =>
    needles.every((needle) => (typeof needle === 'string' ? html.includes(needle) : needle.test(html))),
  )
  if (!found) throw new Error(`no page has ${needles.join(' and ')}`)
  return found.url
}

/** Like {@link docWith}, but looks at the article only. */
export const articleWith = (needle: RegExp): string =>
  docWith(new RegExp(`id="article-body">(?:(?!</article>)[^])*(?:${needle.source})`))

/** A doc with at least so many second-level headings, for everything about scrolling. */
export function longDoc(): string {
  const found = docs().find(({ html }) => (html.match(/<h2 id=/g)?.length ?? 0) >= 5 && html.length > 60_000)
  if (!found) throw new Error('no long page')
  return found.url
}

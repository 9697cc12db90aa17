/**
 * What pages import from `gatsby` and what Gatsby itself imports from `gatsby-link`, without `<Link>`, `<Slice>`,
 * `<Script>` and static queries, none of which this site uses: importing one of them fails the build.
 */

/* Filled in by Gatsby. */
declare const __BASE_PATH__: string

type Navigate = (to: number | string, options?: { state?: object; replace?: boolean }) => void

const FILE = /\.(?:html|json|js|map|txt|xml|pdf)$/

/** @returns a route with the site's prefix. Addresses elsewhere and relative ones stay as they are. */
export function withPrefix(path: string): string {
  if (/^[a-z][a-z\d+\-.]*:|^\.\.?\//i.test(path)) return path
  return `${__BASE_PATH__}${path.startsWith('/') ? '' : '/'}${path}`
}

/** @returns the three parts of an address within the site; `''` for one that is absent or empty. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { pathname: pathname || '/', search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}

/**
 * Goes to a page without a reload.
 * @param to route without prefix, with or without the slash at its end, or a number of steps through the history.
 */
export const navigate: Navigate = (to, options) => {
  let address = to
  if (typeof to === 'string') {
    const { pathname, search, hash } = parsePath(withPrefix(to))
    address = `${pathname.endsWith('/') || FILE.test(pathname) ? pathname : `${pathname}/`}${search}${hash}`
  }
  ;(window as unknown as { ___navigate: Navigate }).___navigate(address, options)
}

import type { LinkTarget } from '../article/types'
import { canonicalPath, withoutBase } from '../site/routes'

/**
 * @param href an address as it is written in a sidebar or in the navbar.
 * @returns what it leads to: a path of this site when it begins with a slash, else an address elsewhere.
 */
export function targetOf(href: string): { target: LinkTarget; anchor: string } {
  if (!/^\/(?!\/)/.test(href)) return { target: { kind: 'external', href }, anchor: '' }
  const [address = '', anchor = ''] = href.split('#')
  const path = canonicalPath(withoutBase(address.replace(/\?.*$/, '')))
  return { target: { kind: 'path', path: decodeURI(path) }, anchor: decodeURI(anchor) }
}

import { addressOf } from '../client/address'
import { hashTarget } from '../client/hash-target'
import { leaveMarks } from './client/pending-marks'
import { markWords } from './client/mark-words'
import { withoutBase } from '../site/routes'

/** Route of a hit's address without prefix, whatever origin the address names. */
export const routeOf = (url: string): string => {
  const { pathname, search, hash } = new URL(url, location.origin)
  // In development there is no prefix: two slashes would begin another host's name
  return withoutBase(pathname).replace(/^\/+/, '/') + search + hash
}

/** Address of a hit on this site: in development there is no prefix. */
export const hrefOf = (url: string): string => addressOf(routeOf(url))

/** Goes to a hit and has its words marked there. */
export function navigateToHit(url: string, words: string[] = []): void {
  const href = hrefOf(url)
  const { pathname, hash } = new URL(href, location.origin)
  if (pathname !== location.pathname) {
    leaveMarks(pathname, words)
    location.assign(href)
    return
  }
  if (hash !== location.hash) location.assign(href)
  markWords(words, hash)
  const target = hash ? hashTarget(hash) : document.getElementById('content')
  if (!target) return
  target.scrollIntoView()
  // Heard, and where the next key goes on
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

import type { MouseEvent } from 'react'
import { addressOf } from '../client/address'
import { hashTarget } from '../client/hash-target'
import { leaveMarks } from './client/pending-marks'
import { markWords } from './client/mark-words'
import { withoutBase } from '../site/routes'

/** Address of a hit on this site, whatever origin its own names: in development there is no prefix. */
export function hrefOf(url: string): string {
  const { pathname, search, hash } = new URL(url, location.origin)
  // Without a prefix two slashes would begin another host's name
  return addressOf(withoutBase(pathname).replace(/^\/+/, '/') + search + hash)
}

/** Whether the browser opens a link that is pressed so in another tab, or window. */
export const isForOtherTab = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || button === 1

/** Handlers of a link that tell of presses with the first and with the middle button. */
export const onPress = (press: (event: MouseEvent) => void) => ({
  onClick: press,
  onAuxClick: (event: MouseEvent) => {
    if (event.button === 1) press(event)
  },
})

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

/** Runs where the page ends, before it is painted: the sidebar shows its current entry. */
import type {} from '../../site/inline-constants'

const side = document.querySelector('.side')
const entry = side?.querySelector<HTMLElement>('[aria-current]')
// Where it is not shown, asking for a height, or for the style itself, would style and lay out the whole page at once
const isShown = matchMedia(INLINE.wide).matches
if (side && isShown && entry && entry.offsetTop > side.clientHeight)
  side.scrollTop = entry.offsetTop - side.clientHeight / 2

// Makes this a module for the bundler, which would wrap it otherwise
export {}

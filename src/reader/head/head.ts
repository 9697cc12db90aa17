/**
 * Runs in the head, before the first paint: what is remembered decides how the page looks. Bundled by
 * `src/gatsby/page-assets.ts`, which fills in the `INLINE` constants.
 */
import { warnAboutBase } from './base-url'
import type { InlineConstants } from './constants'

declare const INLINE: InlineConstants

const root = document.documentElement
root.classList.add('js')
try {
  const theme = localStorage.getItem(INLINE.themeKey)
  if (!INLINE.themePinned && (theme === 'dark' || theme === 'light')) root.dataset.theme = theme
  if (localStorage.getItem(INLINE.announcementKey) === INLINE.announcementId) root.dataset.announcement = 'closed'
} catch {
  // Storage is not available: defaults. `src/reader/storage.ts` warns once.
}

/** After the frame with the beginning of the article: the rest of what is near. */
function layOutRest(): void {
  if (root.dataset.layout === 'first') root.dataset.layout = 'near'
}

// The top of a page: what is near is laid out (`late-layout.ts`). Elsewhere places must be exact.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'navigate' && !location.hash) {
  root.dataset.layout = 'first'
  requestAnimationFrame(() => setTimeout(layOutRest))
  addEventListener('load', layOutRest) // a page in the background has no frames
}

// The reader is not where the page expects it
addEventListener('error', ({ target }) => (target as Element).id === 'reader' && warnAboutBase(), true)

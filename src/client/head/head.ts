/** Runs in the head, before the first paint. Bundled by `src/gatsby/page-assets.ts`. */
import { followAnnouncement } from '../../page/Announcement/early'
import { followColorMode } from '../../page/ColorToggle/early'
import { PAINT_TIMEOUT_MS, SILENCE_MS } from '../../site/timeouts'
import { tell } from './banner'
import { warnAboutBase } from './base-url'
import { startDialogs } from './dialogs'
import { holdPresses, releasePresses } from './held-presses'
import { startAtTop } from './late-layout'

const root = document.documentElement
root.classList.add('js')
followColorMode()
followAnnouncement()
startDialogs()
holdPresses()
startAtTop()

/** The document ends, or hangs, before its end. */
function offerAnew(): void {
  const again = document.createElement('a')
  // Another address: of this one the browser may have kept what came
  again.href = `${location.search || '?'}&${location.hash}`
  again.textContent = INLINE.again
  // The banner's ground is light in either mode
  again.style.color = 'inherit'
  tell(`${INLINE.incomplete}\n`, again)
}

/** As for readers without scripts: what cannot work does not show, links are links. */
function doWithoutReader(): void {
  if (!window.heldPresses) return
  root.classList.remove('js')
  releasePresses()
  if (document.getElementById('reader')) warnAboutBase()
  else offerAnew()
}
if (!INLINE.isPreview) {
  // It is deferred: by now it has run, or will not
  addEventListener('DOMContentLoaded', doWithoutReader)
  // It may hang, as may the document; should it come after all, it adds the class again
  setTimeout(doWithoutReader, SILENCE_MS)
  // Chromium paints nothing before the beginning of the article is there (gatsby-ssr.tsx)
  setTimeout(() => document.querySelector('[rel=expect]')?.remove(), PAINT_TIMEOUT_MS)
}

// Makes this a module for the bundler, which would wrap it otherwise
export {}

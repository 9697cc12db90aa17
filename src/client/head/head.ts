/** Runs in the head, before the first paint. Bundled by `src/gatsby/page-assets.ts`. */
import { followAnnouncement } from '../../page/Announcement/early'
import { followColorMode } from '../../page/ColorToggle/early'
import { FILE_TIMEOUT_MS } from '../../site/file-timeout'
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

/** As for readers without scripts: what cannot work does not show, links are links. */
function doWithoutReader(): void {
  root.classList.remove('js')
  releasePresses()
  warnAboutBase()
}
addEventListener('error', ({ target }) => (target as Element).id === 'reader' && doWithoutReader(), true)
// It may hang; should it come after all, it adds the class again
setTimeout(() => window.heldPresses && doWithoutReader(), FILE_TIMEOUT_MS)

// Makes this a module for the bundler, which would wrap it otherwise
export {}

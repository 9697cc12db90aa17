/** Runs in the head, before the first paint. Bundled by `src/gatsby/page-assets.ts`. */
import { followAnnouncement } from '../../page/Announcement/early'
import { followColorMode } from '../../page/ColorToggle/early'
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

addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element).id !== 'reader') return
    // As for readers without scripts: what cannot work does not show, links are links
    root.classList.remove('js')
    releasePresses()
    warnAboutBase()
  },
  true,
)

// Makes this a module for the bundler, which would wrap it otherwise
export {}

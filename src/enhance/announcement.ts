import { announcement } from '../site/config'
import { onClick } from '../lib/listen'
import { createStorageSlot } from '../lib/storage'
import { ANNOUNCEMENT_KEY } from '../lib/storage-keys'

/** Closes the announcement bar and remembers its id, so that a new announcement shows again. */
export function startAnnouncement(): void {
  const slot = createStorageSlot(ANNOUNCEMENT_KEY, '公告已关闭')
  onClick('[data-announcement-close]', () => {
    document.documentElement.dataset.announcement = 'closed'
    if (announcement) slot.set(announcement.id)
    document.querySelector<HTMLElement>('.nav .brand')?.focus()
  })
}

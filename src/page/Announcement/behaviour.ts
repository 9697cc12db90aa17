import { onClick } from '../../reader/listen'
import { createStorageSlot } from '../../reader/storage'
import { ANNOUNCEMENT_KEY } from '../../site/storage-keys'

/** Closes the announcement bar and remembers its id, so that a new announcement shows again. */
export function startAnnouncement(): void {
  const slot = createStorageSlot(ANNOUNCEMENT_KEY, '公告已关闭')
  onClick('[data-announcement-close]', (button) => {
    document.documentElement.dataset.announcement = 'closed'
    slot.set(button.dataset.announcementClose!)
    document.querySelector<HTMLElement>('.nav .brand')?.focus()
  })
}

import { createStorageSlot } from '../../client/storage'
import type {} from '../../site/inline-constants'
import { ANNOUNCEMENT_KEY } from '../../site/storage-keys'

/**
 * The announcement bar: a closed one never shows again, in no tab, until a new announcement has another id
 * (specification, section 4).
 */
export function followAnnouncement(): void {
  if (!INLINE.announcementId) return
  const slot = createStorageSlot(ANNOUNCEMENT_KEY, '公告已关闭')
  const hide = (): void => void (document.documentElement.dataset.announcement = 'closed')
  const show = (): void => void (slot.get() === INLINE.announcementId && hide())
  show()
  addEventListener('storage', ({ key }) => key === ANNOUNCEMENT_KEY && show())
  addEventListener('pageshow', show)
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest?.('[data-announcement-close]')) return
    hide()
    slot.set(INLINE.announcementId)
    document.querySelector<HTMLElement>('.nav .brand')?.focus()
  })
}

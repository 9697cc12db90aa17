import { announcement } from '../../site/config'
import { announcementBar } from '../../site/strings'
import { Icon } from '../parts/Icon'

/** Content of the announcement bar; `src/enhance/announcement.ts` closes it and remembers that. */
export function Announcement() {
  return (
    <>
      <p>{announcement?.text}</p>
      <button className="icon-btn js-only" type="button" aria-label={announcementBar.close} data-announcement-close="">
        <Icon name="x" />
      </button>
    </>
  )
}

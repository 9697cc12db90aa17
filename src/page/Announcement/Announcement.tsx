import { withPrefix } from 'gatsby'
import type { announcement } from '../../site/announcement'
import { announcementBar } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'

/** The announcement bar; `early.ts` closes it and remembers that. */
export function Announcement({ id, text, link }: NonNullable<typeof announcement>) {
  return (
    <aside className="announce" aria-label={announcementBar.aria}>
      <p>
        {text}
        <a href={withPrefix(link.path)}>{link.text}</a>
      </p>
      <button
        className="icon-btn js-only"
        type="button"
        aria-label={announcementBar.close}
        data-announcement-close={id}
      >
        <Icon name="x" />
      </button>
    </aside>
  )
}

import { announcement } from '../../site/config'
import { announcementBar, nav } from '../../site/strings'
import { Icon } from '../parts/Icon'
import { Navbar } from '../Navbar/Navbar'

/** The announcement bar; `src/page/Announcement/behaviour.ts` closes it and remembers that. */
function Announcement({ id, text }: { id: string; text: string }) {
  return (
    <aside className="announce" aria-label={announcementBar.aria}>
      <p>{text}</p>
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

/**
 * What every page begins with: skip link, announcement, navbar.
 * @param props.section id of the page's section, for the navbar's current item.
 */
export function Top({ section }: { section: string }) {
  return (
    <>
      <a className="skip" href="#content">
        {nav.skipToContent}
      </a>
      {announcement && <Announcement {...announcement} />}
      <header className="nav">
        <Navbar section={section} />
      </header>
    </>
  )
}

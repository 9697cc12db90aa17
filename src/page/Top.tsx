import { announcement } from '../site/config'
import { nav } from '../site/strings'
import { Announcement } from './Announcement/Announcement'
import { Navbar } from './Navbar/Navbar'

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

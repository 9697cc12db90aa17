import { withPrefix } from 'gatsby'
import { announcement } from '../site/config'
import { files } from '../site/routes'
import { nav } from '../site/strings/interface'
import { Announcement } from './Announcement/Announcement'
import { Navbar } from './Navbar/Navbar'

/**
 * What every page begins with: skip link, where machine readers find the Markdown of all pages (nobody else sees it),
 * announcement, navbar.
 * @param props.section id of the page's section, for the navbar's current item.
 */
export function Top({ section }: { section: string }) {
  return (
    <>
      <a className="skip" href="#content">
        {nav.skipToContent}
      </a>
      <p hidden>
        {nav.machineIndex}
        <a href={withPrefix(files.llms)}>llms.txt</a>
      </p>
      {announcement && <Announcement {...announcement} />}
      <header className="nav">
        <Navbar section={section} />
      </header>
    </>
  )
}

import { withPrefix } from 'gatsby'
import { about } from '../../site/about'
import { colorMode } from '../../site/config'
import { navbar } from '../../site/navbar'
import { routes } from '../../site/routes'
import { search } from '../../site/strings/search'
import { nav } from '../../site/strings/interface'
import { BrandMark } from '../shared/BrandMark'
import { commandFor } from '../shared/command'
import { Icon } from '../shared/Icon'
import { SearchButton } from '../SearchDialog/SearchButton'
import { ColorToggle } from '../ColorToggle/ColorToggle'
import { NavItems, NavTextLink } from './NavItems'

const textItems = navbar.end.filter((item) => item.type !== 'external')
const iconItems = navbar.end.filter((item) => item.type === 'external')

/**
 * Content of the navbar (specification, section 2).
 * @param props.section id of the page's section, for the current item.
 */
export function Navbar({ section }: { section: string }) {
  return (
    <div className="nav-in">
      <button
        className="icon-btn only-mobile"
        type="button"
        aria-label={nav.menuOpen}
        aria-haspopup="dialog"
        {...commandFor('show-modal', 'drawer')}
      >
        <Icon name="menu" />
      </button>
      <a className="brand" href={withPrefix(routes.home)}>
        <BrandMark />
        <span>{about.brand}</span>
        <span className="sr">{nav.brandSuffix}</span>
      </a>
      <nav aria-label={nav.mainAria}>
        <ul className="nav-items">
          <NavItems items={navbar.start} section={section}>
            {(link, current) => <NavTextLink link={link} current={current} />}
          </NavItems>
        </ul>
      </nav>
      <div className="nav-end">
        <SearchButton className="search-btn" hasKeys>
          <Icon name="search" />
          <span className="sr">{search.buttonAria}</span>
          <span className="search-label" aria-hidden="true">
            {search.button}
          </span>
        </SearchButton>
        <ul className="nav-items">
          <NavItems items={textItems} section={section}>
            {(link, current) => <NavTextLink link={link} current={current} />}
          </NavItems>
          <NavItems items={iconItems} section={section}>
            {({ href, external }) => (
              <a
                className="icon-btn"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={external?.ariaLabel}
              >
                <Icon name={external?.icon ?? ''} className="solid" />
              </a>
            )}
          </NavItems>
        </ul>
        {!colorMode.disableSwitch && <ColorToggle />}
      </div>
    </div>
  )
}

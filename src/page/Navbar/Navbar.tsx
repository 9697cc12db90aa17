import { withPrefix } from 'gatsby'
import { about } from '../../site/about'
import { DISABLE_COLOR_SWITCH } from '../../site/config'
import { navbar } from '../../site/navbar'
import { routes } from '../../site/routes'
import { search } from '../../site/strings/search'
import { nav } from '../../site/strings/interface'
import { BrandMark } from '../shared/BrandMark'
import { commandFor } from '../shared/command'
import { Icon } from '../shared/Icon'
import { SearchButton } from '../SearchDialog/SearchButton'
import { ColorToggle } from '../ColorToggle/ColorToggle'
import type { NavLink } from './nav-item'
import { NavItems } from './NavItems'

const showLink = ({ href, section, label, sub, external }: NavLink, current: 'page' | undefined) =>
  external ? (
    <a className="icon-btn" href={href} target="_blank" rel="noopener noreferrer" aria-label={external.ariaLabel}>
      <Icon name={external.icon} className="solid" />
    </a>
  ) : (
    <a href={withPrefix(href)} data-nav={section} aria-current={current}>
      {`${label} `}
      {sub && <span className="sub">{sub}</span>}
    </a>
  )

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
            {showLink}
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
          <NavItems items={navbar.end} section={section}>
            {showLink}
          </NavItems>
        </ul>
        {!DISABLE_COLOR_SWITCH && <ColorToggle />}
      </div>
    </div>
  )
}

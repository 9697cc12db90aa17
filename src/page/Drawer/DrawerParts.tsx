import { withPrefix } from 'gatsby'
import { site } from '../../site/config'
import { navbar } from '../../site/navbar'
import { nav } from '../../site/strings/interface'
import { BrandMark } from '../shared/BrandMark'
import { commandFor } from '../shared/command'
import { Icon } from '../shared/Icon'
import { NavItems } from '../Navbar/NavItems'

/** Name, brand and close button of the drawer. */
export function DrawerHead() {
  return (
    <>
      <span className="sr" id="drawer-title">
        {nav.menuAria}
      </span>
      <span className="brand">
        <BrandMark />
        {site.brand}
      </span>
      <button className="icon-btn" type="button" aria-label={nav.menuClose} {...commandFor('close', 'drawer')}>
        <Icon name="x" />
      </button>
    </>
  )
}

/** The main menu: the navbar's items, areas with the short name of their package. */
export function DrawerMain({ section }: { section: string }) {
  return (
    <nav aria-label={nav.menuMainAria}>
      <ul className="tree">
        <NavItems items={[...navbar.start, ...navbar.end]} section={section}>
          {(link, current) =>
            link.external ? (
              <a href={link.href} target="_blank" rel="noopener noreferrer">
                {link.label}
                <Icon name="arrow-up-right" />
                <span className="sr">{`（${nav.externalAria}）`}</span>
              </a>
            ) : (
              <a href={withPrefix(link.href)} data-nav={link.section} aria-current={current}>
                {link.label}
                {link.sub && <span className="sub">{link.sub}</span>}
              </a>
            )
          }
        </NavItems>
      </ul>
    </nav>
  )
}

/** From the sidebar's tree to the main menu. */
export function DrawerBack() {
  return (
    <button className="back" type="button">
      {nav.menuBack}
    </button>
  )
}

import { withPrefix } from 'gatsby'
import type { ReactNode } from 'react'
import { about } from '../../site/about'
import { navbar } from '../../site/navbar'
import { nav } from '../../site/strings/interface'
import { NavItems } from '../Navbar/NavItems'
import { BrandMark } from '../shared/BrandMark'
import { commandFor } from '../shared/command'
import { Icon } from '../shared/Icon'

/** The main menu: the navbar's items, areas with the short name of their package. */
function MainMenu({ section }: { section: string }) {
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

/**
 * The menu of the mobile layout: a native dialog with the main menu and, on pages with a sidebar, that sidebar's tree.
 * `src/page/Drawer/behaviour.ts` switches the panels.
 * @param props.section id of the page's section, for the current item of the main menu.
 * @param props.children the sidebar's tree.
 */
export function Drawer({ section, children }: { section: string; children: ReactNode }) {
  return (
    <dialog className="drawer" id="drawer" aria-labelledby="drawer-title" data-panel={children ? 'docs' : 'main'}>
      <div className="drawer-head">
        <span className="sr" id="drawer-title">
          {nav.menuAria}
        </span>
        <span className="brand">
          <BrandMark />
          {about.brand}
        </span>
        <button className="icon-btn" type="button" aria-label={nav.menuClose} {...commandFor('close', 'drawer')}>
          <Icon name="x" />
        </button>
      </div>
      <div className="drawer-body">
        <div className="drawer-main">
          <MainMenu section={section} />
        </div>
        {children && (
          <div className="drawer-docs">
            <button className="back js-only" type="button">
              {nav.menuBack}
            </button>
            {children}
          </div>
        )}
      </div>
    </dialog>
  )
}

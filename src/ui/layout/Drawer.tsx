import { withPrefix } from 'gatsby'
import type { ReactNode } from 'react'
import { navbar, site } from '../../site/config'
import { nav, sidebar as sidebarStrings } from '../../site/strings'
import { BrandMark } from '../parts/BrandMark'
import { commandFor } from '../parts/command'
import { Frozen } from '../parts/Frozen'
import { Icon } from '../parts/Icon'
import { NavItems } from './NavItems'

function DrawerHead() {
  return (
    <>
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

function DrawerMain({ section }: { section: string }) {
  return (
    <ul className="tree">
      <NavItems items={[...navbar.start, ...navbar.end]} section={section}>
        {(link, current) =>
          link.external ? (
            <a href={link.href} target="_blank" rel="noopener noreferrer">
              {link.label}
              <Icon name="arrow-up-right" />
              <span className="sr">（{nav.externalAria}）</span>
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
  )
}

/**
 * The menu of the mobile layout: a native dialog with the main menu and, on pages with a sidebar, that sidebar's tree.
 * `src/enhance/drawer.ts` switches the panels.
 */
export function Drawer({ section, children }: { section: string; children: ReactNode }) {
  return (
    <dialog className="drawer" id="drawer" aria-label={nav.menuAria} data-panel={children ? 'docs' : 'main'}>
      <Frozen as="div" id="drawer-head" className="drawer-head">
        {process.env.BUILD_STAGE === 'build-javascript' ? null : <DrawerHead />}
      </Frozen>
      <div className="drawer-body">
        <Frozen as="nav" id="drawer-main" className="drawer-main" aria-label={nav.mainAria}>
          {process.env.BUILD_STAGE === 'build-javascript' ? null : <DrawerMain section={section} />}
        </Frozen>
        {children && (
          <nav className="drawer-docs" aria-label={sidebarStrings.aria}>
            <button className="back" type="button">
              {nav.menuBack}
            </button>
            {children}
          </nav>
        )}
      </div>
    </dialog>
  )
}

import type { ReactNode } from 'react'
import { DrawerBack, DrawerHead, DrawerMain } from './DrawerParts'

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
        <DrawerHead />
      </div>
      <div className="drawer-body">
        <div className="drawer-main">
          <DrawerMain section={section} />
        </div>
        {children && (
          <div className="drawer-docs">
            <DrawerBack />
            {children}
          </div>
        )}
      </div>
    </dialog>
  )
}

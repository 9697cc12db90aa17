import type { ReactNode } from 'react'
import { Frozen } from '../parts/Frozen'
import { DrawerBack, DrawerHead, DrawerMain } from './DrawerParts'

/**
 * The menu of the mobile layout: a native dialog with the main menu and, on pages with a sidebar, that sidebar's tree.
 * `src/enhance/drawer.ts` switches the panels.
 * @param props.section id of the page's section, for the current item of the main menu.
 * @param props.children the sidebar's tree.
 */
export function Drawer({ section, children }: { section: string; children: ReactNode }) {
  return (
    <dialog className="drawer" id="drawer" aria-labelledby="drawer-title" data-panel={children ? 'docs' : 'main'}>
      <Frozen id="drawer-head" className="drawer-head">
        {process.env.BUILD_STAGE === 'build-javascript' ? null : <DrawerHead />}
      </Frozen>
      <div className="drawer-body">
        <Frozen id="drawer-main" className="drawer-main">
          {process.env.BUILD_STAGE === 'build-javascript' ? null : <DrawerMain section={section} />}
        </Frozen>
        {children && (
          <div className="drawer-docs">
            <Frozen id="drawer-back">{process.env.BUILD_STAGE === 'build-javascript' ? null : <DrawerBack />}</Frozen>
            {children}
          </div>
        )}
      </div>
    </dialog>
  )
}

import { DOCS_VERSION } from '../../site/constants'
import type { SidebarNode } from '../../site/types'
import { Tree } from './Tree'

/** Title row and tree, as the sidebar and the drawer show them. */
export function SidebarTree({ title, nodes, path }: { title: string; nodes: readonly SidebarNode[]; path: string }) {
  return (
    <>
      <p className="side-title">
        {title}
        <span className="badge version">{DOCS_VERSION.label}</span>
      </p>
      <Tree nodes={nodes} path={path} />
    </>
  )
}

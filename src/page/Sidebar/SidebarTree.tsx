import { DOCS_VERSION } from '../../site/constants'
import type { SidebarNode } from '../../site/types'
import { Tree } from './Tree'

interface SidebarTreeProps {
  title: string
  /** The product's name in code. */
  code?: string | undefined
  nodes: readonly SidebarNode[]
  /** Route of the page without prefix. */
  path: string
}

/** Title row and tree, as the sidebar and the drawer show them. */
export function SidebarTree({ title, code, nodes, path }: SidebarTreeProps) {
  return (
    <>
      <p className="side-title">
        <span>
          {title}
          {code && <span className="sub">{code}</span>}
        </span>
        <span className="badge version">{DOCS_VERSION.label}</span>
      </p>
      <Tree nodes={nodes} path={path} />
    </>
  )
}

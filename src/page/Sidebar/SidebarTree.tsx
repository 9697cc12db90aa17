import { Tree } from './Tree'
import type { sidebarOf } from './sidebar-of'

type SidebarTreeProps = NonNullable<ReturnType<typeof sidebarOf>> & {
  /** Route of the page without prefix. */
  path: string
}

/** Title row and tree, as the sidebar and the drawer show them. */
export function SidebarTree({ title, code, nodes, path }: SidebarTreeProps) {
  return (
    <>
      <p className="side-title">
        {title}
        {code && <span className="sub">{code}</span>}
      </p>
      <Tree nodes={nodes} path={path} />
    </>
  )
}

import { sidebar as strings } from '../../site/strings'
import { Tree } from './Tree'
import type { sidebarOf } from './sidebar-of'

type SidebarTreeProps = NonNullable<ReturnType<typeof sidebarOf>> & {
  /** Route of the page without prefix. */
  path: string
}

/** Title row, field and tree, as the sidebar and the drawer show them. */
export function SidebarTree({ title, code, nodes, filter, path }: SidebarTreeProps) {
  return (
    <>
      <p className="side-title">
        {title}
        {code && <span className="sub">{code}</span>}
      </p>
      {filter && (
        <input className="tree-filter" type="search" placeholder={strings.filterHint} aria-label={strings.filter} />
      )}
      <Tree nodes={nodes} path={path} />
      {filter && <p className="tree-none">{strings.filterNone}</p>}
    </>
  )
}

import { withPrefix } from 'gatsby'
import type { SidebarNode } from '../../site/types'
import { Icon } from '../parts/Icon'
import { Method } from '../parts/Method'

interface TreeProps {
  nodes: readonly SidebarNode[]
  /** Route of the page without prefix; its link is the current one. */
  path: string
}

function Branch({ nodes, path }: TreeProps) {
  return nodes.map((node) => (
    <li key={node.path ?? node.href ?? node.label}>
      {node.items ? (
        <details open>
          <summary>
            {node.label}
            <Icon name="chevron-right" />
          </summary>
          <ul>
            <Branch nodes={node.items} path={path} />
          </ul>
        </details>
      ) : (
        <a
          href={node.path ? withPrefix(node.path) : node.href}
          aria-current={node.path && node.path === path ? 'page' : undefined}
        >
          <Method name={node.method} />
          {node.label}
          {node.href?.startsWith('http') && <Icon name="arrow-up-right" />}
        </a>
      )}
    </li>
  ))
}

/** Menu tree of the sidebar and the drawer. Groups are open, and none closes by itself (specification, section 2). */
export function Tree(props: TreeProps) {
  return (
    <ul className="tree">
      <Branch {...props} />
    </ul>
  )
}

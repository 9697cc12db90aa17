import { withPrefix } from 'gatsby'
import type { SidebarNode } from '../../site/types'
import { Icon } from '../shared/Icon'

interface TreeProps {
  nodes: readonly SidebarNode[]
  /** Route of the page without prefix; its link is the current one. */
  path: string
}

/** The framework in the name of a handbook is that of the reader (`src/page/FrameworkSwitch/follow.ts`). */
function GroupName({ label, handbook }: SidebarNode) {
  if (!handbook) return label
  return (
    <span>
      {label.slice(0, -handbook.name.length)}
      <span data-book={handbook.choices}>{handbook.name}</span>
    </span>
  )
}

function Entry({ node, path, choices }: { node: SidebarNode; path: string; choices: string | undefined }) {
  const { label, href } = node
  const link = (
    <a
      href={node.path ? withPrefix(node.path) : (href ?? undefined)}
      aria-current={node.path && node.path === path ? 'page' : undefined}
      data-book={choices}
    >
      {label}
      {href?.startsWith('http') && <Icon name="arrow-up-right" />}
    </a>
  )
  if (!node.items) return link
  return (
    <details open>
      <summary>
        <GroupName {...node} />
        <Icon name="chevron-right" />
      </summary>
      <ul>
        <Branch nodes={node.items} path={path} choices={node.handbook?.choices} />
      </ul>
      {node.note && <p className="tree-note">{node.note}</p>}
    </details>
  )
}

function Branch({ nodes, path, choices }: TreeProps & { choices?: string | undefined }) {
  return nodes.map((node) => (
    <li key={node.path ?? node.href ?? node.label}>
      <Entry node={node} path={path} choices={choices} />
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

import { withPrefix } from 'gatsby'
import type { ReactNode } from 'react'
import { fill, sidebar as strings } from '../../site/strings'
import type { SidebarNode } from '../../site/types'
import { Icon } from '../parts/Icon'
import { Method } from '../parts/Method'

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

function Entries({ node, path }: { node: SidebarNode; path: string }) {
  return (
    <>
      <ul>
        <Branch nodes={node.items ?? []} path={path} choices={node.handbook?.choices} />
      </ul>
      {node.note && <p className="tree-note">{node.note}</p>}
    </>
  )
}

/** A group with a section of its own leads to it; beside its name the arrow folds it. */
function LinkedGroup({ node, path, children }: { node: SidebarNode; path: string; children: ReactNode }) {
  return (
    <div className="group">
      {children}
      <details open>
        <summary aria-label={fill(strings.entriesOf, { label: node.label })}>
          <Icon name="chevron-right" />
        </summary>
        <Entries node={node} path={path} />
      </details>
    </div>
  )
}

function Entry({ node, path, choices }: { node: SidebarNode; path: string; choices: string | undefined }) {
  const { label, method, href } = node
  const link = (
    <a
      href={node.path ? withPrefix(node.path) : (href ?? undefined)}
      aria-current={node.path && node.path === path ? 'page' : undefined}
      data-book={choices}
    >
      <Method name={method} />
      {label}
      {href?.startsWith('http') && <Icon name="arrow-up-right" />}
    </a>
  )
  if (!node.items) return link
  if (node.isPart)
    return (
      <div className="part">
        <p>{label}</p>
        <Entries node={node} path={path} />
      </div>
    )
  if (href)
    return (
      <LinkedGroup node={node} path={path}>
        {link}
      </LinkedGroup>
    )
  return (
    <details open>
      <summary>
        <GroupName {...node} />
        <Icon name="chevron-right" />
      </summary>
      <Entries node={node} path={path} />
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

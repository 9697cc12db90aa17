import { frameworks, handbookPage, type Framework } from '../site/frameworks'
import { docPath } from '../site/routes'
import { fill, sidebar as strings } from '../site/strings/interface'
import type { SidebarNode } from '../site/types'
import type { Doc, DocPage } from './types'

/** The same topic in the other frameworks, when the doc is a handbook page that has any. */
export function variantsOf(doc: Doc, byId: Map<string, Doc>): DocPage['variants'] {
  const topic = handbookPage(doc.path)?.topic
  if (!topic) return null
  const variants = frameworks.flatMap(({ id }) => {
    const other = byId.get(pageId(id, topic))
    return other ? [{ framework: id, path: other.path }] : []
  })
  return variants.length > 1 ? variants : null
}

const pageId = (framework: string, topic: string): string => `five/handbook/${framework}/${topic}`

/** The handbook that a group of the sidebar holds; `undefined` for other nodes. */
function groupFramework({ label, items }: SidebarNode): Framework | undefined {
  const framework = handbookPage(items?.[0]?.path ?? '')?.framework
  return framework && label.endsWith(framework.label) ? framework : undefined
}

/**
 * Makes the handbook groups of a sidebar those of a page: each says which frameworks may take its place, on a page of
 * one of these it is that one's, and the last one says where the frameworks without a group are chosen.
 */
export function withHandbooks(nodes: SidebarNode[], doc: Doc, byId: Map<string, Doc>): SidebarNode[] {
  const own = handbookPage(doc.path)?.framework
  const last = nodes.findLast(groupFramework)
  return nodes.map((node): SidebarNode => {
    const framework = groupFramework(node)
    if (!framework) return node
    const shown = own?.group === framework.id ? own : framework
    return {
      label: node.label.slice(0, -framework.label.length) + shown.label,
      handbook: { name: shown.label, choices: choicesOf(framework) },
      items: (node.items ?? []).map((item) => inFramework(item, shown.id, byId)),
      ...(node === last && { note: fill(strings.otherFrameworks, { frameworks: withoutGroup.join('、') }) }),
    }
  })
}

const withoutGroup = frameworks.flatMap(({ id, group, label }) => (id === group ? [] : [label]))

/** Ids of the frameworks that a group may show, its own first. */
const choicesOf = ({ id }: Framework): string =>
  [id, ...frameworks.flatMap((other) => (other.group === id && other.id !== id ? [other.id] : []))].join(' ')

function inFramework(item: SidebarNode, framework: string, byId: Map<string, Doc>): SidebarNode {
  const other = byId.get(pageId(framework, handbookPage(item.path ?? '')?.topic ?? ''))
  return other ? { label: other.sidebar_label, path: docPath(other.id) } : item
}

/** The pages of the handbook that a page is part of, in reading order; `null` outside of the handbooks. */
export function seriesOf(doc: Doc, sidebar: SidebarNode[]): DocPage['series'] {
  const name = handbookPage(doc.path)?.framework.label
  const group = name && sidebar.find(({ handbook }) => handbook?.name === name)
  return group ? (group.items ?? []).flatMap(({ label, path }) => (path ? [{ label, path }] : [])) : null
}

/** Whether a page comes before or after another one in reading order: of the handbooks only the reader's own does. */
export function isReadWith(doc: Doc, path: string): boolean {
  const own = handbookPage(doc.path)?.framework
  const other = handbookPage(path)?.framework
  return !own || !other || own === other
}

import { frameworks, handbookPage, type Framework } from '../site/frameworks'
import { docPath } from '../site/routes'
import { fill, sidebar as strings } from '../site/strings'
import type { DocPage, Problem, SidebarNode } from '../site/types'
import type { Doc, SidebarFile, SidebarItem } from './types'

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
  return other ? { label: other.sidebarLabel, path: docPath(other.id) } : item
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

/**
 * Pages that only one handbook has, when it lacks one that all others have: a page renamed in one framework. Readers who
 * change the framework would not find it.
 */
export function oddTopics(docs: readonly Doc[]): Problem[] {
  const pages = docs.flatMap((doc) => {
    const page = handbookPage(doc.path)
    return page ? [{ doc, topic: page.topic, framework: page.framework.id }] : []
  })
  const topics = new Map<string, string[]>()
  for (const { topic, framework } of pages) topics.set(topic, [...(topics.get(topic) ?? []), framework])
  const books = new Set(pages.map(({ framework }) => framework)).size
  return pages.flatMap(({ doc, topic, framework }): Problem[] => {
    if (books < 3 || topics.get(topic)!.length > 1) return []
    const others = [...topics].filter(([, owners]) => owners.length === books - 1 && !owners.includes(framework))
    return others.slice(0, 1).map(([other]) => ({
      severity: 'error',
      rule: 'odd-topic',
      file: doc.file,
      line: 1,
      message: `只有这一册有 ${topic}；别的框架的手册都有 ${other}，这一册没有，读者换不到它`,
      remedy: `文件名改成 ${other}.mdx；要改名就五册一起改`,
    }))
  })
}

/** Pages of one handbook in the group of another: a group is that of the framework which its label ends with. */
export function otherBooks(
  { label, items }: Extract<SidebarItem, { kind: 'group' }>,
  own: SidebarFile,
  docs: Map<string, Doc>,
): Problem[] {
  const book = frameworks.find((framework) => label.endsWith(framework.label))
  return items.flatMap((item): Problem[] => {
    const doc = item.kind === 'page' ? docs.get(`${own.area}/${item.id}`) : undefined
    const page = doc && handbookPage(doc.path)
    if (!book || !page || page.framework === book) return []
    return [
      {
        severity: 'error',
        rule: 'other-handbook',
        file: own.file,
        line: item.line,
        message: `这一组是“${label}”，这一页是 ${page.framework.label} 的手册`,
        remedy: `换成 handbook/${book.id}/${page.topic}，或移到它自己的那一组`,
      },
    ]
  })
}

import { code, component, inline, link, table, text, type Block, type Inline } from '../openapi/nodes'
import { docPath } from '../site/routes'
import { article } from '../site/strings/interface'
import { rowPrefix } from './anchors'
import type { MemberKind, ReferenceMember, ReferenceSymbol } from './types'

/** A table of members: which, under what heading, and how its columns are read (`<ApiTable kind>`). */
interface Group {
  kind: MemberKind
  title: string
  table: 'options' | 'methods'
  columns: string[]
}

const FIELDS = ['名称', '类型', article.defaultValue, '说明']
const GROUPS: Group[] = [
  { kind: 'option', title: '参数', table: 'options', columns: FIELDS },
  { kind: 'property', title: '属性', table: 'methods', columns: ['名称', '类型', '说明'] },
  { kind: 'method', title: '方法', table: 'methods', columns: ['名称', '签名', '说明'] },
  { kind: 'event', title: '事件', table: 'methods', columns: ['名称', '签名', '说明'] },
  { kind: 'value', title: '取值', table: 'methods', columns: ['名称', '类型', '说明'] },
]

/** @returns a link to the section that teaches a name, `five/config#panorama`. */
export function learnLink(section: string): Inline {
  const [page = '', anchor] = section.split('#')
  return link(docPath(page) + (anchor ? `#${anchor}` : ''), text('用法'))
}

/** The tables of a name's members; rows have the anchors `Name-member`. */
export function memberTables(symbol: ReferenceSymbol): Block[] {
  const groups = GROUPS.flatMap((group) => {
    const members = symbol.members.filter(({ kind }) => kind === group.kind)
    return members.length ? [{ ...asFields(group, symbol), members }] : []
  })
  return groups.map((group) => membersTable(rowPrefix(symbol, group.kind), group))
}

/** Fields that somebody fills in are required or not; what a class has is there. */
const asFields = (group: Group, { kind, members }: ReferenceSymbol): Group =>
  group.kind === 'property' && (kind === 'interface' || kind === 'type') && members.some(({ optional }) => optional)
    ? { ...group, table: 'options', columns: FIELDS }
    : group

function membersTable(prefix: string, group: Group & { members: ReferenceMember[] }): Block {
  const head = [group.title, ...group.columns.slice(1)]
  const rows = group.members.map((member): Inline[][] => [
    [code(member.name), ...(member.static ? [text('（静态）')] : [])],
    member.type.split('\n').flatMap((line, index) => [...(index ? [text(' ')] : []), code(line)]),
    ...(group.table === 'options' ? [defaultCell(member)] : []),
    descriptionCell(member),
  ])
  return component('ApiTable', { kind: group.table, id: prefix }, [table(head, rows)])
}

const defaultCell = (member: ReferenceMember): Inline[] => {
  const { default: value } = member
  // Words, where no one value says it
  if (value !== undefined) return [/[\u4e00-\u9fff]/.test(value) ? text(value) : code(value)]
  return [text(member.optional ? '无' : article.required)]
}

function descriptionCell({ text: sentence, learn, deprecated, since, readonly, kind }: ReferenceMember): Inline[] {
  const marks = [
    ...(deprecated ? [`${article.deprecated}。`] : []),
    ...(readonly && kind === 'property' ? ['只读。'] : []),
    ...(since ? [`${since} 起。`] : []),
  ]
  return [
    inline(`${marks.join('')}${/[。！？]$/.test(sentence) ? sentence : `${sentence}。`}`),
    ...(learn ? [learnLink(learn)] : []),
  ]
}

import type { Nodes, Root, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { ContainerDirective } from '../callout/render'
import { attributesOf } from '../component/attributes'
import type { JsxNode } from '../construct'
import { PLACEHOLDER } from '../../site/new-page'
import type { Slip, Tell } from './slip'
import { UNFINISHED } from './unfinished'

/** Reports a callout that runs to the end of what it stands in. */
export function calloutSlips({ node, written, tell }: Slip<ContainerDirective>): void {
  const [opening] = /^:{3,}/.exec(written) ?? []
  const isLabel = ({ data }: Nodes): boolean =>
    Boolean((data as { directiveLabel?: boolean } | undefined)?.directiveLabel)
  // One made of a quote has no end of its own
  if (!opening) {
    if (node.children.every(isLabel))
      tell(node, '提示块只有标题，没有正文', '第一行只写 > [!NOTE]，正文从下一行的 > 开始', UNFINISHED)
    return
  }
  if (/^:{3,}[\w-]+[【［]/.test(written))
    tell(node, `提示块 ${opening}${node.name} 的方括号是全角的，标题不会显示`, `写成 ${opening}${node.name}[标题]`)
  if (/^:{3,}[\w-]+[:：]/.test(written))
    tell(
      node,
      `提示块 ${opening}${node.name} 后面多了一个冒号`,
      `写成 ${opening}${node.name}，标题写在方括号里：${opening}${node.name}[标题]`,
    )
  for (const child of node.children)
    if (child.type === ('containerDirective' as string) && innerColons(written, child, node) === opening.length)
      tell(
        child,
        `提示块里又开始了一个提示块，而冒号一样多`,
        `要结束上面的提示块只写 ${opening}；真要套，外层的开头和结尾各多写一个冒号`,
      )
  if (Object.keys(node.attributes ?? {}).length)
    tell(node, `提示块 ${opening}${node.name} 的花括号不起作用`, `标题写在方括号里：${opening}${node.name}[标题]`)
  const lines = written.trimEnd().split('\n')
  if (/\S\s*:{3,}\s*$/.test(lines[0] ?? ''))
    return tell(
      node,
      `提示块 ${opening}${node.name} 写在了一行里，没有结束`,
      `正文另起一行，结尾再另起一行写 ${opening}`,
    )
  if (/^:{3,}[\w-]+\[[^\]]*$/.test(lines[0] ?? ''))
    tell(node, `提示块 ${opening}${node.name} 的方括号没有成对，标题不会显示`, `写成 ${opening}${node.name}[标题]`)
  if (/^:{3,}[\w-]+\[\s*\]/.test(written))
    tell(node, `提示块 ${opening}${node.name} 的方括号里没有标题`, '写上标题，或去掉方括号')
  const [, end = ''] = /^[\s>]*(:{3,})\s*$/.exec(lines.at(-1) ?? '') ?? []
  if (lines.length < 2 || end.length < opening.length)
    tell(
      node,
      `提示块 ${opening}${node.name} 没有结束，后面的正文都算进了提示块`,
      `在提示块的末尾另起一行写 ${opening}`,
    )
  else if (node.children.every(isLabel))
    tell(node, `提示块 ${opening}${node.name} 是空的`, '写上内容，或删掉它', UNFINISHED)
  else
    for (const child of node.children)
      if (child.type === 'heading') tell(child, '标题不能放在提示块里', '移到外面；只是要醒目就写 **文字**')
}

/** Colons that a callout inside of another begins with. */
function innerColons(written: string, child: Nodes, node: Nodes): number {
  const start = (child.position?.start.offset ?? 0) - (node.position?.start.offset ?? 0)
  return /^:*/.exec(written.slice(start))?.[0].length ?? 0
}

/** Components that show nothing of what is written inside of them. */
const VOID = ['Deprecated', 'Figure', 'Filter', 'Gallery', 'Since', 'Unconfirmed']

/** Components that are there for what they hold. */
const HOLDERS = ['Tabs', 'Tab', 'Steps', 'Step', 'Details', 'Card', 'ApiTable', 'ErrorText', 'Badge', 'Kbd']

/** Reports a component without anything in it, and tabs that readers cannot tell apart. */
export function componentSlips({ node, tell }: Slip<JsxNode>): void {
  const name = node.name ?? ''
  if (HOLDERS.includes(name) && !node.children.some((child) => !child.type.endsWith('Expression')))
    tell(node, `<${name}> 里是空的`, `写上内容：<${name}>…</${name}>，或删掉它`, UNFINISHED)
  if (name === 'ErrorText' && node.children.some(({ type }) => type === 'code'))
    tell(node, '<ErrorText> 里是代码块', '直接写报错的原文，不用反引号')
  const inside = node.children.find((child) => !child.type.endsWith('Expression'))
  if (VOID.includes(name) && inside)
    tell(
      inside,
      `<${name}> 里的内容不会显示`,
      name === 'Figure' ? '图注写在 caption="…"，标签以 /> 结束' : `内容移到外面，写成 <${name} … />`,
    )
  if (name === 'ApiTable' && node.children.filter(({ type }) => type === 'table').length > 1)
    tell(node, '<ApiTable> 里有几张表', '一个 <ApiTable> 只放一张表，其余各放进自己的 <ApiTable>')
  if (name === 'ApiTable') for (const table of node.children) if (table.type === 'table') foreignColumns(table, tell)
  if (name === 'Since' && !/^\d+(?:\.\d+)*$/.test(attributesOf(node).v ?? '0'))
    tell(node, `<Since> 的 v="${attributesOf(node).v}" 不是版本号`, '只写数字和点，例如 v="6.5"：页面上是“6.5 起”')
  for (const list of ['badges', 'omit', 'pages'])
    if (/[，、；]/.test(attributesOf(node)[list] ?? ''))
      tell(
        node,
        `${list} 里有全角的标点，几项会连成一项`,
        list === 'pages' ? '各项之间用空格分开' : '各项之间写半角逗号和空格',
      )
  if (name === 'Step' && attributesOf(node).title === PLACEHOLDER.step)
    tell(node, `步骤的标题还是新页面里的“${PLACEHOLDER.step}”`, '写上这一步做什么', UNFINISHED)
  const names = node.attributes.flatMap((attribute) => ('name' in attribute ? attribute.name : []))
  const twice = names.find((attribute, index) => names.indexOf(attribute) !== index)
  if (twice) tell(node, `<${name}> 的 ${twice} 写了两次`, '只留一个')
  if (name !== 'Tabs') return
  const inner = node.children.flatMap(nestedTabs)[0]
  if (inner) tell(inner, '<Tabs> 里又套了 <Tabs>', '拆成前后两组，或把里面的一组写成小标题')
  const tabs = node.children.filter((child): child is JsxNode => 'name' in child && child.name === 'Tab')
  const labels = tabs.map((tab) => attributesOf(tab).label ?? '')
  const same = labels.find((label, index) => label && labels.indexOf(label) !== index)
  if (same) tell(tabs[labels.lastIndexOf(same)]!, `两个选项卡都叫“${same}”`, '给其中一个换一个 label')
  if (tabs.length === 1) tell(node, '<Tabs> 里只有一个 <Tab>', '再加一个 <Tab>，或去掉 <Tabs> 直接写内容')
}

/** @returns tabs inside of a node: the keys that change tabs would be those of both. */
const nestedTabs = (node: Nodes): Nodes[] =>
  'name' in node && node.name === 'Tabs' ? [node] : 'children' in node ? node.children.flatMap(nestedTabs) : []

/** Columns that say something of a name in a program. */
const API_COLUMN = /类型|默认|说明|返回|签名|参数|触发|原因|值$/

function foreignColumns(table: Table, tell: Tell): void {
  const heads = table.children[0]?.children.map((cell) => toString(cell)) ?? []
  const order = ['类型', '默认值', '说明'].map((name) => heads.indexOf(name)).filter((at) => at >= 0)
  if (order.some((at, index) => index > 0 && at < order[index - 1]!))
    tell(
      table,
      `参数表的列是“${heads.join('、')}”，次序不对`,
      '表头写成 名称、类型、默认值、说明；各行不用动，除非它们也换了次序',
    )
  if (!heads.slice(1).some((head) => API_COLUMN.test(head)))
    tell(
      table,
      `参数表的列是“${heads.join('、')}”，不是参数表`,
      '列写成 名称、类型、默认值、说明；方法写 名称、返回、说明；事件写 事件、何时触发、参数；别的表去掉 <ApiTable>',
    )
}

/** Reports a field that filters nothing: it keeps rows of tables, also of those that are made of data. */
export function filterSlips(tree: Root, tell: Tell): void {
  let waiting: Nodes[] = []
  const visit = (node: Nodes): void => {
    const name = 'name' in node ? node.name : ''
    if (name === 'Filter') waiting.push(node)
    else if (node.type === 'table' || name === 'Reference') waiting = []
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  for (const filter of waiting) tell(filter, '<Filter> 后面没有表格，筛不到东西', '移到要筛选的表格前面，或删掉它')
}

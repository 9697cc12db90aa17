import type { List, Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Slip, Tell } from './slip'

/** Reports lists whose numbers or levels are not those that their author wrote, and items without anything in them. */
export function listSlips({ node, written, tell }: Slip<List>): void {
  const lines = written.split('\n')
  const first = node.position!.start.line
  const numbers = node.children.map(({ position }) => {
    const line = position && lines[position.start.line - first]
    return Number(/^[\s>]*(\d+)[.)]/.exec(line ?? '')?.[1] ?? Number.NaN)
  })
  const wrong = numbers.findIndex(
    (number, index) => index > 0 && number !== numbers[0] && number !== numbers[index - 1]! + 1,
  )
  if (node.ordered && wrong > 0)
    tell(
      node.children[wrong]!,
      `列表的序号乱了：${numbers[wrong - 1]} 后面是 ${numbers[wrong]}，页面上会是 ${(node.start ?? 1) + wrong}`,
      '按次序写，或每项都写 1.',
    )
  for (const item of node.children) swallowed(item, lines, first, tell)
  const texts = node.children.map((child) => toString(child).trim())
  const again = texts.findIndex((text, index) => text.length > 5 && texts.indexOf(text) !== index)
  if (again > 0) tell(node.children[again]!, `“${texts[again]!.slice(0, 20)}”在列表里写了两遍`, '删掉一项')
  const columns = node.children.map(({ position }) => position?.start.column ?? 0)
  const deeper = columns.findIndex((column) => column > columns[0]!)
  if (deeper > 0)
    tell(
      node.children[deeper]!,
      '这一项缩进不够，没有成为下一级',
      '缩进到上一级文字的下面：- 后面两格，1. 后面三格；同一级就左边对齐',
    )
  if (depthOf(node) === DEEP) tell(node, `列表套了 ${DEEP} 层以上，手机上看不清`, '拆成几个小节，或几个列表')
  const empty = node.children.find(({ children }) => !children.some(({ type }) => type !== 'definition'))
  if (empty) tell(empty, '列表里有一项是空的', '写上内容，或删掉这一项；“[名字]: 地址”不写在列表里')
}

/** Reports a line below an item that begins as far left as the item: it was meant to stand below the list. */
function swallowed(item: List['children'][number], lines: string[], first: number, tell: Tell): void {
  const { start, end } = item.children[0]?.position ?? {}
  if (item.children[0]?.type !== 'paragraph' || !start || !end) return
  for (let line = start.line + 1; line <= end.line; line++) {
    if (line > first && /^\s*[-*+](?=[\p{Script=Han}`“])/u.test(lines[line - first] ?? ''))
      return tell(line, '这一项没有生效，接在了上一项后面：符号后面少一个空格', '写成 - 文字')
    if (line > first && /^[\p{Script=Han}A-Za-z]/u.test(lines[line - first] ?? ''))
      return tell(line, '这一行紧跟着列表，成了上一项的一部分', '另起一段就在它前面空一行；属于上一项就缩进到文字下面')
  }
}

/** @returns how many lists stand inside of each other. */
const depthOf = (node: Nodes): number =>
  'children' in node ? Math.max(0, ...node.children.map((child) => depthOf(child))) + (node.type === 'list' ? 1 : 0) : 0

/** Levels of a list that nobody reads on a phone. */
const DEEP = 5

const listAt = (node: Nodes | undefined): List | undefined => (node?.type === 'list' ? node : undefined)

/** Reports lists that were one for their author: another sign, or a block that is not indented, has made them two. */
export function tornLists(siblings: readonly Nodes[], tell: Tell): void {
  for (const [index, node] of siblings.entries()) {
    const list = listAt(node)
    const [before, earlier] = [siblings[index - 1], listAt(siblings[index - 2])]
    const next = listAt(before)
    if (!list) continue
    if (next && next.position?.end.line === (list.position?.start.line ?? 0) - 1)
      tell(
        list,
        '列表在这里断成了两个：换了符号',
        (list.position?.start.column ?? 1) > 1
          ? '是上一项的下一级，就缩进到它的文字下面（1. 后面三格）；是同一级就用同一种符号，左边对齐'
          : '同一个列表用同一种符号；另起一个列表就在中间写一句话',
      )
    else if (list.ordered && earlier?.ordered && list.start === 1 && before && CUTTING.includes(before.type))
      tell(
        list,
        '列表在这里断开，序号又从 1 开始',
        `把第 ${before.position?.start.line} 行的内容缩进到上一项的文字下面（1. 后面三格）；是另一个列表就在中间写一句话`,
      )
  }
}

/** A paragraph that begins with a number which makes no list. */
const NUMBERED = /^(?:[（(]?\d+[）)]|\d+、|[①-⑳]|\d+\.\d+\s)\s*\p{Script=Han}/u

/** Reports numbered paragraphs: with empty lines between them they are no list either. */
export function numberedParagraphs(siblings: readonly Nodes[], tell: Tell): void {
  const isNumbered = (node: Nodes | undefined): boolean => node?.type === 'paragraph' && NUMBERED.test(toString(node))
  for (const [index, node] of siblings.entries())
    if (isNumbered(node) && isNumbered(siblings[index + 1]) && !isNumbered(siblings[index - 1]))
      tell(node, '列表没有生效：序号成了文字', '每项写成“1. 文字”；各项里有几段，就缩进到文字下面')
}

/** Blocks that belong to an item more often than they part two lists. */
const CUTTING = ['code', 'containerDirective', 'mdxJsxFlowElement']

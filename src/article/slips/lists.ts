import type { List } from 'mdast'
import type { Slip } from './slip'

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
  const columns = node.children.map(({ position }) => position?.start.column ?? 0)
  const deeper = columns.findIndex((column) => column > columns[0]!)
  if (deeper > 0)
    tell(
      node.children[deeper]!,
      '这一项缩进不够，没有成为下一级',
      '缩进到上一级文字的下面：- 后面两格，1. 后面三格；同一级就左边对齐',
    )
  const empty = node.children.find(({ children }) => !children.some(({ type }) => type !== 'definition'))
  if (empty) tell(empty, '列表里有一项是空的', '写上内容，或删掉这一项；“[名字]: 地址”不写在列表里')
}

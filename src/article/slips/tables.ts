import type { Nodes, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Slip, Tell } from './slip'
import { UNFINISHED } from './unfinished'

/** Heads of a column that readers look for. */
const ANSWER = /说明|处理|办|做|含义|意思|原因|作用|用途|写什么/

/** Reports rows that have more or fewer cells than the head (GFM drops or invents the difference). */
export function tableSlips({ node, written, tell }: Slip<Table>): void {
  const [head, ...rows] = node.children
  const expected = head?.children.length ?? 0
  const first = node.position!.start.line
  const lines = written.split('\n')
  const heads = head?.children.map((cell) => toString(cell).trim()) ?? []
  const empty = head?.children.findIndex(({ children }) => !children.length) ?? -1
  if (empty > 0) tell(head!, `表头第 ${empty + 1} 列是空的`, '写上这一列是什么；左上角的一格可以空着')
  if (head?.children.length && head.children.every(({ children: [only, more] }) => only?.type === 'strong' && !more))
    tell(head, '表头加了粗', '去掉星号：表头本来就醒目')
  // Columns that stand in groups (code, meaning, code, meaning) may repeat
  const same = heads.find((name, index) => name && heads[index - 1] === name)
  if (same) tell(head!, `两列都叫“${same}”`, '给其中一列换一个名字')
  for (const row of rows) {
    const line = row.position?.start.line ?? first
    const count = row.children.length
    if (count === expected) continue
    const isSplit = row.children.some(({ position }) => {
      const cell = position && lines[line - first]?.slice(position.start.column - 1, position.end.column - 1)
      return ((cell ?? '').match(/(?<!\\)`/g) ?? []).length % 2 === 1
    })
    const isText = !/^[\s>]*\|/.test(lines[line - first] ?? '') && /^[\s>]*\|/.test(lines[0] ?? '')
    if (isText)
      tell(
        row,
        '这一行紧跟着表格，成了表格的一行',
        '是正文就在它前面空一行；是上一格的内容就写在同一行里，换行写 <br />',
      )
    else if (/\[[^\]|\n]*(?<!\\)\|[^\]\n]*\]\(/.test(lines[line - first] ?? ''))
      tell(row, '链接文字里的竖线把单元格分开了', '单元格里的竖线写成 \\|，链接里也一样')
    else if ((lines[line - first] ?? '').includes('｜'))
      tell(row, '这一行的竖线是全角的，没有分开单元格', '改成半角的 |')
    else if (isSplit) tell(row, '代码里的竖线把单元格分开了', '单元格里的竖线写成 \\|，反引号里也一样')
    else tell(row, `表格这一行有 ${count} 格，表头有 ${expected} 格`, '补上或去掉单元格；空的单元格也要留着竖线')
  }
  const blank = heads.findIndex(
    (name, column) => name && rows.length > 1 && rows.every(({ children }) => children[column]?.children.length === 0),
  )
  if (blank >= 0) tell(head!, `“${heads[blank]}”一列全是空的`, '写上内容，或删掉这一列', UNFINISHED)
  // The last column says what a reader came for
  const lacking = rows.filter(({ children }) => children.length === expected && !children.at(-1)?.children.length)
  const isHalf = lacking[0]?.children.slice(0, -1).every(({ children }) => children.length)
  if (lacking.length === 1 && rows.length > 3 && isHalf && ANSWER.test(heads.at(-1) ?? ''))
    tell(lacking[0]!, `“${heads.at(-1)}”一列只有这一行空着`, '写上内容；确实没有就写“无”或 —')
  for (const row of rows) {
    const cells = row.children.map((cell) => toString(cell).trim())
    if (cells.length && cells.every((cell) => /^:?-{2,}:?$/.test(cell)))
      tell(row, '表格里多了一行分隔行', '下面是另一张表就在它的表头前面空一行；不是就删掉这一行')
    if (heads.some(Boolean) && cells.join('|') === heads.join('|'))
      tell(row, '表头又写了一遍', '删掉这一行；下面是另一张表就在它前面空一行')
    // `- (void)load` is code, and so is a shift
    const starts = row.children.map(({ children: [start] }) => (start?.type === 'text' ? start.value : ''))
    if (starts.some((start) => /^(?:\^\^|<<)\s*$/.test(start)))
      tell(row, '不支持用 ^^ 合并单元格', '把上一行的内容再写一遍')
    if (cells.length && cells.every((cell) => !cell) && row.children.every(({ children }) => !children.length))
      tell(row, '表格里有一行是空的', '写上内容，或删掉这一行', UNFINISHED)
    if (/`{3}[\w-]*(?:<br|\s|\\n)/.test(lines[(row.position?.start.line ?? first) - first] ?? ''))
      tell(row, '单元格里不能放代码块', '短的写成行内代码 `…`；长的放在表格下面')
    if (starts.some((start) => /^(?:[-*+]|\d+\.) \S/.test(start)))
      tell(row, '单元格里不能写列表', '各项之间写 <br />，或拆成几行')
  }
  if (!rows.some((row) => row.children.some(({ children }) => children.length)))
    tell(node, '表格只有表头，没有内容', '至少写一行，或删掉这张表', UNFINISHED)
}

/** Reports rows that an empty line has cut off from their table. @returns their paragraphs, of which nothing else is to be told. */
export function tornTable(siblings: readonly Nodes[], tell: Tell): ReadonlySet<Nodes> {
  const torn = new Set<Nodes>()
  for (const [index, node] of siblings.entries()) {
    if (node.type !== 'paragraph' || siblings[index - 1]?.type !== 'table' || !toString(node).startsWith('|')) continue
    tell(node, '表格中间断开了：前面有空行', '删掉这一行前面的空行')
    torn.add(node)
  }
  return torn
}

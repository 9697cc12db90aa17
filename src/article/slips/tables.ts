import type { Table } from 'mdast'
import type { Slip } from './slip'
import { UNFINISHED } from './unfinished'

/** Reports rows that have more or fewer cells than the head (GFM drops or invents the difference). */
export function tableSlips({ node, written, tell }: Slip<Table>): void {
  const [head, ...rows] = node.children
  const expected = head?.children.length ?? 0
  const first = node.position!.start.line
  const lines = written.split('\n')
  for (const row of rows) {
    const line = row.position?.start.line ?? first
    const count = row.children.length
    if (count === expected) continue
    const isSplit = row.children.some(({ position }) => {
      const cell = position && lines[line - first]?.slice(position.start.column - 1, position.end.column - 1)
      return ((cell ?? '').match(/(?<!\\)`/g) ?? []).length % 2 === 1
    })
    if (isSplit) tell(row, '代码里的竖线把单元格分开了', '单元格里的竖线写成 \\|，反引号里也一样')
    else tell(row, `表格这一行有 ${count} 格，表头有 ${expected} 格`, '补上或去掉单元格；空的单元格也要留着竖线')
  }
  if (!rows.some((row) => row.children.some(({ children }) => children.length)))
    tell(node, '表格只有表头，没有内容', '至少写一行，或删掉这张表', UNFINISHED)
}

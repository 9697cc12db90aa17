import type { RootContent, Table } from 'mdast'
import type { MarkdownTools } from '../construct'

/** The table, without alignment: readers of this text pay for every sign. */
export const tableMarkdown = ({ children }: Table, { phrases }: MarkdownTools): RootContent[] => [
  {
    type: 'table',
    children: children.map((row) => ({
      type: 'tableRow',
      ...(row.data && { data: row.data }),
      children: row.children.map((cell) => ({ type: 'tableCell', children: phrases(cell.children) })),
    })),
  },
]

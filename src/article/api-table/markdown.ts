import type { RootContent, Table, TableRow } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { article } from '../../site/strings'
import type { ComponentMarkdown, MarkdownTools } from '../construct'
import { tableMarkdown } from '../table/markdown'
import { marksRequired } from './required'

/** The table; “必填” stands behind the name and not in the column of default values. */
export const apiTableMarkdown: ComponentMarkdown = (node, { kind }, tools) => {
  const anchors = [...tools.context.once<string[][]>(node, () => [])]
  return node.children.flatMap((child): RootContent[] =>
    child.type === 'table' ? withMarks(child, kind || 'options', anchors.shift() ?? [], tools) : tools.flow([child]),
  )
}

function withMarks(node: Table, kind: string, anchors: string[], tools: MarkdownTools): RootContent[] {
  const headers = node.children[0]?.children.map((cell) => toString(cell)) ?? []
  const marked = marksRequired(kind, headers)
  const rows = node.children.map((row, index) => ({
    ...(marked && index > 0 ? markedRow(row) : row),
    data: { anchor: anchors[index - 1] },
  }))
  return tableMarkdown({ ...node, children: rows }, tools)
}

function markedRow(row: TableRow): TableRow {
  const [name, ...others] = row.children
  const isRequired = (cell: (typeof others)[number]): boolean => toString(cell).trim() === article.required
  if (!name || !others.some(isRequired)) return row
  return {
    ...row,
    children: [
      { ...name, children: [...name.children, { type: 'text', value: `（${article.required}）` }] },
      ...others.map((cell) => (isRequired(cell) ? { ...cell, children: [] } : cell)),
    ],
  }
}

import type { Code, Heading, Nodes, Root, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { CompileContext } from '../compilation'
import { EXPLICIT_ID } from '../heading/explicit-id'
import { leftoverMarkdown } from './leftover'

/** Rule of a page without anything on it: a draft may be so. */
export const EMPTY_PAGE = 'empty-page'

/**
 * Reports what parsed without an error and shows readers something else than was meant: blocks that swallow the rest of
 * the page, rows that lost a cell, ids and signs of Markdown that became text, a page without anything on it.
 * @param source what the tree was parsed from; its positions count in it.
 */
export function reportStructure(tree: Root, source: string, context: CompileContext): void {
  const visit = (node: Nodes, before?: Nodes): void => {
    const { start, end } = node.position ?? {}
    if (start && end) look(node, before, source.slice(start.offset, end.offset))
    if ('children' in node) node.children.forEach((child, index) => visit(child, node.children[index - 1]))
  }
  const look = (node: Nodes, before: Nodes | undefined, written: string): void => {
    if (node.type === 'code') unclosedCode(node, written, context)
    else if (node.type === 'containerDirective') calloutFaults(node, written, context)
    else if (node.type === 'table') tornRows(node, context)
    else if (node.type === 'heading') lostId(node, context)
    else if (node.type === 'paragraph') {
      // The rows after an empty line are one mistake
      if (before?.type === 'table' && written.startsWith('|'))
        context.problem('torn-row', node, '表格中间断开了：前面有空行', '删掉这一行前面的空行')
      else context.report(leftoverMarkdown(node, source))
    }
  }
  visit(tree)
  const isNothing = ({ type }: Nodes): boolean => type === 'mdxFlowExpression' || type === 'definition'
  if (tree.children.every(isNothing)) context.problem(EMPTY_PAGE, 1, '这一页没有正文', '写上内容，或删掉这个文件')
}

function unclosedCode(node: Code, written: string, context: CompileContext): void {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? []
  if (!fence) return
  const lines = written.trimEnd().split('\n')
  const isFence = (line: string, rest: string): boolean =>
    new RegExp(`^[\\s>]*\\${fence[0]}{${fence.length},}${rest}`).test(line)
  const next = lines.findIndex((line, index) => index > 0 && isFence(line, '[ \\t]*\\S'))
  const remedy = `在代码后面另起一行写 ${fence}，独占一行，缩进与开头相同；要在代码里显示 ${fence}，外层多写一个`
  if (lines.length < 2 || !isFence(lines.at(-1)!, '\\s*$'))
    context.problem('unclosed-block', node, '代码块没有结束，后面的正文都算进了代码', remedy)
  else if (next > 0 && !isFence(lines[next]!, '\\s*$'))
    context.problem(
      'unclosed-block',
      node,
      `代码块到第 ${(node.position?.start.line ?? 0) + next} 行还没有结束`,
      remedy,
    )
}

function calloutFaults(node: Nodes & { name: string }, written: string, context: CompileContext): void {
  const [colons = ''] = /^:{3,}/.exec(written) ?? []
  if (/^[ \t]*\S/.test(written.replace(/^:{3,}[\w-]+(?:\[.*\])?/, '')))
    context.problem(
      'leftover-markdown',
      node,
      `提示块 ${colons}${node.name} 后面的文字没有生效，不会显示`,
      `标题写在方括号里：${colons}${node.name}[标题]；正文另起一行`,
    )
  const [, end = ''] = /\n[\s>]*(:{3,})\s*$/.exec(written) ?? []
  if (end.length < colons.length)
    context.problem(
      'unclosed-block',
      node,
      `提示块 ${colons}${node.name} 没有结束，后面的正文都算进了提示块`,
      `在提示块的末尾另起一行写 ${colons}`,
    )
}

/** Rows that have more or fewer cells than the head: GFM drops or invents the difference. */
function tornRows({ children: [head, ...rows] }: Table, context: CompileContext): void {
  const expected = head?.children.length ?? 0
  for (const row of rows)
    if (row.children.length !== expected)
      context.problem(
        'torn-row',
        row,
        `表格这一行有 ${row.children.length} 格，表头有 ${expected} 格`,
        '补上或去掉单元格；单元格里的竖线写成 \\|，代码里也一样；不是表格的一行，前面空一行',
      )
}

/** What is left of an id that is not written as ` [#id]` at the end. */
const LOST_ID = /[[(（［【{]\s*[#＃][^\])）］】}]*[\])）］】}]/

function lostId(node: Heading, context: CompileContext): void {
  const last = node.children.at(-1)
  const hasId = last?.type === 'text' && EXPLICIT_ID.test(last.value)
  const label = hasId ? toString(node).replace(EXPLICIT_ID, '') : toString(node)
  if (LOST_ID.test(label))
    context.problem(
      'lost-heading-id',
      node,
      '标题的标识没有生效，会显示成文字',
      '标识写在标题末尾：## 标题 [#short-id]，半角方括号，里面没有空格和 __',
    )
}

import type { Code, PhrasingContent, RootContent } from 'mdast'
import { markdown as strings } from '../../site/output-strings'
import { fill } from '../../site/strings'
import type { MarkdownTools } from '../construct'
import { codeBlock } from './source'

/** A fence with the language, or `diff`; the file's name and the marked lines stand before it. */
export function codeMarkdown(node: Code, { context }: MarkdownTools): RootContent[] {
  const { code, fence } = codeBlock(node, context)
  const lang = fence.diff ? 'diff' : fence.language || null
  const marks = fence.diff ? '' : lineRanges(fence.marked)
  const head: PhrasingContent[] = [
    ...(fence.title ? [{ type: 'inlineCode', value: fence.title } as const] : []),
    ...(marks ? [{ type: 'text', value: fill(strings.markedLines, { lines: marks }) } as const] : []),
  ]
  const fenced: Code = { type: 'code', lang, value: code.replace(/\n+$/, '') }
  return head.length ? [{ type: 'paragraph', children: head }, fenced] : [fenced]
}

/** `2、4–6` */
function lineRanges(marked: Set<number>): string {
  const ranges: [number, number][] = []
  for (const line of [...marked].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join('、')
}

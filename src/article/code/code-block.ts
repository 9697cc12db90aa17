import type { Code } from 'mdast'
import type { CompileContext } from '../compilation'
import { sourceFindings } from '../../site/raw-text'
import { LANGUAGES } from '../highlight/highlight'
import { nearest } from '../../site/nearest'
import { normalized } from '../../site/read-text'
import { parseFence, type Fence } from './fence'

/** A code block as its fence and its file make it. */
export interface CodeBlock {
  fence: Fence
  code: string
}

/** @returns a block's fence and code, which may come from a file. */
export function codeBlock(node: Code, context: CompileContext): CodeBlock {
  const fence = parseFence(node.lang, node.meta)
  checkFence(fence, node, context)
  return { fence, code: codeOf(node, fence, context) }
}

/** Folders that code may come from. */
const PUBLIC = /^(?:content|static|samples)\//

function checkFence(fence: Fence, node: Code, context: CompileContext): void {
  if (!LANGUAGES.includes(fence.language)) {
    context.problem(
      'unknown-language',
      node,
      fence.language ? `不认识代码语言“${fence.language}”` : '代码块没有写语言',
      languageRemedy(fence.language),
    )
  }
  for (const word of fence.unknown)
    context.problem('unknown-fence-word', node, `代码块的“${word}”没有意义`, FENCE_WORDS)
}

/** What may stand after the language. */
const FENCE_WORDS = '可用的有：title="…" {3,5-7} diff wrap file="…" lines="…" continue nocheck="…" sdk="…" norun="…"'

/** @returns what to write in place of a language that is not known; `''` for none. */
function languageRemedy(written: string): string {
  const guess = nearest(written, [...LANGUAGES, 'run'])
  return `${guess ? `是不是 ${guess}？` : ''}可用的语言：${LANGUAGES.join(' ')}`
}

function codeOf(node: Code, fence: Fence, context: CompileContext): string {
  if (!fence.file) return node.value
  const shown = context.display(context.resolve(fence.file))
  if (!PUBLIC.test(shown))
    context.problem(
      'foreign-sample-file',
      node,
      `代码块取的文件 ${shown} 不是文档的一部分`,
      '把文件放在页面旁边的 sample 文件夹里：别处的文件改了，没有人想到这一页',
    )
  const bytes = context.read(fence.file, node, 'missing-sample-file')
  if (!bytes) return ''
  const text = normalized(bytes.toString('utf8')).replace(/\s+$/, '')
  for (const { rule, line, message, remedy } of sourceFindings(text))
    context.problem(rule, node, `${shown}:${line} ${message}`, remedy)
  const lines = text.split('\n')
  const [from, to] = fence.lines ?? [1, lines.length]
  if (from > to || from < 1 || to > lines.length)
    context.problem(
      'missing-sample-lines',
      node,
      `文件“${fence.file}”有 ${lines.length} 行，取不到第 ${from}-${to} 行`,
      '改 lines="…" 的范围，小的在前，从 1 数起',
    )
  return lines.slice(from - 1, to).join('\n')
}

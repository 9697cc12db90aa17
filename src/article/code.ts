import type { Element, ElementContent } from 'hast'
import type { Code } from 'mdast'
import { article, fill } from '../site/strings'
import type { CompileContext } from './compilation'
import { parseFence, type Fence } from './fence'
import { element, icon, text } from './hast'
import { highlightLines, LANGUAGES } from './highlight/highlight'

/** Kept on the `.code` element until highlighting: what to highlight. */
export interface PendingCode {
  fence: Fence
  code: string
}

const pending = new WeakMap<Element, PendingCode>()

/** @returns the code of a `.code` element made by {@link codeElement}. */
export const pendingCode = (node: Element): PendingCode | undefined => pending.get(node)

/**
 * Turns a code block into its figure: title bar, copy and wrap buttons, `<pre>`. The code itself is highlighted later
 * by {@link highlightCode}, outside the tree, because a tree of coloured spans is what makes pipelines slow.
 */
export function codeElement(node: Code, context: CompileContext): Element {
  const fence = parseFence(node.lang, node.meta)
  if (!LANGUAGES.includes(fence.language)) {
    context.problem(
      'unknown-language',
      node,
      fence.language ? `不认识代码语言“${fence.language}”` : '代码块没有写语言',
      `可用的语言：${LANGUAGES.join(' ')}`,
    )
  }
  for (const word of fence.unknown)
    context.problem(
      'unknown-fence-word',
      node,
      `代码块的“${word}”没有意义`,
      '可用的写法见 docs/authoring.md 的“代码”一节',
    )
  const code = codeOf(node, fence, context)
  const name = fence.title ?? fence.language
  const copy = (withLabel: boolean): Element =>
    element('button', { type: 'button', className: ['copy'], ...(withLabel ? {} : { ariaLabel: article.copyAria }) }, [
      icon('copy'),
      element('span', {}, [text(article.copy)]),
    ])
  const wrap = element(
    'button',
    {
      type: 'button',
      className: ['wrap', 'icon-btn'],
      ariaPressed: fence.wrap ? 'true' : 'false',
      ariaLabel: article.wrap,
      hidden: true,
    },
    [icon('text-wrap')],
  )
  const head = fence.title
    ? [
        element('div', { className: ['code-head'] }, [
          element('span', { className: ['code-title'] }, [text(fence.title)]),
          element('span', { className: ['lang'] }, [text(fence.language)]),
          wrap,
          copy(true),
        ]),
      ]
    : [copy(false)]
  const pre = element('pre', { tabIndex: 0, role: 'group', ariaLabel: fill(article.codeAria, { name }) }, [
    element('code', {}, [text(code)]),
  ])
  const className = ['code', ...(fence.diff ? ['diff'] : []), ...(fence.wrap ? ['wrap'] : [])]
  const box = element('div', { className, dataLang: fence.language }, [...head, pre])
  pending.set(box, { fence, code })
  return box
}

function codeOf(node: Code, fence: Fence, context: CompileContext): string {
  if (!fence.file) return node.value
  const bytes = context.read(fence.file, node, 'missing-sample-file')
  if (!bytes) return ''
  const lines = bytes.toString('utf8').replace(/\s+$/, '').split('\n')
  if (!fence.lines) return lines.join('\n')
  const [from, to] = fence.lines
  if (to > lines.length)
    context.problem(
      'missing-sample-lines',
      node,
      `文件“${fence.file}”只有 ${lines.length} 行，取不到第 ${from}-${to} 行`,
      '改 lines="…" 的范围',
    )
  return lines.slice(from - 1, to).join('\n')
}

/** Colours a pending block in place. */
export async function highlightCode(box: Element): Promise<void> {
  const job = pending.get(box)
  const code = box.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'pre' ? child.children : [],
  )[0]
  if (!job || code?.type !== 'element') return
  const { lines, kinds } = splitMarks(job)
  const html = await highlightLines(lines.join('\n'), job.fence.language)
  const marked = kinds.some(Boolean)
  const value = marked
    ? html
        .map((line, index) => `<span class="${['ln', kinds[index]].filter(Boolean).join(' ')}">${line}\n</span>`)
        .join('')
    : html.join('\n')
  code.children = [{ type: 'raw', value } as unknown as ElementContent]
}

/** Takes diff signs off the lines. @returns clean lines and the class of each (`hl`, `add`, `del` or empty). */
function splitMarks({ fence, code }: PendingCode): { lines: string[]; kinds: string[] } {
  const source = code.split('\n')
  const kinds = source.map((line, index) => {
    if (fence.diff && line.startsWith('+')) return 'add'
    if (fence.diff && line.startsWith('-')) return 'del'
    return fence.marked.has(index + 1) ? 'hl' : ''
  })
  const lines = fence.diff ? source.map((line) => line.replace(/^[-+ ]/, '')) : source
  return { lines, kinds }
}

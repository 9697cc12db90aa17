import type { Paragraph, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'

import { calloutSyntax } from './callouts'
import { cjkEmphasis, joinCjkLines } from './cjk'
import type { CompileContext } from './context'

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm, { singleTilde: false })
  .use(withoutSecondLook)
  .use(calloutSyntax)
  .use(cjkEmphasis)
  .freeze()

/**
 * Bare addresses are found by the tokenizer. remark-gfm then looks for more in every text, for the sake of dialects that
 * have no such tokenizer: a tenth of the time of parsing, and nothing found.
 */
function withoutSecondLook(this: Processor): void {
  const data = this.data() as { fromMarkdownExtensions?: { transforms?: unknown }[][] }
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((extensions) =>
    extensions.map(({ transforms: _transforms, ...rest }) => rest),
  )
}

/** Parses MDX. A syntax error becomes a problem with its line; then `undefined` is returned. */
export function parseMdx(source: string, context: CompileContext): Root | undefined {
  try {
    const tree = parser.parse(source)
    joinCjkLines()(tree)
    unravel(tree)
    return tree
  } catch (error) {
    const { line, reason, message } = error as { line?: number; reason?: string; message: string }
    const named = Number(/\((\d+):\d+/.exec(reason ?? message)?.[1])
    context.problem(
      'mdx-syntax',
      line ?? (named || undefined),
      `MDX 语法错误：${reason ?? message}`,
      hint(reason ?? message),
    )
    return undefined
  }
}

/** What usually causes a parser's message, in the author's words. */
function hint(reason: string): string {
  if (/closing tag|corresponding|end of file/i.test(reason))
    return '有标签没有闭合：每个 <标签> 都要有对应的 </标签>，且与开始标签在同一层'
  if (/expression|acorn|curly/i.test(reason)) return '正文里的花括号写进反引号：`{ … }`；标题标识写 [#id]，不写 {#id}'
  if (/name|character .*before|<|tag/i.test(reason))
    return '正文里的尖括号写进反引号，例如 `Map<string, number>`；网址写 [文字](网址)'
  return '核对这一行的标签、花括号和反引号'
}

/** A paragraph that holds nothing but components becomes those components (as MDX itself does). */
function unravel(parent: { children: RootContent[] }): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'paragraph' && onlyComponents(node)) {
      return node.children
        .filter((child) => child.type === 'mdxJsxTextElement')
        .map((child) => ({ ...child, type: 'mdxJsxFlowElement' }) as never)
    }
    if ('children' in node && node.type !== 'paragraph') unravel(node)
    return [node]
  })
}

const INLINE_COMPONENTS = new Set(['Kbd', 'Since', 'Deprecated', 'Badge', 'br', 'sub', 'sup', 'kbd', 'wbr'])

const onlyComponents = ({ children }: Paragraph): boolean =>
  children.some((child) => child.type === 'mdxJsxTextElement') &&
  children.every((child) =>
    child.type === 'mdxJsxTextElement'
      ? !INLINE_COMPONENTS.has(child.name ?? '')
      : child.type === 'text' && !child.value.trim(),
  )

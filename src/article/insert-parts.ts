import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { own } from '../site/own'
import type { CompileContext } from './compilation'
import { parseMdx } from './parse/parse'
import type { ArticlePart } from './types'

/** What Markdown can begin with; text without any of these is itself. */
const SIGNS = /[`*_[\]<>{}&\\~:!|\n]|www\.|^[-+#]|^\d+[.)]/

/**
 * Puts parts that are made from data in the place of the components that name them, and reads the Markdown in them.
 * @param parts by the name of the component: `<Endpoints />` stands for `parts.Endpoints`.
 */
export function insertParts(tree: Root, parts: Record<string, ArticlePart>, context: CompileContext): void {
  tree.children = tree.children.flatMap((node): RootContent[] => {
    const part = node.type === 'mdxJsxFlowElement' && node.name ? own(parts, node.name) : undefined
    if (!part) return [node]
    const root = { type: 'root', children: structuredClone(part) } as Root
    readInline(root, context)
    return root.children
  })
}

function readInline(parent: Nodes, context: CompileContext): void {
  if (!('children' in parent)) return
  parent.children = parent.children.flatMap((child): Nodes[] => {
    const { type, value } = child as { type: string; value?: string }
    if (type === 'inlineMarkdown') return phrasing(value ?? '', context)
    readInline(child, context)
    return [child]
  }) as never
}

function phrasing(value: string, context: CompileContext): PhrasingContent[] {
  if (!SIGNS.test(value)) return [{ type: 'text', value }]
  const [first, ...more] = parseMdx(value, context)?.children ?? []
  if (first?.type === 'paragraph' && !more.length) return first.children
  context.problem(
    'inline-markdown',
    undefined,
    `“${value.slice(0, 30)}”不是一行文字`,
    '描述里的说明只写一段，不写列表和标题',
  )
  return [{ type: 'text', value }]
}

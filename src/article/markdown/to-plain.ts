import type { Nodes, Root, RootContent } from 'mdast'
import { attributesOf } from '../component/attributes'
import type { CompileContext } from '../compilation'
import type { JsxNode, MarkdownTools, NodeRule } from '../construct'
import { components, nodeRules } from '../constructs'
import { plainElements } from '../inline/plain-elements'
import { toFlow, toPhrases } from './lines'

/**
 * Converts an article to plain Markdown: each construct says what it is there.
 * @param address turns an address of the site (`/developer/docs/…`, `#section`) into one that works outside of it.
 */
export function toPlain(tree: Root, context: CompileContext, address: (href: string) => string): Root {
  const convert = (nodes: readonly Nodes[]): RootContent[] => nodes.flatMap((node) => convertNode(node, tools))
  const tools: MarkdownTools = {
    context,
    address,
    convert,
    flow: (nodes) => toFlow(convert(nodes)),
    phrases: (nodes) => toPhrases(convert(nodes)),
  }
  return { type: 'root', children: tools.flow(tree.children) }
}

function convertNode(node: Nodes, tools: MarkdownTools): RootContent[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return convertComponent(node, tools)
  const rule: NodeRule | undefined = nodeRules[node.type]
  return rule?.markdown(node, tools) ?? fileLink(node, tools)
}

/** A link to a file that the build writes (src/openapi/nodes.ts): known by what HTML it becomes. */
function fileLink(node: Nodes, { address, phrases }: MarkdownTools): RootContent[] {
  const { hName, hProperties } = node.data ?? {}
  const href = hName === 'a' && hProperties?.href
  if (typeof href !== 'string' || !('children' in node)) return []
  return [{ type: 'link', url: address(href), children: phrases(node.children) }]
}

function convertComponent(node: JsxNode, tools: MarkdownTools): RootContent[] {
  const markdown = components[node.name ?? '']?.markdown ?? plainElements[node.name ?? '']
  return markdown?.(node, attributesOf(node), tools) ?? []
}

import type { ElementContent } from 'hast'
import type { Nodes } from 'mdast'
import type { JsxNode, RenderTools } from '../construct'

/** @returns the child components of one name; anything else inside is a problem. */
export function onlyChildren(node: JsxNode, name: string, { context }: RenderTools): JsxNode[] {
  const isOne = (child: Nodes): child is JsxNode =>
    (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') && child.name === name
  for (const child of node.children)
    if (!isOne(child))
      context.problem(
        'component-child',
        child,
        `<${node.name}> 里只能放 <${name}>`,
        `把它放进 <${name} …>…</${name}>，标签与内容之间空一行`,
      )
  return node.children.filter(isOne)
}

/** What a line holds beside a tag, where a block would stand on lines of its own. */
const WORDS: readonly string[] = [
  'text',
  'inlineCode',
  'strong',
  'emphasis',
  'delete',
  'link',
  'image',
  'break',
  'mdxJsxTextElement',
  'mdxTextExpression',
]

/** Words on the line of their tag are a paragraph, as they are on the next one. */
const withParagraph = (node: JsxNode): JsxNode =>
  node.children.length && node.children.every(({ type }) => WORDS.includes(type))
    ? ({ ...node, children: [{ type: 'paragraph', children: node.children }] } as JsxNode)
    : node

/** Converts what a component holds, as blocks on lines of their own. */
export const blocksIn = (node: JsxNode, { state }: RenderTools): ElementContent[] =>
  state.wrap(state.all(withParagraph(node)), true) as ElementContent[]

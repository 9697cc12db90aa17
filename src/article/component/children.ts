import type { ElementContent } from 'hast'
import type { Nodes } from 'mdast'
import type { JsxNode, RenderTools } from '../construct'

const isComponent = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** @returns the child components of one name. */
export const childrenNamed = (node: JsxNode, name: string): JsxNode[] =>
  node.children.filter((child): child is JsxNode => isComponent(child) && child.name === name)

/** @returns the child components of one name; anything else inside is a problem. */
export function onlyChildren(node: JsxNode, name: string, { context }: RenderTools): JsxNode[] {
  const children = childrenNamed(node, name)
  for (const child of node.children)
    if (!children.some((known) => known === child))
      context.problem(
        'component-child',
        child,
        `<${node.name}> 里只能放 <${name}>`,
        `把它放进 <${name} …>…</${name}>，标签与内容之间空一行`,
      )
  return children
}

/** Converts what a component holds, as blocks on lines of their own. */
export const blocksIn = (node: JsxNode, { state }: RenderTools): ElementContent[] =>
  state.wrap(state.all(node), true) as ElementContent[]

import type { Root as HastRoot } from 'hast'
import type { Nodes, Root } from 'mdast'
import { defaultHandlers, toHast, type Handler, type Handlers } from 'mdast-util-to-hast'
import type { CompileContext } from './compilation'
import { renderComponent } from './component/render'
import type { JsxNode, RenderTools } from './construct'
import { constructOf, nodeRules } from './constructs'
import { findElement, isElement } from './hast'
import { HeadingIds } from './heading/ids'
import { refuseCode, refuseExpression, refuseReference, type Expression } from './parse/refused'

/** Converts an article's tree to HTML elements: every construct authors may write renders itself. */
export function articleToHast(tree: Root, context: CompileContext): { root: HastRoot; ids: HeadingIds } {
  const ids = new HeadingIds(context)
  const root = toHast(tree, { handlers: handlersFor({ context, ids }) }) as HastRoot
  markLead(root)
  hastenOpening(root)
  return { root, ids }
}

/** How Markdown's own nodes are rendered. */
const DEFAULTS: Handlers = { ...defaultHandlers, root: undefined }

function handlersFor(tools: Omit<RenderTools, 'state'>): Handlers {
  const { context } = tools
  const component: Handler = (state, node: JsxNode) => renderComponent(node, { ...tools, state })
  const nodes = Object.entries(nodeRules).map(([type, rule]): [string, Handler] => [
    type,
    (state, node: Nodes, parent) => {
      context.used.add(constructOf(type))
      return rule ? rule(node, { ...tools, state }) : DEFAULTS[node.type]?.(state, node, parent)
    },
  ])
  return {
    ...Object.fromEntries(nodes),
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    mdxFlowExpression: (_state, node: Expression) => refuseExpression(node, context),
    mdxTextExpression: (_state, node: Expression) => refuseExpression(node, context),
    definition: (_state, node: Nodes) => refuseReference(node, context),
    mdxjsEsm: (_state, node: Nodes) => refuseCode(node, context),
  }
}

/** The first paragraph before the first heading is the page's lead. */
function markLead(root: HastRoot): void {
  const first = root.children.find((child) => child.type === 'element')
  if (isElement(first, 'p') && !first.properties.className) first.properties.className = ['lead']
}

/** The first picture above the first heading is what readers see first: it does not wait until the page has been laid out. */
function hastenOpening({ children }: HastRoot): void {
  const end = children.findIndex((child) => isElement(child, 'h2'))
  const picture = findElement({ type: 'root', children: end < 0 ? children : children.slice(0, end) }, 'img')
  if (!picture) return
  delete picture.properties.loading
  picture.properties.fetchPriority = 'high'
}

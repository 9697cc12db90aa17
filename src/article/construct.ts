import type { Element, ElementContent } from 'hast'
import type { Nodes } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import type { CompileContext } from './compilation'
import type { HeadingIds } from './heading/ids'

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

/** What HTML a node becomes: nothing after a mistake. */
export type Rendered = ElementContent[] | ElementContent | undefined

/** What the rendering of a node needs besides the node. */
export interface RenderTools {
  context: CompileContext
  ids: HeadingIds
  state: State
}

/** What the rendering of a component needs besides its node. */
export interface ComponentTools extends RenderTools {
  /** Attribute values by name; a bare attribute is `''`. */
  attributes: Record<string, string>
  /** Converts the node's children. */
  children: () => ElementContent[]
}

/** How kinds of nodes become HTML; `null` for what Markdown says (mdast-util-to-hast). */
type NodeRules = { [T in Nodes['type']]?: ((node: Extract<Nodes, { type: T }>, tools: RenderTools) => Rendered) | null }

export type NodeRule = ((node: Nodes, tools: RenderTools) => Rendered) | null

/** A component of the authors' syntax: static markup only, nothing is evaluated. */
export interface Component {
  /** Attributes it knows; `!` at the end marks a required one. */
  attributes: string[]
  render: (node: JsxNode, tools: ComponentTools) => Element | ElementContent[] | undefined
}

/** Something authors may write: a kind of Markdown node, components, or both. Registered in `constructs.ts`. */
export interface Construct {
  /** Folder in `src/article`; names it in a page's `uses`. Its `style.css` stands in the pages that use it. */
  name: string
  nodes?: NodeRules
  components?: Record<string, Component>
  /** Components that only make sense inside another one: name → that one. */
  inner?: Record<string, string>
}

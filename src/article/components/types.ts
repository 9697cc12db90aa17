import type { Element, ElementContent } from 'hast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import type { State } from 'mdast-util-to-hast'
import type { CompileContext } from '../compilation'
import type { HeadingIds } from '../headings'

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement

/** What a component gets besides its node. */
export interface ComponentTools {
  context: CompileContext
  ids: HeadingIds
  state: State
  /** Attribute values by name; a bare attribute is `''`. */
  attributes: Record<string, string>
  /** Converts the node's children. */
  children: () => ElementContent[]
}

/** A component of the authors' syntax: static markup only, nothing is evaluated. */
export interface Component {
  /** Attributes it knows; `!` at the end marks a required one. */
  attributes: string[]
  render: (node: JsxNode, tools: ComponentTools) => Element | ElementContent[] | undefined
}

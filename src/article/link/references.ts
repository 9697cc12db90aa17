import type { Definition, ImageReference, LinkReference, Nodes, Root } from 'mdast'
import type { CompileContext } from '../compilation'

/** `][name]` or `][]`, which is text for a parser that knows no definition of the name. */
const UNDEFINED = /(?<!\\)\]\[([^\]\n]*)\]/

/**
 * Collects the definitions of a page (`[name]: address`), and reports references that have none: the parser takes them
 * for text, and a reader would meet the brackets.
 * @param source what the tree was parsed from.
 */
export function collectDefinitions(tree: Root, source: string, context: CompileContext): void {
  const visit = (node: Nodes): void => {
    if (node.type === 'definition') context.define(node)
    if (node.type === 'text') reportUndefined(node, source, context)
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
}

function reportUndefined(node: Nodes, source: string, context: CompileContext): void {
  const { start, end } = node.position ?? {}
  // In the source: there an escaped bracket can be told from one that is not
  const written = UNDEFINED.exec(source.slice(start?.offset, end?.offset))
  if (!written || !start) return
  const line = start.line + source.slice(start.offset, (start.offset ?? 0) + written.index).split('\n').length - 1
  const name = written[1] ? `[${written[1]}]` : '方括号里的文字'
  context.problem(
    'undefined-reference',
    line,
    `引用式链接“${written[0].slice(1)}”没有定义`,
    `在页面里写一行“${name}: 地址”，或写成 [文字](地址)；要显示方括号就放进反引号`,
  )
}

/** @returns the definition that a reference names. */
export const definitionOf = (
  { identifier }: LinkReference | ImageReference,
  context: CompileContext,
): Definition | undefined => context.definition(identifier)

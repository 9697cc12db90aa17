import type { Nodes } from 'mdast'
import { around, placed, type Directive } from './source-text'

/*
 * The parser knows directives of one and two colons (`:name`, `::name`); for authors only three make a block.
 */

/** One or two colons, and a name that brackets or braces follow. */
const COLONS = /(?<!:)::?(?=[\p{L}\p{N}_-]+[[{])/gu

/** @returns where a mark (see `markSource`) after colons keeps the brackets that follow what they are: a link. */
export const marksAfterColons = (source: string): number[] =>
  [...source.matchAll(COLONS)].map(({ 0: colons, index }) => index + colons.length)

export const isColons = (node: Nodes): node is Directive =>
  node.type === 'leafDirective' || node.type === 'textDirective'

/** @returns what the source says, as text. */
export const colonsAsText = (node: Directive, source: string): Nodes[] =>
  node.type === 'textDirective'
    ? around(node, source)
    : [{ type: 'paragraph', children: around(node, source), ...placed(node, node) }]

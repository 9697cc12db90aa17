import type { Link, Nodes } from 'mdast'
import { sourceOf } from './source-text'

/** The parser makes links of addresses without a host, such as `https://…` in a message. */
export const isHostless = (node: Nodes): node is Link => node.type === 'link' && /^https?:\/\/(?!\w)/.test(node.url)

/** @returns the address as text; `[text](…)` stays. */
export const addressAsText = (node: Link, source: string): Nodes[] =>
  sourceOf(source, node).startsWith('http') ? node.children : [node]

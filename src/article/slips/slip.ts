import type { Nodes } from 'mdast'

/** Says what is wrong at a node, or at a line. */
export type Tell = (at: Nodes | number, message: string, remedy: string, rule?: string) => void

/** What a rule looks at: a node, the source that it takes, and where to tell. */
export interface Slip<N extends Nodes = Nodes> {
  node: N
  written: string
  tell: Tell
}

/** Signs that were left over as text, and what was meant. */
export interface Pattern {
  sign: RegExp
  /** What the text itself must still hold: of a sign that had its effect only the source has it. */
  left?: string
  message: string
  remedy: string
}

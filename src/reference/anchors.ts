import type { MemberKind, ReferenceMember, ReferenceSymbol } from './types'

/** Kinds of a plugin's members that stand beside methods and properties of the same name. */
const APART: readonly MemberKind[] = ['event', 'option']

/**
 * @returns what the anchors of a symbol's rows of one kind begin with. Events and parameters of a plugin have a prefix of
 *   their own, because a method or a property may have the same name.
 */
export const rowPrefix = ({ name, kind }: ReferenceSymbol, rows: MemberKind): string =>
  kind === 'plugin' && APART.includes(rows) ? `${name}-${rows}` : name

/** @returns the anchor of a member's row on its page, as the parameter table makes it. */
export const memberAnchor = (symbol: ReferenceSymbol, { name, kind }: ReferenceMember): string =>
  `${rowPrefix(symbol, kind)}-${name.replace(/[^\w$.\-[\]]/g, '')}`

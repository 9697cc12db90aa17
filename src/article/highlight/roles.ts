/**
 * What a piece of code is, as one letter: comment, keyword, string, number or constant, function, type, attribute or
 * property. It is the class of the piece, coloured by the `--code-*` tokens of the style sheet, so that one pass serves
 * both colour modes. Empty: plain; so is punctuation, which would be half of all pieces (docs/decisions/0003-page-weight.md).
 */
export type Role = 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'a' | ''

/** A piece of one line or of several; the pieces of a code, joined, are the code. */
export interface Piece {
  text: string
  role: Role
}

/** Takes code apart. */
export type Highlighter = (code: string) => Piece[]

/** @returns the role of a name that its grammar tells nothing of: `MAX_SIZE` is a constant, `Five` and `URL` are types. */
export function roleOfName(name: string): Role {
  if (name === 'undefined' || /^[A-Z][A-Z0-9]*_[A-Z0-9_]*$/.test(name)) return 'n'
  return /^[A-Z]/.test(name) ? 't' : ''
}

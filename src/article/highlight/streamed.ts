import { StringStream, type StreamParser } from '@codemirror/streamparser'
import { roleOfName, type Highlighter, type Piece, type Role } from './roles'

/** Roles of the token styles that the stream grammars use; a style's first word counts. */
const ROLES: Record<string, Role> = {
  comment: 'c',
  keyword: 'k',
  meta: 'k',
  tag: 'k',
  tagName: 'k',
  string: 's',
  'string-2': 's',
  number: 'n',
  atom: 'n',
  bool: 'n',
  null: 'n',
  builtin: 'f',
  type: 't',
  typeName: 't',
  className: 't',
  attribute: 'a',
  attributeName: 'a',
  property: 'a',
  propertyName: 'a',
}
/** A token that moves nothing on is allowed, to change the state; more than this many in a row are a grammar's fault. */
const MAX_EMPTY = 10

/** Tells the role of a token that the grammar leaves plain, given what follows it in its line. */
type Guess = (text: string, rest: string) => Role

/** Programming languages: the grammars know no functions, and a name before a bracket is one. */
const guessName: Guess = (text, rest) => {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text)) return ''
  return rest.startsWith('(') ? 'f' : roleOfName(text)
}

/** Settings and protocols: what the grammar leaves plain is plain. */
export const guessNothing: Guess = () => ''

/** @returns a highlighter for a line-by-line grammar. */
export const streamed =
  (grammar: StreamParser<unknown>, guess: Guess = guessName): Highlighter =>
  (code) => {
    const state = grammar.startState?.(2)
    const piecesOf = (line: string): Piece[] => {
      if (!line) grammar.blankLine?.(state, 2)
      return tokens(new StringStream(line, 2, 2), grammar, state).map(({ style, text, end }) => ({
        text,
        role: ROLES[style?.split(/[ .]/)[0] ?? ''] ?? guess(text, line.slice(end)),
      }))
    }
    return code
      .split('\n')
      .flatMap((line, index) => [...(index ? [{ text: '\n', role: '' as const }] : []), ...piecesOf(line)])
  }

/** @returns a highlighter for a shell, whose grammar knows some commands only: the first word of a line is one. */
export const shellCommands = (grammar: StreamParser<unknown>): Highlighter => {
  const highlight = streamed(grammar, guessNothing)
  return (code) => {
    let first = true
    return highlight(code).map((piece, index, all) => {
      const { text, role } = piece
      const command = first && !role && text.trim()
      if (text === '\n') first = !all[index - 1]?.text.endsWith('\\')
      else if (text.trim()) first = false
      return command ? { text, role: 'f' } : piece
    })
  }
}

function tokens(
  stream: StringStream,
  grammar: StreamParser<unknown>,
  state: unknown,
): { style: string | null; text: string; end: number }[] {
  const found = []
  let empty = 0
  while (!stream.eol()) {
    const style = grammar.token(stream, state)
    const text = stream.current()
    if (!text && ++empty > MAX_EMPTY) stream.next()
    if (!text) continue
    empty = 0
    found.push({ style, text, end: stream.pos })
    stream.start = stream.pos
  }
  return found
}

import { StreamLanguage, type StreamParser } from '@codemirror/language'
import { parsed } from './parsed'
import type { Highlighter, Piece } from './roles'

/** Languages that are read line by line, for which there is no grammar that builds a tree. */
type Grammar = StreamParser<unknown>

const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

/** @returns a highlighter for a programming language: these grammars know no functions, and a name before a bracket is one. */
export const program = (grammar: Grammar): Highlighter => {
  const highlight = parsed(StreamLanguage.define(grammar).parser)
  return (code) =>
    highlight(code).map((piece, index, all) => {
      const isNamed = (!piece.role || piece.role === 't') && NAME.test(piece.text)
      return isNamed && all[index + 1]?.text.startsWith('(') ? { ...piece, role: 'f' } : piece
    })
}

/** @returns a highlighter for settings and protocols: what the grammar leaves plain is plain. */
export const settings = (grammar: Grammar): Highlighter => parsed(StreamLanguage.define(grammar).parser, () => '')

/** @returns a highlighter for a shell, whose grammar knows some commands only: the first word of a line is one. */
export const shell = (grammar: Grammar): Highlighter => {
  const highlight = settings(grammar)
  return (code) => {
    let first = true
    return highlight(code).flatMap((piece, index, all): Piece[] => {
      const { text, role } = piece
      const [, space = '', word = '', rest = ''] = (first && !role && /^(\s*)(\S+)([^]*)$/.exec(text)) || []
      if (text === '\n') first = !all[index - 1]?.text.endsWith('\\')
      else if (text.trim()) first = false
      return word
        ? [
            { text: space, role },
            { text: word, role: 'f' },
            { text: rest, role },
          ]
        : [piece]
    })
  }
}

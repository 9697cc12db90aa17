import type { Parser } from '@lezer/common'
import { highlightCode, tagHighlighter, tags as t } from '@lezer/highlight'
import { roleOfName, type Highlighter, type Piece, type Role } from './roles'

/** Classes that are decided by the text: names of values, and tags, where components are types. */
const NAME = 'name'
const TAG = 'tag'

/** The classes of {@link Role}, and the two above, by what the grammars say. */
export const tagClasses = tagHighlighter([
  { tag: t.comment, class: 'c' },
  { tag: [t.keyword, t.modifier, t.self, t.meta, t.standard(t.tagName)], class: 'k' },
  { tag: t.tagName, class: TAG },
  { tag: [t.string, t.regexp, t.attributeValue, t.character, t.escape], class: 's' },
  { tag: [t.number, t.bool, t.null, t.atom, t.unit, t.color], class: 'n' },
  { tag: [t.function(t.variableName), t.function(t.propertyName), t.standard(t.variableName)], class: 'f' },
  { tag: [t.typeName, t.className, t.namespace, t.labelName], class: 't' },
  { tag: [t.attributeName, t.propertyName], class: 'a' },
  { tag: t.variableName, class: NAME },
])

function roleOf(text: string, className: string, ofName: typeof roleOfName): Role {
  if (className === NAME) return ofName(text)
  if (className === TAG) return /^[A-Z]/.test(text) ? 't' : 'k'
  return className as Role
}

/**
 * @param ofName the role of a name that the grammar tells nothing of.
 * @returns a highlighter for a grammar of the Lezer parser system; nested parts of a code may be nested classes.
 */
export const parsed =
  (parser: Parser, ofName = roleOfName): Highlighter =>
  (code) => {
    const pieces: Piece[] = []
    highlightCode(
      code,
      parser.parse(code),
      tagClasses,
      (text, classes) => pieces.push({ text, role: roleOf(text, classes.split(' ').at(-1) ?? '', ofName) }),
      () => pieces.push({ text: '\n', role: '' }),
    )
    return pieces
  }

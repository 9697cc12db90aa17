import { syntaxRemedy } from './syntax-remedy'

/** A mistake that the parser stopped at, in the author's words. */
export interface SyntaxFault {
  line: number | undefined
  message: string
  remedy: string
  /** It only follows from one before it. */
  isConsequence: boolean
  /** The source with spaces or letters in place of what cannot be read, or `undefined` when nothing can be done. */
  mended: string | undefined
}

/** The parser's messages begin with a place and end with the name of a rule. */
const MESSAGE = /^(\d+):(\d+): ([^]*?)(?: \([\w-]+:[\w-]+\))?$/

/** What the parser says, and what that means. */
const MEANINGS: [said: RegExp, meaning: string][] = [
  [/^Expected a closing tag for `(<(.+)>)`/, '$1 没有对应的 </$2>'],
  [/^Unexpected closing tag `(.+?)`, expected corresponding closing tag for `(.+?)`.*/, '$1 不能结束 $2'],
  [/^Unexpected closing tag `<\/(.+?)>`.*/, '</$1> 前面没有 <$1>'],
  [/closing brace/, '花括号没有成对'],
  [/parse expression/, '花括号里的不是注释'],
  [/after `<`|before name|in (?:member |local )?name|attribute/, '尖括号里的不是能读懂的标签'],
]
/** What the author sees of the line. */
const SHOWN = 40

const meaningOf = (reason: string): string => {
  const [said, meaning] = MEANINGS.find(([pattern]) => pattern.test(reason)) ?? []
  return said ? reason.match(said)![0].replace(said, meaning!) : '这一行读不懂'
}

/** Names of the tags in a message: of the one that is told, and of the one that it does not fit. */
const tagsIn = (reason: string): string[] =>
  [...reason.matchAll(/`<\/?([^\s`>]*)>`/g)].flatMap(([, name]) => (name ? [name] : []))

/**
 * Reads what the parser threw.
 * @param source what it was given.
 * @param written what the author wrote in its place.
 * @param lost names of tags whose other half has been taken out: what is said of them is no news. Names are added.
 */
export function syntaxFault(thrown: string, source: string, written: string, lost: Set<string>): SyntaxFault {
  const [, row, column, said = thrown] = MESSAGE.exec(thrown) ?? []
  const reason = said.replace(' with oxc', '')
  const lines = source.split('\n')
  const at = row ? Number(row) - 1 : lines.length
  const line = lines[at] ?? ''
  const whole = (written.split('\n')[at] ?? '').trim()
  const excerpt = whole.length > SHOWN ? `${whole.slice(0, SHOWN)}…` : whole
  const tags = tagsIn(reason)
  return {
    line: row ? Number(row) : undefined,
    message: `MDX 语法错误：${meaningOf(reason)}${excerpt && `：“${excerpt}”`}（${reason}）`,
    remedy: syntaxRemedy(reason, line, lines.slice(0, at).join('\n')),
    isConsequence: tags.some((name) => lost.has(name)),
    mended: row ? mend(lines, at, Number(column) - 1, reason, tags, lost) : undefined,
  }
}

/** Takes out what the parser cannot read, so that it reads the rest: a line that is a tag, or the sign that opens it. */
function mend(lines: string[], at: number, column: number, reason: string, tags: string[], lost: Set<string>): string {
  const blank = (index: number, from: number): void => {
    const line = lines[index] ?? ''
    const isTag = /^\s*<\/?[A-Za-z]/.test(line)
    const sign = reason.includes('brace') || reason.includes('expression') ? '{' : '<'
    const place = line.lastIndexOf(sign, from) >= 0 ? line.lastIndexOf(sign, from) : line.indexOf(sign)
    if (isTag && sign === '<') lines[index] = ' '.repeat(line.length)
    else if (place >= 0) lines[index] = `${line.slice(0, place)}x${line.slice(place + 1)}`
    else lines[index] = ' '.repeat(line.length)
  }
  const [, other] = /^Unexpected closing tag [^]*`<[^`]*>` \((\d+):\d+\)$/.exec(reason) ?? []
  const known = tags.filter((tag) => lost.has(tag))
  // Of two tags that do not fit, the one whose other half is gone already is the odd one
  const isOdd = (tag: string | undefined): boolean => !known.length || known.includes(tag!)
  const name = /<([A-Za-z][\w.]*)/.exec(lines[at] ?? '')?.[1]
  if (reason.startsWith('Unexpected character') && name) lost.add(name)
  if (reason.includes('before the end of') || (other && !known.length)) for (const tag of tags) lost.add(tag)
  if (!other || isOdd(tags[0])) blank(at, column)
  if (other && isOdd(tags[1])) blank(Number(other) - 1, Infinity)
  return lines.join('\n')
}

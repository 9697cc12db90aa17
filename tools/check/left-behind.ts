import type { Problem } from '../../src/site/types'
import { spokenAs } from '../../src/search/engine/pinyin'
import type { Change, ChangedLine } from './changed-lines'

/** A name, path, file, address, option or number: `five.load`, `src/site`, `max-age`, `3.71.3`. */
const TOKEN = /\w+(?:[./@-]\w+)*/g
/** Names that mean the same wherever they stand: not short plain words, which text is full of. */
const IS_NAME = /[a-z][A-Z]|[A-Za-z][\d_./@-]|[\d_./@-][A-Za-z]|^\d+\.\d+\.\d|^[A-Z]{2}|^[a-z]{9,}$/
/** A number with what it counts, or what it is the number of: `300 毫秒`, `localhost:8080`. */
const NUMBER = /(\w+[:：=]\s?|\p{Script=Han}{2} ?)?(?<![\w.])(\d{2,})(?![\w.])( ?(?:[a-zA-Z%]+|\p{Script=Han}{1,2}))?/gu
/** Characters of a phrase beside what changed in it, and the most that change: more is another sentence. */
const CONTEXT = 5
const PHRASE = 8
/** Characters of code that say the same wherever they stand. */
const CODE = 16
/** Places that are named. */
const SHOWN = 3

/** A token, or a word of Chinese, that a changed line has in place of another. */
interface Swap {
  file: string
  line: number
  before: string
  after: string
  /** Both are spoken alike: the input method's choice. */
  isSpoken?: boolean
  /** A number with the word beside it. */
  isNumber?: boolean
  /** Words, or code, with what stands beside them. */
  isPhrase?: boolean
}

/**
 * @returns how two lines differ, when they do in Chinese characters alone that sound alike: with the character before
 *   them, and with the one behind, as either may make the word.
 */
function spokenAlike(old: string, now: string): [before: string, after: string][] {
  if (old.length !== now.length) return []
  const differ = [...old].flatMap((sign, index) => (sign === now[index] ? [] : [index]))
  const [first = 0, last = 0] = [differ[0], differ.at(-1)]
  const isAlike = differ.every(
    (index) => /\p{Script=Han}/u.test(old[index]! + now[index]!) && spokenAs(old[index]!) === spokenAs(now[index]!),
  )
  if (!differ.length || !isAlike || last - first > 3) return []
  return [
    [Math.max(0, first - 1), last + 1],
    [first, last + 2],
  ].map(([from, to]) => [old.slice(from, to), now.slice(from, to)])
}

/** @returns the numbers of two lines that are the same but for them, each with the word before it or behind it. */
function numbers(old: string, now: string): [before: string, after: string][] {
  const bare = (text: string): string => text.replace(/\d+/g, '0')
  if (bare(old) !== bare(now)) return []
  const [was, is] = [old, now].map((text) => [...text.matchAll(NUMBER)])
  return was!.flatMap(([, ahead = '', number = '', behind = ''], index) => {
    const other = is![index]?.[2]
    if (other === undefined || other === number) return []
    return [
      ...(ahead ? [[ahead + number, ahead + other] as [string, string]] : []),
      ...(behind ? [[number + behind, other + behind] as [string, string]] : []),
    ]
  })
}

/** @returns the phrases of two lines in which a few signs have changed, been added or left out: with what precedes, or follows. */
function phrases(old: string, now: string): [before: string, after: string][] {
  const most = Math.min(old.length, now.length)
  let [start, end] = [0, 0]
  while (start < most && old[start] === now[start]) start++
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const isWord = (text: string): boolean => /^\w\w/.test(text)
  while (start && (isWord(old.slice(start - 1)) || isWord(now.slice(start - 1)))) start--
  while (end && [old, now].some((text) => isWord(text.slice(text.length - end - 1)))) end--
  const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  // What is only added makes a sentence more exact, but for a word like “不”
  if (Math.max(gone.length, come.length) > CODE * 2 || (!gone && come.length > 2)) return []
  const isShort = Math.max(gone.length, come.length) <= PHRASE
  // Half a word at an end says nothing
  const isCut = (at: number): boolean => isWord(old.slice(Math.max(0, at - 1)))
  const beside = (ahead: number, behind: number): [string, string] => {
    const [from, to] = [Math.max(0, start - ahead), old.length - end + behind]
    const first = old.slice(from, start).replace(isCut(from) ? /^\w+/ : '', '')
    const last = old.slice(old.length - end, to).replace(isCut(to) ? /\w+$/ : '', '')
    return [(first + gone + last).trim(), (first + come + last).trim()]
  }
  const said = [beside(CONTEXT, 0), beside(0, CONTEXT), beside(3, 3)].filter(
    ([before]) => isShort && (before.match(/\p{Script=Han}/gu)?.length ?? 0) >= CONTEXT - 1,
  )
  const code = [beside(CODE, 0), beside(0, CODE), beside(PHRASE, 0), beside(0, PHRASE), beside(PHRASE, PHRASE)].filter(
    ([before]) => before.length >= CODE - CONTEXT && !/\p{Script=Han}| \| /u.test(before),
  )
  return [...said, ...code].filter(([before, after]) => after && after !== before)
}

function swapsOf({ file, line, before: old, after: now }: ChangedLine): Swap[] {
  const at = { file, line }
  const spoken = spokenAlike(old, now).map(([before, after]) => ({ ...at, before, after, isSpoken: true }))
  const counted = numbers(old, now).map(([before, after]) => ({ ...at, before, after, isNumber: true }))
  const said = phrases(old, now).map(([before, after]) => ({ ...at, before, after, isPhrase: true }))
  const [was, is] = [old, now].map((text): string[] => text.match(TOKEN) ?? []) as [string[], string[]]
  if (was.length !== is.length) return [...spoken, ...counted, ...said]
  const named = was.flatMap((before, place) =>
    // What has only moved is still there
    before !== is[place] && !is.includes(before) ? [{ ...at, before, after: is[place]! }] : [],
  )
  return [...spoken, ...named, ...counted, ...said]
}

/** @returns `file:line` of a token in the texts, where it stands alone; of a phrase, wherever it stands. */
function placesOf(token: string, texts: Iterable<readonly [file: string, text: string]>, isPhrase = false): string[] {
  const isPart = (sign: string | undefined): boolean => !isPhrase && sign !== undefined && /[\w$-]/.test(sign)
  return [...texts].flatMap(([file, text]) => {
    const places: string[] = []
    for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + token.length))
      if (!isPart(text[at - 1]) && !isPart(text[at + token.length]))
        places.push(`${file}:${text.slice(0, at).split('\n').length}`)
    return places
  })
}

/**
 * Reports what a change has replaced in one place and left as it was in others, by something that stood nowhere before: a
 * rename that is half done, or a slip of the keyboard or the input method. Names are looked for everywhere, plain words
 * and numbers in their file.
 */
export function leftBehind({ replaced, lines, texts }: Change): Problem[] {
  const seen = new Set<string>()
  return replaced.flatMap(swapsOf).flatMap(({ file, line, before, after, ...is }): Problem[] => {
    const key = `${file} ${is.isSpoken || is.isPhrase || is.isNumber ? line : `${before} ${after}`}`
    if (seen.has(key) || seen.has(`${file} ${line}`) || before.length < 2) return []
    const isWide = is.isSpoken || is.isPhrase || (!is.isNumber && IS_NAME.test(before))
    const where = isWide ? [...texts()] : [...texts()].filter(([own]) => own === file)
    const old = placesOf(before, where, is.isPhrase)
    // A phrase that has lost a sign stands in the one that still has it
    const isNew = (place: string): boolean => lines.has(place) || (before.includes(after) && old.includes(place))
    if (!placesOf(after, where, is.isPhrase).every(isNew)) return []
    const isOwn = (place: string): number => Number(place.startsWith(`${file}:`))
    const left = old
      .filter((place) => place !== `${file}:${line}` && !(is.isPhrase && lines.has(place)))
      .sort((a, b) => isOwn(b) - isOwn(a))
    if (!left.length) return []
    seen.add(key).add(`${file} ${line}`)
    const more = left.length > SHOWN ? ` 等 ${left.length} 处` : ''
    return [
      {
        severity: 'warning',
        rule: 'left-behind',
        file,
        line,
        message: `这里的 ${before} 改成了 ${after}，别处还是 ${before}：${left.slice(0, SHOWN).join('、')}${more}`,
        remedy: is.isSpoken ? `读音一样：写错了就改回 ${before}` : `写错了就改回 ${before}；是改名就一起改`,
      },
    ]
  })
}

import { customPinyin, pinyin } from 'pinyin-pro'
import { fold, runs } from './tokenize'

/** Words of the field that the library reads otherwise. */
customPinyin({ 弹幕: 'dàn mù', 重连: 'chóng lián', 断线重连: 'duàn xiàn chóng lián' })

/** Longest spelling that is written down: whoever types has chosen a hit by then. */
const MOST_CHARACTERS = 8

const words = new Intl.Segmenter('zh', { granularity: 'word' })
const known = new Map<string, string[]>()

/** Spellings of a Chinese run from the beginning of each of its words to its end. */
function spellingsOf(han: string): string[] {
  const before = known.get(han)
  if (before) return before
  const syllables = pinyin(han, { toneType: 'none', type: 'array', v: true })
  const spellings = [...words.segment(han)].flatMap(({ index }) => {
    const own = syllables.slice(index, index + MOST_CHARACTERS)
    return own.length > 1 ? [own.join(''), own.map((syllable) => syllable.charAt(0)).join('')] : own
  })
  known.set(han, spellings)
  return spellings
}

/**
 * Latin letters that readers type for Chinese words, whole syllables and initials: `户型图` → huxingtu, hxt.
 * Used when the index is built; a browser finds them like any other word.
 *
 * @returns each spelling once, separated by spaces.
 */
export function spellingsIn(text: string): string {
  const found = runs(fold(text)).flatMap((run) => (run.kind === 'han' ? spellingsOf(run.text) : []))
  return [...new Set(found)].join(' ')
}

/** @returns the syllable of a character, without its tone. */
export const spokenAs = (character: string): string => pinyin(character, { toneType: 'none', v: true })

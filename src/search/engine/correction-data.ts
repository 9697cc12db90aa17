import { Converter, Locale } from 'opencc-js/t2cn'
import type { SearchPage } from '../../site/types'
import type { CorrectionData } from './corrections'
import { spokenAs } from './pinyin'

/** Words of this many characters are offered. */
const SHORTEST = 2
const LONGEST = 6
const FIRST_HAN = 0x4e00
const LAST_HAN = 0x9fff

const HAN = /\p{Script=Han}+/gu
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const fits = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST

/** The words of some texts; with `wholeToo`, also what stands there without a break. */
function wordsIn(texts: string[], wholeToo: boolean): string[] {
  return texts
    .flatMap((text) => text.match(HAN) ?? [])
    .flatMap((run) => [...[...segmenter.segment(run)].map(({ segment }) => segment), ...(wholeToo ? [run] : [])])
    .filter(fits)
}

/** Syllables of the common characters, runs of the same one counted: `a2 ai13 an9`. */
function soundsOf(characters: string): string {
  const runs: [sound: string, length: number][] = []
  for (const character of characters) {
    const sound = spokenAs(character)
    const last = runs.at(-1)
    if (last?.[0] === sound) last[1]++
    else runs.push([sound, 1])
  }
  return runs.map(([sound, length]) => sound + (length > 1 ? length : '')).join(' ')
}

/** Traditional characters whose simplified one is used. */
function charactersFor(used: Set<string>, simplify: (text: string) => string): string {
  let pairs = ''
  for (let code = FIRST_HAN; code <= LAST_HAN; code++) {
    const character = String.fromCharCode(code)
    const simple = simplify(character)
    if (simple !== character && used.has(simple) && !used.has(character)) pairs += character + simple
  }
  return pairs
}

/** Words of other regions, in simplified characters, that stand nowhere here and whose word here stands in a name. */
function phrasesFor(names: string, text: string, simplify: (text: string) => string): string {
  const found = new Map<string, string>()
  for (const dictionary of Locale.from.twp ?? []) {
    if (typeof dictionary !== 'object') continue
    for (const entry of dictionary.join('|').split('|')) {
      const [there = '', here = ''] = entry.split(' ').map(simplify)
      if (fits(there) && fits(here) && names.includes(here) && !text.includes(there)) found.set(there, here)
    }
  }
  return [...found].map(([there, here]) => `${there}=${here}`).join(' ')
}

/** @param common the common characters, see `commonCharacterBytes`. */
export function correctionData(pages: SearchPage[], common: string): CorrectionData {
  const headings = pages.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text),
  )
  const explained = pages.flatMap((page) => page.explains.map(({ word }) => word))
  const titles = [...pages.flatMap((page) => [page.title, ...page.keywords]), ...explained]
  const words = new Set([...wordsIn(headings, false), ...wordsIn(titles, true)])
  const text = pages.flatMap((page) => [page.title, ...page.blocks.map((block) => block.text)]).join('\n')
  const simplify = Converter({ from: 't', to: 'cn' })
  return {
    words: [...words].sort().join(' '),
    sounds: soundsOf(common),
    characters: charactersFor(new Set([...words].join('') + text), simplify),
    phrases: phrasesFor([...headings, ...titles].join('\n'), text, simplify),
  }
}

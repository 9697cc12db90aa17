import type { CorrectionData } from '../../engine/corrections'
import { parseQuery } from '../../engine/query'
import type { IndexReader } from '../../engine/reader'
import { runs } from '../../engine/tokenize'
import { respell, wordsByLength } from './respell'
import { simplifier } from './simplify'
import { characterDistance } from './sounds'

/** Wrong words in one question that are set right. */
const MOST = 3
/** A longer stretch of Chinese is a sentence: that some of its pairs stand nowhere is no mistake. */
const LONGEST_RUN = 8

/** What is made of the data once. */
function prepare(data: CorrectionData) {
  return { simplify: simplifier(data), words: wordsByLength(data.words), apart: characterDistance(data.sounds) }
}
type Prepared = ReturnType<typeof prepare>
const prepared = new WeakMap<CorrectionData, Prepared>()

/** @returns the pairs of Chinese characters of a query that stand nowhere on the site. */
async function missingPairs(query: string, reader: IndexReader): Promise<Set<string>> {
  const pairs = parseQuery(query).flatMap(({ kind, term }) => (kind === 'pair' ? term : []))
  const held = await Promise.all(pairs.map((term) => reader.postings(term)))
  return new Set(pairs.filter((_, index) => !held[index]))
}

/** Replaces the first wrong word of a question. `undefined` when there is none, or nothing better is known. */
async function setOneRight(
  query: string,
  reader: IndexReader,
  { words, apart }: Prepared,
): Promise<string | undefined> {
  const missing = await missingPairs(query, reader)
  if (!missing.size) return undefined
  for (const run of runs(query)) {
    if (run.kind !== 'han' || run.text.length > LONGEST_RUN) continue
    const offer = respell(run.text, missing, words, apart)
    if (!offer) continue
    const better = query.replace(offer.typed, offer.word)
    if ((await missingPairs(better, reader)).size < missing.size) return better
  }
  return undefined
}

/**
 * Guesses what was meant by a question some Chinese of which stands nowhere on the site: written in traditional
 * characters, with the words of another region, or with a word that sounds like the right one.
 *
 * @returns the question as it was meant; `undefined` when there is no better guess.
 */
export async function correct(query: string, reader: IndexReader): Promise<string | undefined> {
  const data = await reader.corrections()
  const ready = prepared.get(data) ?? prepare(data)
  prepared.set(data, ready)
  let meant = ready.simplify(query)
  for (let count = 0; count < MOST; count++) {
    const better = await setOneRight(meant, reader, ready)
    if (better === undefined) break
    meant = better
  }
  return meant === query ? undefined : meant
}

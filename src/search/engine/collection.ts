import { conceptTerm, indexTerms, ownTerm } from './tokenize'
import type { Posting } from './index-format'
import { FIELD_WEIGHTS, NAME_FIELDS, OWN_FIELDS, WHOLE_FIELDS, type Field } from './field-weights'

/** BM25+ parameters: saturation, length normalisation, lower bound. */
const SATURATION = 1.2
const LENGTH = 0.7
const LOWER_BOUND = 0.5

const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[]

/** Text of each field of a section; those that are looked up whole have a word a line. */
export type Fields = Partial<Record<Field, string>>

function termsOf(field: Field, text: string): string[] {
  if (!WHOLE_FIELDS.has(field)) return indexTerms(text)
  const concepts = text.split('\n').map(conceptTerm)
  return OWN_FIELDS.has(field) ? concepts.map(ownTerm) : concepts
}

/**
 * All sections as a search sees them: how often each term occurs in each field of each section. Of a term, one list of
 * numbers: where it occurs (section and field in one, ascending), how often, where, how often, …
 */
export class Collection {
  private readonly terms = new Map<string, number[]>()
  private readonly lengths: number[][] = FIELDS.map(() => [])
  /** What each section counts, against others with the same words. */
  private readonly shares: number[] = []

  /**
   * Adds a section; they are numbered as they come.
   * @param share 1, or less for a section that only repeats what stands elsewhere.
   */
  add(fields: Fields, share = 1): void {
    const section = this.shares.push(share) - 1
    FIELDS.forEach((field, number) => {
      const text = fields[field]
      if (text === undefined) return
      const terms = termsOf(field, text)
      if (terms.length) this.lengths[number]![section] = terms.length
      for (const term of terms) this.note(term, section * FIELDS.length + number)
    })
  }

  private note(term: string, place: number): void {
    const counts = this.terms.get(term)
    if (!counts) this.terms.set(term, [place, 1])
    else if (counts.at(-2) === place) counts[counts.length - 1]!++
    else counts.push(place, 1)
  }

  /** How long each field is against others of its kind, by section. */
  private relativeLengths(): number[][] {
    return this.lengths.map((lengths) => {
      const used = lengths.filter(Boolean)
      const average = used.reduce((sum, length) => sum + length, 0) / Math.max(1, used.length)
      return lengths.map((length) => length / average)
    })
  }

  /** What each term adds to the score of the sections it occurs in: BM25+ per field, weighted and summed. */
  *impacts(): Generator<[term: string, postings: Posting[]]> {
    const lengths = this.relativeLengths()
    const size = this.shares.length
    for (const [term, counts] of this.terms) {
      const sections = FIELDS.map(() => 0)
      for (let at = 0; at < counts.length; at += 2) sections[counts[at]! % FIELDS.length]!++
      const rarity = sections.map((number) => Math.log(1 + (size - number + 0.5) / (number + 0.5)))
      const postings: Posting[] = []
      for (let at = 0; at < counts.length; at += 2) {
        const number = counts[at]! % FIELDS.length
        const section = (counts[at]! - number) / FIELDS.length
        const count = counts[at + 1]!
        const field = FIELDS[number]!
        const length = lengths[number]![section]!
        const frequency = (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length))
        if (postings.at(-1)?.section !== section) postings.push({ section, impact: 0, named: false })
        const posting = postings.at(-1)!
        posting.impact += FIELD_WEIGHTS[field] * rarity[number]! * (LOWER_BOUND + frequency) * this.shares[section]!
        posting.named ||= NAME_FIELDS.has(field)
      }
      yield [term, postings]
    }
  }
}

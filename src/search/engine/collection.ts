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

/** Occurrences of a term in one field: the sections in order, and how often it is in each. */
interface Counts {
  sections: number[]
  times: number[]
}

/** All sections as a search sees them: how often each term occurs in each field of each section. */
export class Collection {
  private readonly terms = new Map<string, Partial<Record<Field, Counts>>>()
  private readonly lengths = new Map<Field, number[]>(FIELDS.map((field) => [field, []]))
  /** What each section counts, against others with the same words. */
  private readonly shares: number[] = []

  /**
   * Adds a section; they are numbered as they come.
   * @param share 1, or less for a section that only repeats what stands elsewhere.
   */
  add(fields: Fields, share = 1): void {
    const section = this.shares.push(share) - 1
    for (const [field, text] of Object.entries(fields) as [Field, string][]) {
      const terms = termsOf(field, text)
      if (terms.length) (this.lengths.get(field) ?? [])[section] = terms.length
      for (const term of terms) this.note(term, field, section)
    }
  }

  private note(term: string, field: Field, section: number): void {
    let byField = this.terms.get(term)
    if (!byField) this.terms.set(term, (byField = {}))
    const { sections, times } = (byField[field] ??= { sections: [], times: [] })
    const last = sections.length - 1
    if (sections[last] === section) times[last]!++
    else {
      sections.push(section)
      times.push(1)
    }
  }

  private averageLengths(): Map<Field, number> {
    return new Map(
      [...this.lengths].map(([field, lengths]) => {
        const used = lengths.filter(Boolean)
        return [field, used.reduce((sum, length) => sum + length, 0) / Math.max(1, used.length)]
      }),
    )
  }

  /** What each term adds to the score of the sections it occurs in: BM25+ per field, weighted and summed. */
  impacts(): [term: string, postings: Posting[]][] {
    const average = this.averageLengths()
    const size = this.shares.length
    return [...this.terms].map(([term, byField]) => {
      const postings = new Map<number, Posting>()
      for (const [field, counts] of Object.entries(byField) as [Field, Counts][]) {
        const { sections, times } = counts
        const rarity = Math.log(1 + (size - sections.length + 0.5) / (sections.length + 0.5))
        sections.forEach((section, position) => {
          const count = times[position] ?? 0
          const length = (this.lengths.get(field)?.[section] ?? 0) / (average.get(field) ?? 1)
          const frequency = (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length))
          const posting = postings.get(section) ?? { section, impact: 0, named: false }
          postings.set(section, posting)
          posting.impact += FIELD_WEIGHTS[field] * rarity * (LOWER_BOUND + frequency) * (this.shares[section] ?? 1)
          posting.named ||= NAME_FIELDS.has(field)
        })
      }
      return [term, [...postings.values()].sort((a, b) => a.section - b.section)]
    })
  }
}

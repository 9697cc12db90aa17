import { indexTerms } from './tokenize'
import { FIELD_WEIGHTS, type Field } from './weights'

/** BM25+ parameters: saturation, length normalisation, lower bound. */
const SATURATION = 1.2
const LENGTH = 0.7
const LOWER_BOUND = 0.5

const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[]

/** Text of each field of a section. */
export type Fields = Partial<Record<Field, string>>

/** Occurrences of a term in one field: the sections in order, and how often it is in each. */
interface Counts {
  sections: number[]
  times: number[]
}

/** All sections as a search sees them: how often each term occurs in each field of each section. */
export class Collection {
  private readonly terms = new Map<string, Partial<Record<Field, Counts>>>()
  private readonly lengths = new Map<Field, number[]>(FIELDS.map((field) => [field, []]))
  private readonly words = new Map<string, string[]>()
  private size = 0

  /** Adds a section; they are numbered as they come. */
  add(fields: Fields): void {
    const section = this.size++
    for (const [field, text] of Object.entries(fields) as [Field, string][]) {
      const terms = indexTerms(text, this.words)
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
  impacts(): [term: string, postings: [section: number, impact: number][]][] {
    const average = this.averageLengths()
    return [...this.terms].map(([term, byField]) => {
      const impact = new Map<number, number>()
      for (const [field, counts] of Object.entries(byField) as [Field, Counts][]) {
        const { sections, times } = counts
        const rarity = Math.log(1 + (this.size - sections.length + 0.5) / (sections.length + 0.5))
        sections.forEach((section, position) => {
          const count = times[position] ?? 0
          const length = (this.lengths.get(field)?.[section] ?? 0) / (average.get(field) ?? 1)
          const frequency = (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length))
          const gain = FIELD_WEIGHTS[field] * rarity * (LOWER_BOUND + frequency)
          impact.set(section, (impact.get(section) ?? 0) + gain)
        })
      }
      return [term, [...impact].sort(([a], [b]) => a - b)]
    })
  }
}

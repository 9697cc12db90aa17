import { frameworks } from '../../site/config'
import type { SearchPage } from '../../site/types'
import {
  encodePostings,
  frontCode,
  type FragmentFile,
  type FragmentSection,
  type Manifest,
  type ShardFile,
} from './index-format'
import { identifiers, sectionsOf, type Section } from './sections'
import { indexTerms } from './tokenize'
import { FIELD_WEIGHTS, type Field } from './weights'

/** BM25+ parameters: saturation, length normalisation, lower bound. */
const SATURATION = 1.2
const LENGTH = 0.7
const LOWER_BOUND = 0.5

/** A shard is closed when it has about this many characters. */
const SHARD_SIZE = 6_000
/** A fragment is closed when it has about this many characters: a hit costs its own texts and few others. */
const FRAGMENT_SIZE = 2_000
/** A shard stays open while it has less than this share of them: a huge posting list gets a shard of its own. */
const SMALLEST_SHARD = 1 / 3

const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[]

type Fields = Partial<Record<Field, string>>

/** Text of each weighted field of a section. The page's own fields belong to its top. */
function fieldsOf(page: SearchPage, section: Section): Fields {
  const texts = section.texts.join('\n')
  const code = identifiers(section.code)
  if (section.kind === 'page') {
    const slug = page.path.split('/').filter((part) => part && part !== 'docs')
    return {
      title: page.title,
      slug: [...slug, page.group].join(' '),
      keywords: page.keywords.join(' · '),
      text: texts,
      code,
    }
  }
  if (section.kind === 'error') return { error: texts }
  return section.kind === 'row' ? { row: section.heading, text: texts } : { heading: section.heading, text: texts, code }
}

/** Occurrences of a term by section, for one field. */
type Counts = Map<number, number>

/** Counts the terms of all sections by field, and the length of each field. */
class Collection {
  readonly terms = new Map<string, Partial<Record<Field, Counts>>>()
  readonly lengths = new Map<Field, number[]>(FIELDS.map((field) => [field, []]))
  size = 0

  add(fields: Fields): void {
    const section = this.size++
    for (const [field, text] of Object.entries(fields) as [Field, string][]) {
      const terms = indexTerms(text)
      if (terms.length) (this.lengths.get(field) ?? [])[section] = terms.length
      for (const term of terms) this.count(term, field, section)
    }
  }

  private count(term: string, field: Field, section: number): void {
    let byField = this.terms.get(term)
    if (!byField) this.terms.set(term, (byField = {}))
    const counts = (byField[field] ??= new Map())
    counts.set(section, (counts.get(section) ?? 0) + 1)
  }
}

/** What a term adds to the score of each section it occurs in: BM25+ per field, weighted and summed. */
function impacts(collection: Collection): [term: string, postings: [section: number, impact: number][]][] {
  const average = new Map<Field, number>()
  for (const [field, lengths] of collection.lengths) {
    const used = lengths.filter(Boolean)
    average.set(field, used.reduce((sum, length) => sum + length, 0) / Math.max(1, used.length))
  }
  return [...collection.terms].map(([term, byField]) => {
    const impact = new Map<number, number>()
    for (const [field, counts] of Object.entries(byField) as [Field, Counts][]) {
      const rarity = Math.log(1 + (collection.size - counts.size + 0.5) / (counts.size + 0.5))
      for (const [section, count] of counts) {
        const length = (collection.lengths.get(field)?.[section] ?? 0) / (average.get(field) ?? 1)
        const frequency = (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length))
        const gain = FIELD_WEIGHTS[field] * rarity * (LOWER_BOUND + frequency)
        impact.set(section, (impact.get(section) ?? 0) + gain)
      }
    }
    return [term, [...impact].sort(([a], [b]) => a - b)]
  })
}

/** Cuts the sorted terms into shards of about equal size. */
function shards(terms: [term: string, postings: number[]][]): { first: string[]; files: ShardFile[] } {
  const first: string[] = []
  const files: ShardFile[] = []
  let shard: ShardFile = []
  let size = Infinity
  let previous = ''
  for (const [term, postings] of terms) {
    const grown = term.length + postings.length * 4 + 6
    if (size + grown > SHARD_SIZE && size > SHARD_SIZE * SMALLEST_SHARD) {
      shard = []
      files.push(shard)
      first.push(term)
      size = 0
      previous = ''
    }
    shard.push(frontCode(term, previous), postings)
    size += grown
    previous = term
  }
  return { first, files }
}

/** Cuts the texts of a page into fragments. */
function fragmentsOf(page: SearchPage, sections: Section[]): FragmentFile[] {
  const fragments: FragmentFile[] = []
  let size = Infinity
  for (const { kind, anchor, path, texts } of sections) {
    const section: FragmentSection = [kind, anchor, path, ...texts]
    const grown = JSON.stringify(section).length
    if (size + grown > FRAGMENT_SIZE) {
      fragments.push({ path: page.path, sections: [] })
      size = 0
    }
    fragments.at(-1)?.sections.push(section)
    size += grown
  }
  return fragments
}

/** Groups the handbook pages that treat one topic, each group in the display order of the frameworks. */
function variantsOf(pages: SearchPage[]): number[][] {
  const topics = new Map<string, [framework: number, page: number][]>()
  pages.forEach((page, number) => {
    const [, id, topic] = /^\/docs\/five\/handbook\/([^/]+)\/(.+)$/.exec(page.path) ?? []
    const framework = frameworks.findIndex((known) => known.id === id)
    if (topic && framework >= 0) topics.set(topic, [...(topics.get(topic) ?? []), [framework, number]])
  })
  return [...topics.values()].map((known) => known.sort(([a], [b]) => a - b).map(([, page]) => page))
}

/** An index without its folder's name, which depends on how the files are hashed. */
export interface BuiltIndex {
  manifest: Manifest
  /** Files of the folder by their path in it. */
  files: Map<string, ShardFile | FragmentFile>
}

/**
 * Builds the index of all listed pages.
 *
 * @param pages in a stable order; the order settles ties.
 * @returns the manifest (with an empty `folder`) and the files of the folder.
 */
export function buildIndex(pages: SearchPage[]): BuiltIndex {
  const collection = new Collection()
  const files: BuiltIndex['files'] = new Map()
  const fragments: number[][] = []
  let next = 0
  for (const page of pages) {
    const sections = sectionsOf(page)
    for (const section of sections) collection.add(fieldsOf(page, section))
    const own = fragmentsOf(page, sections)
    fragments.push(own.map((fragment) => fragment.sections.length))
    for (const fragment of own) files.set(`t/${next++}.json`, fragment)
  }

  const terms = impacts(collection)
    .map(([term, postings]): [string, number[]] => [term, encodePostings(postings)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const { first, files: shardFiles } = shards(terms)
  shardFiles.forEach((shard, number) => files.set(`s/${number}.json`, shard))

  const groups = [...new Set(pages.map((page) => page.group))]
  const group = pages.map((page) => groups.indexOf(page.group))
  const variants = variantsOf(pages)
  return { manifest: { version: 1, folder: '', terms: first, fragments, groups, group, variants }, files }
}

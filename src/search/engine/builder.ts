import { frameworks } from '../../site/frameworks'
import type { SearchPage } from '../../site/types'
import { Collection } from './collection'
import { fieldsOf } from './fields'
import {
  encodePostings,
  frontCode,
  type FragmentFile,
  type FragmentSection,
  type Manifest,
  type ShardFile,
} from './index-format'
import { sectionsOf, type Section } from './sections'
import { sharesOf } from './section-shares'
import type { SynonymLookup } from './synonym-lookup'

/** A shard is closed when it has about this many characters. */
const SHARD_SIZE = 4_200
/**
 * A fragment is closed when it has about this many characters: texts of the hits in view are mostly in no more files than a
 * browser gets at a time without HTTP/2 (six), and a hit costs few texts besides its own.
 */
const FRAGMENT_SIZE = 1_170
/** A shard stays open while it has less than this share of them: a huge posting list gets a shard of its own. */
const SMALLEST_SHARD = 1 / 3

/** The shortest beginning of `term` that sorts after the term before it: the manifest needs no more of it. */
function separator(previous: string, term: string): string {
  let length = 1
  while (length < term.length && term.slice(0, length) <= previous) length++
  return term.slice(0, length)
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
      first.push(separator(previous, term))
      size = 0
    }
    shard.push(frontCode(term, shard.length ? previous : ''), postings)
    size += grown
    previous = term
  }
  return { first, files }
}

/** Cuts the texts of a page into fragments. */
function fragmentsOf(page: SearchPage, sections: Section[]): FragmentFile[] {
  const fragments: FragmentFile[] = []
  let size = Infinity
  for (const { kind, anchor, path, texts, columns } of sections) {
    const section: FragmentSection = [kind, anchor, path, ...texts, ...(columns ? [columns] : [])]
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
 * @param synonymsOf other words for titles and headings.
 * @returns the manifest (with an empty `folder`) and the files of the folder.
 */
export function buildIndex(pages: SearchPage[], synonymsOf: SynonymLookup = () => ''): BuiltIndex {
  const collection = new Collection()
  const files: BuiltIndex['files'] = new Map()
  const fragments: number[][] = []
  let next = 0
  const cut = pages.map((page): [SearchPage, Section[]] => [page, sectionsOf(page)])
  const shares = sharesOf(cut)
  for (const [page, sections] of cut) {
    for (const section of sections) collection.add(fieldsOf(page, section, synonymsOf), shares.get(section))
    const own = fragmentsOf(page, sections)
    fragments.push(own.map((fragment) => fragment.sections.length))
    for (const fragment of own) files.set(`t/${next++}.json`, fragment)
  }

  const terms = Array.from(collection.impacts(), ([term, postings]): [string, number[]] => [
    term,
    encodePostings(postings),
  ]).sort(([a], [b]) => (a < b ? -1 : 1))
  const { first, files: shardFiles } = shards(terms)
  shardFiles.forEach((shard, number) => files.set(`s/${number}.json`, shard))

  const groups = [...new Set(pages.map((page) => page.group))]
  const group = pages.map((page) => groups.indexOf(page.group))
  const variants = variantsOf(pages)
  return { manifest: { folder: '', terms: first, fragments, groups, group, variants }, files }
}

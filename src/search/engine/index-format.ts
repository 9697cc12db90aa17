/**
 * The files of the index. All of them are JSON, because static hosts compress JSON.
 *
 * - `manifest.json`: what a search must know before its first shard; asked for afresh on every visit.
 * - `<folder>/s/<n>.json`: a shard, terms in alphabetical order with the sections they occur in.
 * - `<folder>/t/<n>.json`: a fragment, the texts of some sections of a page, for titles and snippets.
 * - `<folder>/corrections.json`: words to guess at when a query stands nowhere, see `corrections.ts`.
 *
 * The folder is named after a hash of what it is made from, so its files never change.
 */

/** A section is what can be found: a page's top, a heading with its text, an API row or an error text. */
export type SectionKind = 'page' | 'heading' | 'row' | 'error'

export interface Manifest {
  /** Folder of shards and fragments, relative to the manifest, with a slash at the end. */
  folder: string
  /** Where each shard begins: as much of its first term as tells it from the term before. */
  terms: string[]
  /** For each page, the number of sections in each of its fragments. Sections and fragments are numbered through. */
  fragments: number[][]
  /** Names of the result groups, e.g. `三维空间 / React`. */
  groups: string[]
  /** Index into `groups` of each page. */
  group: number[]
  /** Pages that treat one topic for different frameworks, in display order. */
  variants: number[][]
}

/** A shard: term (front-coded against the one before it), postings, term, postings, … */
export type ShardFile = (string | number[])[]

/** One section: kind, anchor, page title and headings down to its own, then its texts; a row's text and the heads of its columns. */
export type FragmentSection = [kind: SectionKind, anchor: string, headings: string[], ...texts: string[]]

/** Texts of some sections of a page, in document order. */
export interface FragmentFile {
  /** Route without prefix. */
  path: string
  sections: FragmentSection[]
}

/** Impacts are stored in this many logarithmic steps. */
const STEPS = 64
const RATIO = 1.125
const SMALLEST = 0.15
const IMPACTS = Array.from({ length: STEPS }, (_, step) => SMALLEST * RATIO ** step)

/** @returns the step (0–63) whose impact is nearest to `impact`. */
export function quantise(impact: number): number {
  const step = Math.round(Math.log(impact / SMALLEST) / Math.log(RATIO))
  return Math.max(0, Math.min(STEPS - 1, step))
}

/** That a section holds a term: how much it counts there, and whether it stands in the section's own name. */
export interface Posting {
  section: number
  impact: number
  /** In a title, a heading, the name of an API entry, an error text, or in words that say the same. */
  named: boolean
}

/** Numbers of one packed posting without its section: an impact, named or not. */
const SLOTS = STEPS * 2

/** Packs postings, sorted by section: one number each, of the distance to the section before, the name and the step. */
export function encodePostings(postings: Posting[]): number[] {
  let previous = 0
  return postings.map(({ section, impact, named }) => {
    const packed = (section - previous) * SLOTS + (named ? STEPS : 0) + quantise(impact)
    previous = section
    return packed
  })
}

/** Calls `visit` for each posting of a packed list. */
export function decodePostings(
  packed: number[],
  visit: (section: number, impact: number, named: boolean) => void,
): void {
  let section = 0
  for (const value of packed) {
    section += Math.floor(value / SLOTS)
    visit(section, IMPACTS[value % STEPS] ?? 0, value % SLOTS >= STEPS)
  }
}

/** Longest shared prefix that one base-36 digit can count. */
const MAX_SHARED = 35

/** Writes a term as the number of characters it shares with the one before it, and the rest. */
export function frontCode(term: string, previous: string): string {
  let shared = 0
  while (shared < MAX_SHARED && shared < term.length && term[shared] === previous[shared]) shared++
  return shared.toString(36) + term.slice(shared)
}

/** Reads a front-coded term. */
export const frontDecode = (coded: string, previous: string): string =>
  previous.slice(0, parseInt(coded.charAt(0), 36)) + coded.slice(1)

import { searchResults } from '../../site/config'
import { objectId, plainText, type SearchHit } from '../engine/hit'
import { titleOf } from './hit-view'

/** A page that answers, with the places on it. */
export interface PageBlock {
  /** The page itself: its own hit, or one made of its title where only sections were found. */
  page: SearchHit
  /** Best first; no two of them look alike. */
  sections: SearchHit[]
  /** What Enter opens: the page or one of its sections. */
  opens: SearchHit
}

const addressOf = ({ url }: SearchHit): string => url.replace(/#.*/s, '')
const isPage = ({ url }: SearchHit): boolean => !url.includes('#')

/** A hit for the page that sections are on: its words are theirs. */
const pageHit = (hit: SearchHit, sections: SearchHit[]): SearchHit => ({
  objectID: objectId(hit.objectID.replace(/(?:#.*)?:\d+$/s, ''), '', 0),
  url: addressOf(hit),
  kind: 'page',
  group: hit.group,
  path: hit.path.slice(0, 1),
  content: [],
  snippet: [],
  words: [...new Set(sections.flatMap(({ words = [] }) => words))],
  preview: () => [],
})

/** What is seen of a section: its own name and the part of its text that is shown. */
const looks = (hit: SearchHit): string => JSON.stringify([titleOf(hit), hit.snippet].map(plainText))

function blockOf(hits: [SearchHit, ...SearchHit[]]): PageBlock {
  const [first] = hits
  const page = hits.find(isPage) ?? pageHit(first, hits)
  const seen = new Set<string>()
  const sections = hits.filter((hit) => !isPage(hit) && !seen.has(looks(hit)) && seen.add(looks(hit)))
  return { page, sections: sections.slice(0, searchResults.hitsPerGroup), opens: isPage(first) ? page : first }
}

/**
 * Sorts hits into one block per page, in the order of the answer: whatever source it is from, a page stands where its
 * first hit does, and its first hit is what to open.
 */
export function blocksOf(hits: SearchHit[]): PageBlock[] {
  const pages = new Map<string, [SearchHit, ...SearchHit[]]>()
  for (const hit of hits) {
    const known = pages.get(addressOf(hit))
    if (known) known.push(hit)
    else pages.set(addressOf(hit), [hit])
  }
  return [...pages.values()].map(blockOf)
}

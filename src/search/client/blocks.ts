import { searchResults } from '../../site/facts'
import { hierarchyOf, objectId, type MarkedTexts, type SearchHit } from '../engine/hit'

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

/** The texts of a page's title alone. */
const titleOf = (texts: MarkedTexts | undefined): MarkedTexts | undefined =>
  texts && { hierarchy: Object.fromEntries(Object.entries(texts.hierarchy).filter(([level]) => level <= 'lvl1')) }

/** A hit for the page that a section is on. */
function pageHit(hit: SearchHit): SearchHit {
  const { lvl0, lvl1 } = hit.hierarchy
  const [highlight, snippet] = [titleOf(hit._highlightResult), titleOf(hit._snippetResult)]
  return {
    objectID: objectId(hit.objectID.replace(/(?:#.*)?:\d+$/s, ''), '', 0),
    url: addressOf(hit),
    type: 'lvl1',
    content: null,
    hierarchy: hierarchyOf(lvl0 ?? '', lvl1 === null ? [] : [lvl1]),
    ...(highlight && { _highlightResult: highlight }),
    ...(snippet && { _snippetResult: snippet }),
  }
}

/** What is seen of a section: its own name and the part of its text that is shown. */
function looks({ hierarchy, content, _snippetResult }: SearchHit): string {
  const heading = Object.values(hierarchy).filter(Boolean).at(-1)
  return JSON.stringify([heading, _snippetResult?.content?.value ?? content])
}

function blockOf(hits: [SearchHit, ...SearchHit[]], most: number): PageBlock {
  const [first] = hits
  const page = hits.find(isPage) ?? pageHit(first)
  const seen = new Set<string>()
  const sections = hits.filter((hit) => !isPage(hit) && !seen.has(looks(hit)) && seen.add(looks(hit))).slice(0, most)
  return { page, sections, opens: isPage(first) ? page : first }
}

/**
 * Sorts hits into one block per page, in the order of the answer: whatever source it is from, a page stands where its
 * first hit does, and its first hit is what to open.
 * @param most sections of a page, at most.
 */
export function blocksOf(hits: SearchHit[], most = searchResults.hitsPerGroup): PageBlock[] {
  const pages = new Map<string, [SearchHit, ...SearchHit[]]>()
  for (const hit of hits) {
    const known = pages.get(addressOf(hit))
    if (known) known.push(hit)
    else pages.set(addressOf(hit), [hit])
  }
  return [...pages.values()].map((own) => blockOf(own, most))
}

/**
 * Whether nothing of a hit that is shown holds a word of the query: it was found by its code, by a keyword or by a word
 * that says the same.
 */
export function matchedUnseen({ _highlightResult: texts }: SearchHit): boolean {
  if (!texts) return false
  return [...Object.values(texts.hierarchy), texts.content].every((text) => !text || text.matchLevel === 'none')
}

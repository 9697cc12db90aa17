import { useEffect, useState } from 'react'
import { decoded } from '../site/decoded'
import { searchIslands as strings } from '../site/strings/search'
import { withoutBase } from '../site/routes'
import { blocksOf } from './client/blocks'
import { placeOf, titleOf } from './client/hit-view'
import { plainText, type SearchHit } from './engine/hit'
import { hrefOf } from './navigate-to-hit'
import { ask } from './site-source'

/** Rows that are offered: the page keeps their room. */
const MOST = 3

/** The words of an address: `/docs/five/get-start/` → `five get start`. */
const wordsIn = (path: string): string =>
  decoded(withoutBase(path))
    .replace(/^\/docs(?=\/)/, '')
    .replace(/\.\w+$|[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** @returns pages, best first; where they are fewer than the rows that are kept for them, also places on them. */
function offered(hits: SearchHit[]): SearchHit[] {
  const blocks = blocksOf(hits)
  const byAddress = new Map<string, SearchHit>()
  for (const hit of [...blocks.map(({ page }) => page), ...blocks.flatMap(({ sections }) => sections)])
    if (!byAddress.has(hit.url)) byAddress.set(hit.url, hit)
  return [...byAddress.values()].slice(0, MOST)
}

/** Pages whose address or title has the words of an address that leads nowhere; nothing where there are none. */
export function NearestPages({ path }: { path: string }) {
  const [rows, setRows] = useState<SearchHit[]>([])
  useEffect(() => {
    const query = wordsIn(path)
    if (!query) return
    ask({ query }).then(
      ({ hits }) => setRows(offered(hits)),
      // The page says what else there is
      () => undefined,
    )
  }, [path])
  if (!rows.length) return null
  return (
    <>
      <h2>{strings.nearest}</h2>
      <ul>
        {rows.map((hit) => (
          <li key={hit.objectID}>
            <a href={hrefOf(hit.url)}>{plainText(titleOf(hit))}</a> <span>{placeOf(hit)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useEffect, useState } from 'react'
import { searchIslands as strings } from '../site/island-strings'
import { withoutBase } from '../site/routes'
import { ask } from './client/ask'
import { blocksOf, type PageBlock } from './client/blocks'
import { hitView } from './hit-view'
import { hrefOf } from './navigate-to-hit'
import { source } from './source'

/** Pages that are offered. */
const MOST = 3

/** The words of an address: `/docs/five/get-start/` → `five get start`. */
function wordsIn(path: string): string {
  try {
    return decodeURIComponent(withoutBase(path))
      .replace(/^\/docs(?=\/)/, '')
      .replace(/\.\w+$|[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  } catch {
    return ''
  }
}

/** Pages whose address or title has the words of an address that leads nowhere; nothing where there are none. */
export function NearestPages({ path }: { path: string }) {
  const [blocks, setBlocks] = useState<PageBlock[]>([])
  useEffect(() => {
    const query = wordsIn(path)
    if (!query) return
    ask(source(), { query }).then(
      ({ hits }) => setBlocks(blocksOf(hits).slice(0, MOST)),
      // The page says what else there is
      () => undefined,
    )
  }, [path])
  if (!blocks.length) return null
  return (
    <>
      <h2>{strings.nearest}</h2>
      <ul>
        {blocks.map(({ page }) => (
          <li key={page.objectID}>
            <a href={hrefOf(page.url)}>{page.hierarchy.lvl1}</a> <span>{hitView(page).path}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

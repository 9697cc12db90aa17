import { useEffect, useRef, type MouseEvent } from 'react'
import { search as strings, searchIslands } from '../../site/strings/search'
import { fill, searchWaits } from '../../site/strings/interface'
import { errorText } from '../client/errors'
import { matchedUnseen, placeOf, titleOf } from '../client/hit-view'
import type { SessionState } from '../client/session'
import type { SearchHit } from '../engine/hit'
import { marked } from '../marked'
import { hrefOf, onPress } from '../navigate-to-hit'
import { Correction } from '../shared/Correction'
import { Suggestions } from '../shared/Suggestions'
import { Tasks } from '../shared/Tasks'

interface PageResultsProps {
  state: SessionState
  onMore: () => void
  onRetry: () => void
  onOpen: (hit: SearchHit, event: MouseEvent) => void
  onQuery: (query: string) => void
  /** Searches in all areas; there is none where that was done. */
  onEverywhere: (() => void) | undefined
  /** Searches for a query as it is spelled. */
  onLiteral: (query: string) => void
}

function statusText({ query, status, answered, total, isBehind }: SessionState): string {
  if (!query) return strings.idle
  if (status === 'stalled' && isBehind) return searchWaits.stalled
  if (answered === null) return status === 'loading' ? searchWaits.loading : ''
  return total ? fill(strings.count, { count: total }) : strings.pageNone
}

/** Count, hits and what stands in their place. */
export function PageResults({ state, onMore, onRetry, onOpen, onQuery, onEverywhere, onLiteral }: PageResultsProps) {
  const none = state.answered !== null && !state.hits.length && !state.error
  return (
    <>
      <p role="status" className="search-status">
        {state.error ? '' : statusText(state)}
      </p>
      {Boolean(state.error) && (
        <div className="search-empty" role="alert">
          <b>{searchWaits.errorTitle}</b>
          <p>{errorText(state.error)}</p>
          <button className="btn" type="button" onClick={onRetry}>
            {searchWaits.retry}
          </button>
          <Tasks />
        </div>
      )}
      {none && (
        <div className="search-empty">
          <Suggestions query={state.answered ?? ''} onQuery={onQuery} onEverywhere={onEverywhere} />
        </div>
      )}
      {!state.error && <Correction state={state} onLiteral={onLiteral} />}
      {!state.error && (
        <ol className="search-results">
          {state.hits.map((hit) => (
            <Result key={hit.objectID} hit={hit} onOpen={onOpen} />
          ))}
        </ol>
      )}
      {!state.error && state.hits.length < state.total && <More state={state} onMore={onMore} />}
    </>
  )
}

function Result({ hit, onOpen }: Pick<PageResultsProps, 'onOpen'> & { hit: SearchHit }) {
  return (
    <li>
      <span className="search-path">{placeOf(hit)}</span>
      <h2>
        <a href={hrefOf(hit.url)} {...onPress((event) => onOpen(hit, event))}>
          {marked(titleOf(hit))}
        </a>
      </h2>
      {matchedUnseen(hit) && <span className="search-unseen">{searchIslands.unseen}</span>}
      {hit.snippet.length > 0 && <p>{marked(hit.snippet)}</p>}
    </li>
  )
}

/** Gets further hits when it comes into view; the button does the same, and alone after a failure. */
function More({ state, onMore }: { state: SessionState; onMore: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const failed = state.status === 'error'
  const waiting = !failed && state.status !== 'idle'
  const shown = state.hits.length
  // Anew after each page of hits: an observer tells changes only, and for a fast reader this box never leaves the view
  useEffect(() => {
    if (!box.current || waiting || failed) return
    // Early: what comes while this box is in view moves it and the footer under the eye of the reader.
    // A busy browser tells of several changes at once: the last one counts
    const observer = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && onMore(), {
      rootMargin: '1500px',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [waiting, failed, shown, onMore])
  return (
    <div className="search-more" ref={box}>
      {waiting ? (
        <>
          <span className="spinner" />
          <span role="status">{strings.pageMore}</span>
        </>
      ) : (
        <>
          {failed && <span role="alert">{searchWaits.errorTitle}</span>}
          <button className="btn" type="button" onClick={onMore}>
            {failed ? searchWaits.retry : strings.pageMoreButton}
          </button>
        </>
      )}
    </div>
  )
}

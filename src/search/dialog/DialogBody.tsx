import { search as strings } from '../../site/strings'
import type { SessionState } from '../client/session'
import { suggestQueries } from '../engine/suggest'
import type { SearchHit } from '../engine/hit'
import { Icon } from '../../page/parts/Icon'
import { screenOf, type Item } from './items'
import { reportHref } from '../report-href'
import { ResultsScreen } from './ResultsScreen'
import { StartScreen } from './StartScreen'
import type { ActiveItem } from './use-active-item'
import type { ItemActions } from './use-item-actions'

interface DialogBodyProps {
  state: SessionState
  items: Item[]
  active: ActiveItem
  actions: ItemActions
  /** Hits of the last answer that had any. */
  lastHits: SearchHit[]
  /** Searches for something else. */
  onQuery: (query: string) => void
  /** Gets the hits that are not in view yet. */
  onMore: () => void
}

/** One of the screens of the dialog. */
export function DialogBody({ state, items, active, actions, lastHits, onQuery, onMore }: DialogBodyProps) {
  switch (screenOf(state)) {
    case 'start':
      return <StartScreen items={items} active={active} actions={actions} />
    case 'results':
      return <ResultsScreen key={state.answered} items={items} active={active} actions={actions} onMore={onMore} />
    case 'none':
      return <NoResults query={state.answered ?? ''} lastHits={lastHits} onQuery={onQuery} />
    case 'stalled':
      return (
        <div className="search-empty">
          <span className="spinner" />
          <p>{strings.stalled}</p>
        </div>
      )
    case 'error':
      return (
        <div className="search-empty" role="alert">
          <Icon name="wifi-off" />
          <b>{strings.errorTitle}</b>
          <p>{strings.errorHelp}</p>
        </div>
      )
  }
}

interface NoResultsProps {
  query: string
  lastHits: SearchHit[]
  onQuery: (query: string) => void
}

function NoResults({ query, lastHits, onQuery }: NoResultsProps) {
  const suggestions = suggestQueries(lastHits, query)
  return (
    <div className="search-empty">
      <Icon name="search-x" />
      <b>
        {strings.noResults}“{query}”
      </b>
      {suggestions.length > 0 && (
        <>
          <p>{strings.suggested}</p>
          <ul className="search-chips">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onQuery(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {strings.reportMissing}
        <a href={reportHref(query)}>{strings.reportMissingLink}</a>
      </p>
    </div>
  )
}

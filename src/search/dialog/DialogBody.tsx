import { searchIslands } from '../../site/strings/search'
import { search as strings } from '../../site/strings/pages'
import { searchWaits } from '../../site/strings/interface'
import type { SessionState } from '../client/session'
import type { SearchHit } from '../engine/hit'
import { Icon } from '../../page/shared/Icon'
import { Correction } from '../shared/Correction'
import { Suggestions } from '../shared/Suggestions'
import { screenOf, type Item } from './items'
import { Preview } from './Preview'
import { ResultsScreen } from './ResultsScreen'
import { StartScreen } from './StartScreen'
import type { ActiveItem } from './use-active-item'
import type { ItemActions } from './use-item-actions'

interface DialogBodyProps {
  state: SessionState
  items: Item[]
  active: ActiveItem
  actions: ItemActions
  lastHits: SearchHit[]
  onQuery: (query: string) => void
  onLiteral: (query: string) => void
  onMore: () => void
  onRetry: () => void
}

export function DialogBody(props: DialogBodyProps) {
  const { state, items, active, actions } = props
  switch (screenOf(state)) {
    case 'start':
      return <StartScreen items={items} active={active} actions={actions} />
    case 'results':
      return (
        <>
          <Correction state={state} onLiteral={props.onLiteral} />
          <div className="search-columns">
            <ResultsScreen key={state.answered} items={items} active={active} actions={actions} onMore={props.onMore} />
            <Preview item={items[active.index]} />
          </div>
        </>
      )
    case 'none':
      return (
        <div className="search-empty">
          <Icon name="search-x" />
          <b>{`${strings.noResults}“${state.answered}”`}</b>
          <Suggestions query={state.answered ?? ''} lastHits={props.lastHits} onQuery={props.onQuery} />
        </div>
      )
    case 'stalled':
      return (
        <div className="search-empty">
          <span className="spinner" />
          <p>{searchWaits.stalled}</p>
        </div>
      )
    case 'error':
      return (
        <div className="search-empty" role="alert">
          <Icon name="wifi-off" />
          <b>{searchWaits.errorTitle}</b>
          <p>{searchWaits.errorHelp}</p>
          <button className="btn" type="button" onClick={props.onRetry}>
            {searchIslands.retry}
          </button>
        </div>
      )
  }
}

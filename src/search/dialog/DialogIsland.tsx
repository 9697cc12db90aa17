import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from 'react'
import { SEARCH_PAGE_SIZE } from '../../site/constants'
import { SEARCH_INPUT_MAX } from '../../site/search-input'
import { searchWaits } from '../../site/strings/interface'
import { search as strings } from '../../site/strings/search'
import { Icon } from '../../page/shared/Icon'
import { errorText } from '../client/errors'
import { createSession, type Question } from '../client/session'
import { cleanQuery } from '../engine/clean-query'
import { AreaChips } from '../shared/AreaChips'
import { Correction } from '../shared/Correction'
import { Suggestions } from '../shared/Suggestions'
import { Tasks } from '../shared/Tasks'
import { ask } from '../site-source'
import { useField } from '../use-field'
import { useListener } from '../use-listener'
import { useRecovery } from '../use-recovery'
import { DialogFoot } from './DialogFoot'
import { itemsOf, screenOf } from './items'
import { Preview } from './Preview'
import { ResultsScreen } from './ResultsScreen'
import { startItems } from './start-items'
import { StartScreen } from './StartScreen'
import { useActiveItem } from './use-active-item'
import { useAnnouncement } from './use-announcement'
import { useCombobox } from './use-combobox'
import { useItemActions } from './use-item-actions'

/**
 * What is below the field of the search dialog: one of its screens. What has been typed already is searched at once.
 * @param field of the built page, in its form.
 */
export function DialogIsland({ field }: { field: HTMLInputElement }) {
  const [session] = useState(() => createSession({ ask }))
  const [start, setStart] = useState(startItems)
  const [area, setArea] = useState<string>()
  const state = useSyncExternalStore(session.subscribe, session.state)
  const lastHits = useRef(state.hits)
  if (state.hits.length) lastHits.current = state.hits

  const screen = screenOf(state)
  // A change of status alone must not give a new list: the active item would jump.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const items = useMemo(() => itemsOf(state, start), [screen, state.hits, start])
  const active = useActiveItem(items, state.asked)
  const dialog = field.closest('dialog')!
  const actions = useItemActions({ state, close: () => dialog.close(), onListsChange: () => setStart(startItems()) })
  const announcement = useAnnouncement(state)

  const search = (text: string, more?: Partial<Question>): void => {
    const query = cleanQuery(text, SEARCH_INPUT_MAX)
    // Another question is asked in all areas: at the start nothing tells of one
    if (!query) setArea(undefined)
    session.search({ query, area, ...more })
  }
  const narrow = (name: string | undefined): void => {
    setArea(name)
    search(field.value, { area: name })
    field.focus()
  }
  const askFor = (text: string): void => {
    field.value = text.slice(0, SEARCH_INPUT_MAX)
    field.focus()
    search(field.value)
  }

  const composing = useField(field, (text) => search(text))
  useRecovery(session)
  const begin = (): void => {
    // Another page is shown, and another tab has stored searches too
    setStart(startItems())
    if (session.state().status === 'error') session.retry()
  }
  useListener(field, 'focus', begin)
  // The focus may stay in it until it is hidden: opened again before that, even before this is told, the field tells of none
  useListener(dialog, 'close', () => (dialog.open ? begin() : field.blur()))
  const list = { items, active, actions }
  useCombobox({ ...list, field, state, retry: session.retry })
  // The field is emptied after the event
  useListener(field.form!, 'reset', () => setTimeout(() => askFor('')))
  // Escape belongs to an input method that is composing
  useListener(dialog, 'cancel', (event) => composing.current && event.preventDefault())
  // Once, what was typed before. With the listeners: Enter never meets a start that does not know of it
  useLayoutEffect(() => search(field.value), []) // eslint-disable-line react-hooks/exhaustive-deps

  const literally = (query: string): void => {
    search(query, { literal: true })
    field.focus()
  }
  const retry = (): void => {
    session.retry()
    field.focus()
  }
  // The list holds one page of hits; further ones are the search page's
  const more = (): void => {
    if (state.hits.length < SEARCH_PAGE_SIZE) session.more()
  }

  function body(): ReactElement {
    switch (screen) {
      case 'start':
        return <StartScreen {...list} />
      case 'results':
        return (
          <>
            <Correction state={state} onLiteral={literally} />
            <div className="search-columns">
              <ResultsScreen key={state.answered} {...list} onMore={more} />
              <Preview item={items[active.index]} />
            </div>
          </>
        )
      case 'none':
        return (
          <div className="search-empty">
            <Icon name="search-x" />
            <b>{`${strings.noResults}“${state.answered}”`}</b>
            <Suggestions
              query={state.answered ?? ''}
              lastHits={lastHits.current}
              onQuery={askFor}
              onEverywhere={area === undefined ? undefined : () => narrow(undefined)}
            />
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
            <p>{errorText(state.error)}</p>
            <button className="btn" type="button" onClick={retry}>
              {searchWaits.retry}
            </button>
            <Tasks />
          </div>
        )
    }
  }

  return (
    <>
      {screen !== 'start' && <AreaChips area={area} onArea={narrow} />}
      {body()}
      <DialogFoot />
      <p className="sr" role="status">
        {announcement}
      </p>
    </>
  )
}

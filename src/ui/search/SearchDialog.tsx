import { useEffect, useMemo, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { SEARCH_INPUT_MAX } from '../../site/constants'
import { search as strings } from '../../site/strings'
import { askWhole } from '../../search/client/ask'
import { createSession } from '../../search/client/session'
import { indexName } from '../../search/client/settings'
import { createStoredSearches } from '../../search/client/stored-searches'
import { cleanQuery } from '../../search/engine/clean-query'
import { DialogBody } from './DialogBody'
import { DialogFoot } from './DialogFoot'
import { DialogInput } from './DialogInput'
import { itemsOf, screenOf } from './items'
import { source } from './source'
import { useActiveItem } from './use-active-item'
import { useAnnouncement } from './use-announcement'
import { useItemActions } from './use-item-actions'
import { useSession } from './use-session'

interface SearchDialogProps {
  initialQuery: string
  /** Called once the dialog is closed. */
  onClose: () => void
}

const newSession = () => createSession({ ask: (question, page) => askWhole(source(), { ...question, page }) })

/** The search dialog: a native modal dialog with a combobox and one of its screens. */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const composing = useRef(false)
  const [text, setText] = useState(initialQuery.slice(0, SEARCH_INPUT_MAX))
  const [session] = useState(newSession)
  const [stored] = useState(() => createStoredSearches(indexName))
  const [lists, setLists] = useState(stored.lists)
  const state = useSession(session)
  const lastHits = useRef(state.hits)
  if (state.hits.length) lastHits.current = state.hits

  const screen = screenOf(state)
  // A change of status alone must not give a new list: the active item would jump.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const items = useMemo(() => itemsOf(state, lists), [screen, state.hits, lists])
  const active = useActiveItem(items, state.answered)
  const close = (): void => dialog.current?.close()
  const actions = useItemActions({ stored, state, close, onListsChange: () => setLists(stored.lists()) })
  const announcement = useAnnouncement(state)

  /** What the input holds. While an input method composes, it is shown and not searched. */
  function type(value: string): void {
    const next = value.slice(0, SEARCH_INPUT_MAX)
    setText(next)
    if (!composing.current) session.search({ query: cleanQuery(next, SEARCH_INPUT_MAX) })
  }

  useEffect(() => {
    dialog.current?.showModal()
    if (initialQuery) session.search({ query: cleanQuery(initialQuery, SEARCH_INPUT_MAX) })
  }, [initialQuery, session])

  const onBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) close()
  }
  const onCancel = (event: SyntheticEvent): void => {
    // Escape belongs to the input method while it composes.
    if (composing.current) event.preventDefault()
  }

  return (
    // A click on the backdrop is a click on the dialog element itself; the keyboard closes it with Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="search"
      aria-label={strings.modalAria}
      onClose={onClose}
      onCancel={onCancel}
      onClick={onBackdrop}
    >
      <DialogInput
        text={text}
        state={state}
        items={items}
        active={active}
        composing={composing}
        onType={type}
        onPick={actions.pick}
        onClose={close}
      />
      <DialogBody
        state={state}
        items={items}
        active={active}
        actions={actions}
        lastHits={lastHits.current}
        onQuery={(query) => {
          type(query)
          document.getElementById('search-input')?.focus()
        }}
      />
      <DialogFoot />
      <p className="sr" role="status">
        {announcement}
      </p>
    </dialog>
  )
}

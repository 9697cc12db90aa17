import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import { SEARCH_INPUT_MAX } from '../../site/constants'
import { search as strings } from '../../site/strings'
import { ask } from '../../search/client/ask'
import { createSession } from '../../search/client/session'
import { indexName } from '../../search/client/settings'
import { createStoredSearches } from '../../search/client/stored-searches'
import { cleanQuery } from '../../search/engine/clean-query'
import { DialogBody } from './DialogBody'
import { DialogFoot } from './DialogFoot'
import { DialogInput } from './DialogInput'
import { useActiveItem } from './use-active-item'
import { itemsOf } from './items'
import { source } from './source'
import { useAnnouncement } from './use-announcement'
import { useItemActions } from './use-item-actions'
import { useSession } from './use-session'

interface SearchDialogProps {
  initialQuery: string
  /** Called once the dialog is closed. */
  onClose: () => void
}

/** The search dialog: a native modal dialog with a combobox and one of its screens. */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(() => cleanQuery(initialQuery, SEARCH_INPUT_MAX))
  const [stored] = useState(() => createStoredSearches(indexName))
  const [lists, setLists] = useState(stored.lists)
  const [session] = useState(() =>
    createSession({ ask: ({ query }, page) => ask(source(), { query: cleanQuery(query, SEARCH_INPUT_MAX), page }) }),
  )
  const state = useSession(session)
  const items = useMemo(() => itemsOf(state, lists), [state, lists])
  const active = useActiveItem(items)
  const composing = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    if (text) session.search({ query: text })
    // Only when the dialog opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const close = () => dialog.current?.close()
  const actions = useItemActions({ stored, state, close, onListsChange: () => setLists(stored.lists()) })

  /** What the input holds. While an input method composes, it is shown and not searched. */
  const type = (value: string): void => {
    const next = value.slice(0, SEARCH_INPUT_MAX)
    setText(next)
    if (!composing.current) session.search({ query: next })
  }
  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) close()
  }

  return (
    // Clicks on the backdrop are clicks on the dialog element; keyboards close it with Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className="search" aria-label={strings.modalAria} onClose={onClose} onClick={closeOnBackdrop}>
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
        lists={lists}
        items={items}
        active={active}
        actions={actions}
        onQuery={type}
      />
      <DialogFoot />
      <p className="sr" role="status">
        {useAnnouncement(state)}
      </p>
    </dialog>
  )
}

import { useEffect, useRef, type KeyboardEvent, type MutableRefObject } from 'react'
import { SEARCH_INPUT_MAX } from '../../site/constants'
import { search as strings } from '../../site/strings'
import type { SessionState } from '../client/session'
import { Icon } from '../../page/parts/Icon'
import { itemId, LIST_ID, type Item } from './items'
import type { ActiveItem } from './use-active-item'
import type { ItemActions } from './use-item-actions'

interface DialogInputProps {
  text: string
  state: SessionState
  items: Item[]
  active: ActiveItem
  /** Whether an input method is composing. */
  composing: MutableRefObject<boolean>
  onType: (text: string) => void
  onPick: ItemActions['pick']
  onClose: () => void
}

/** Key code of every key that an input method takes for itself. */
const PROCESSED_BY_INPUT_METHOD = 229

/** The row with the field. The focus stays here; arrows move through the list below. */
export function DialogInput({ text, state, items, active, composing, onType, onPick, onClose }: DialogInputProps) {
  const input = useRef<HTMLInputElement>(null)
  /** Enter was pressed before the answer came: its first hit is opened once it is there. */
  const pickFirst = useRef(false)
  const { index, cell } = active
  const item = items[index]
  const isGrid = item?.kind === 'recent' || item?.kind === 'favorite'
  const behind = state.query !== (state.answered ?? '') && state.status !== 'error'

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (!pickFirst.current || behind) return
    pickFirst.current = false
    if (items[0]) onPick(items[0])
  }, [behind, items, onPick])

  function enter(event: KeyboardEvent): void {
    if (behind) pickFirst.current = true
    else if (item && (event.ctrlKey || event.metaKey))
      document
        .getElementById(itemId(index))
        ?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: event.ctrlKey, metaKey: event.metaKey }),
        )
    else if (item) onPick(item, cell)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (composing.current || event.nativeEvent.isComposing || event.keyCode === PROCESSED_BY_INPUT_METHOD) return
    const sideways = isGrid && !text && { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key]
    if (event.key === 'ArrowDown') active.move(1)
    else if (event.key === 'ArrowUp') active.move(-1)
    else if (event.key === 'Enter') enter(event)
    else if (!sideways || !active.moveCell(sideways)) return
    event.preventDefault()
  }

  function typed(value: string): void {
    pickFirst.current = false
    onType(value)
  }

  return (
    <form
      className="search-box"
      role="search"
      aria-label={strings.modalAria}
      onSubmit={(event) => event.preventDefault()}
    >
      {state.status === 'stalled' ? <span className="spinner" /> : <Icon name="search" />}
      <label className="sr" htmlFor="search-input">
        {strings.inputLabel}
      </label>
      <input
        ref={input}
        id="search-input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup={isGrid ? 'grid' : 'listbox'}
        aria-expanded={items.length > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={item && itemId(index, cell)}
        placeholder={strings.placeholder}
        maxLength={SEARCH_INPUT_MAX}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(event) => typed(event.target.value)}
        onKeyDown={onKeyDown}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={(event) => {
          composing.current = false
          typed(event.currentTarget.value)
        }}
      />
      {text && (
        <button
          type="button"
          className="icon-btn"
          aria-label={strings.reset}
          title={strings.reset}
          onClick={() => {
            typed('')
            input.current?.focus()
          }}
        >
          <Icon name="x" />
        </button>
      )}
      <button type="button" className="search-cancel" aria-label={strings.cancelAria} onClick={onClose}>
        {strings.cancel}
      </button>
    </form>
  )
}

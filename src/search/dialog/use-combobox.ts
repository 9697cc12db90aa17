import { useEffect, useRef } from 'react'
import { make } from '../../client/make'
import type { SessionState } from '../client/session'
import { useListener } from '../use-listener'
import { isRow, itemId, LIST_ID } from './items'
import type { ListProps } from './use-item-actions'
import { isOfInputMethod } from '../use-field'

interface ComboboxOptions extends ListProps {
  field: HTMLInputElement
  state: SessionState
  /** Asks again what has failed. */
  retry: () => void
}

/** Opens an item as a press with Ctrl or Cmd does: in another tab. */
function openElsewhere(index: number, { ctrlKey, metaKey }: KeyboardEvent): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey })
  document.getElementById(itemId(index))?.dispatchEvent(click)
}

/** Where a key leads in the list. */
const STEPS: Record<string, { by: 'move' | 'movePage'; to: 1 | -1 } | undefined> = {
  ArrowDown: { by: 'move', to: 1 },
  ArrowUp: { by: 'move', to: -1 },
  PageDown: { by: 'movePage', to: 1 },
  PageUp: { by: 'movePage', to: -1 },
}

/** Keys of the field: the focus stays here, arrows move through the list below (WAI-ARIA, combobox with a list). */
export function useCombobox({ field, state, items, active, actions: { pick }, retry }: ComboboxOptions): void {
  /** Enter was pressed before the answer came: its first hit is opened once it is there. */
  const pickFirst = useRef(false)
  const { index, cell } = active
  const item = items[index]
  const isGrid = isRow(item)
  const behind = state.isBehind

  useEffect(() => {
    if (!pickFirst.current || behind) return
    pickFirst.current = false
    if (item) pick(item)
  }, [behind, item, pick])

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': isGrid ? 'grid' : 'listbox',
      'aria-expanded': String(items.length > 0),
      'aria-controls': LIST_ID,
      'aria-activedescendant': item && itemId(index, cell),
    }
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.removeAttribute(name)
      else field.setAttribute(name, value)
  }, [field, isGrid, items.length, item, index, cell])

  useEffect(() => {
    if (state.status !== 'stalled') return
    const spinner = make('span', { className: 'spinner' })
    field.form?.prepend(spinner)
    return () => spinner.remove()
  }, [field, state.status])

  function enter(event?: KeyboardEvent): void {
    if (behind) pickFirst.current = true
    else if (state.error) retry()
    else if (item && event && (event.ctrlKey || event.metaKey)) openElsewhere(index, event)
    else if (item) pick(item, cell)
  }

  useListener(field, 'keydown', (event) => {
    if (isOfInputMethod(event)) return
    const sideways = isGrid && !field.value && { ArrowLeft: -1 as const, ArrowRight: 1 as const }[event.key]
    const step = STEPS[event.key]
    if (step) active[step.by](step.to)
    else if (event.key === 'Enter') enter(event)
    else if (!sideways || !active.moveCell(sideways)) return
    event.preventDefault()
  })
  useListener(field, 'input', () => (pickFirst.current = false))
  useListener(field.closest('dialog')!, 'close', () => (pickFirst.current = false))
  useListener(field.form!, 'submit', (event) => {
    event.preventDefault()
    enter()
  })
}

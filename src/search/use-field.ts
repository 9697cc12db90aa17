import { useRef, type MutableRefObject } from 'react'
import { cleanQuery } from './engine/clean-query'
import { useListener } from './use-listener'

/** Key code of every key that an input method takes for itself. */
const PROCESSED_BY_INPUT_METHOD = 229

/** Whether a key is an input method's. Safari ends composing before it tells of the key that did it. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === PROCESSED_BY_INPUT_METHOD

/**
 * What is typed or pasted into a field of the built page; a pasted text is taken down to what can be searched.
 * @param onType called with the text after each change; not while an input method composes.
 * @returns whether one composes.
 */
export function useField(field: HTMLInputElement, onType: (text: string) => void): MutableRefObject<boolean> {
  const composing = useRef(false)
  useListener(field, 'input', (event) => composing.current || (event as InputEvent).isComposing || onType(field.value))
  useListener(field, 'compositionstart', () => (composing.current = true))
  useListener(field, 'compositionend', () => {
    composing.current = false
    onType(field.value)
  })
  useListener(field, 'paste', (event) => {
    const text = event.clipboardData?.getData('text/plain')
    if (!text) return
    event.preventDefault()
    const [from, to] = [field.selectionStart!, field.selectionEnd!]
    // Cleaned before it is cut
    const room = field.maxLength - field.value.length + to - from
    field.setRangeText(cleanQuery(text, room), from, to, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return composing
}

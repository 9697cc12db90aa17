import { useRef, type MutableRefObject } from 'react'
import { useListener } from './use-listener'

/** Key code of every key that an input method takes for itself. */
export const PROCESSED_BY_INPUT_METHOD = 229

/**
 * What is typed into a field of the built page.
 * @param onType called with the text after each change; not while an input method composes.
 * @returns whether one composes.
 */
export function useField(field: HTMLInputElement, onType: (text: string) => void): MutableRefObject<boolean> {
  const composing = useRef(false)
  useListener(field, 'input', () => composing.current || onType(field.value))
  useListener(field, 'compositionstart', () => (composing.current = true))
  useListener(field, 'compositionend', () => {
    composing.current = false
    onType(field.value)
  })
  return composing
}

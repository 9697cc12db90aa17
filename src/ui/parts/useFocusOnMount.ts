import { useEffect, useRef, type RefObject } from 'react'

/** @returns a ref for a heading that takes the focus when it appears, so that screen readers start there. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

import { useLayoutEffect, useRef } from 'react'

/**
 * Listens to an element of the built page, which React does not render, from when what it renders is seen. The handler may
 * change at every render.
 */
export function useListener<K extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: K,
  handler: (event: HTMLElementEventMap[K]) => void,
): void {
  const latest = useRef(handler)
  latest.current = handler
  useLayoutEffect(() => {
    const listen = (event: HTMLElementEventMap[K]): void => latest.current(event)
    target.addEventListener(type, listen)
    return () => target.removeEventListener(type, listen)
  }, [target, type])
}

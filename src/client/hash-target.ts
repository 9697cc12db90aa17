import { decoded } from '../site/decoded'

/** @returns the element an address points at, also when it is percent-encoded; `null` for none. */
export const hashTarget = (hash: string): HTMLElement | null => document.getElementById(decoded(hash.slice(1)))

/** @returns the element an address points at, also when it is percent-encoded; `null` for none and for a hash that is no text. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

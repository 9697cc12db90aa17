/** @returns an anchor or path without percent-encoding; one with malformed escapes as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

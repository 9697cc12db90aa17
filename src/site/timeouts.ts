/**
 * A server that has been silent for as long will stay so, in milliseconds. The scripts and styles of a page, which are small
 * and of which nobody hears before they are whole, have as long.
 */
export const SILENCE_MS = 10_000
/** As long may the first paint wait for the beginning of the article, in milliseconds. */
export const PAINT_TIMEOUT_MS = 2000

/** A server that has been silent for as long will stay so, in milliseconds. */
export const PAGE_TIMEOUT_MS = 10_000
/** As long may the first paint wait for the beginning of the article, in milliseconds. */
export const PAINT_TIMEOUT_MS = 2000

/** As long may a script or another file take as a whole, in milliseconds: of its parts nothing is heard. */
export const FILE_TIMEOUT_MS = 20_000
/** A server that has been silent for as long will stay so, in milliseconds. */
export const PAGE_TIMEOUT_MS = 10_000
/** As long may the first paint wait for the beginning of the article, in milliseconds. */
export const PAINT_TIMEOUT_MS = 2000

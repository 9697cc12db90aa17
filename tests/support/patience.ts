/** How long a busy machine may take for one step of a test, in milliseconds. How fast the site is, benchmarks tell. */
export const PATIENCE_MS = 120_000

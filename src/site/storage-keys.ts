/**
 * Keys in the browser's storage. Other pages of the platform share the origin, so they have a prefix of their own; the
 * colour mode has the key that the specification gives it (`src/site/facts.ts`).
 */
const PREFIX = 'realsee-docs:'

/** Holds the id of the announcement that was closed. */
export const ANNOUNCEMENT_KEY = `${PREFIX}announcement`
/** One key per group of tabs: the label chosen last. */
export const TABS_KEY_PREFIX = `${PREFIX}tabs-`
export const PREFERRED_VERSION_KEY = `${PREFIX}docs-preferred-version-default`
/** One key per index, as for the favourites: hits that were opened. */
export const RECENT_SEARCHES_KEY_PREFIX = `${PREFIX}search-recent-`
export const FAVORITE_SEARCHES_KEY_PREFIX = `${PREFIX}search-favorites-`
/** In `sessionStorage`: the words to mark on the page that a hit leads to. */
export const SEARCH_MARKS_KEY = `${PREFIX}search-marks`

/** Is there once the values of {@link OLD_KEYS} have been taken over. */
export const TAKEN_OVER_KEY = `${PREFIX}taken-over`
/** Keys of versions that had no prefix. */
export const OLD_KEYS = /^(?:announcement|docs-preferred-version-default|(?:tabs|search-recent|search-favorites)-.+)$/s
/** @returns the key that a value of an old key has now. */
export const keyOfOld = (old: string): string => PREFIX + old

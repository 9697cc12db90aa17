/**
 * Keys in the browser's storage. Other pages of the platform share the origin, so they have a prefix of their own; the
 * colour mode has the key that the specification gives it (`src/site/config.ts`).
 */
const PREFIX = 'realsee-docs:'

/**
 * @returns the key that a name has.
 * The mark lets a bundler drop the keys that a script does not use: the first one stands in every page.
 */
export const keyOf = /* @__NO_SIDE_EFFECTS__ */ (name: string): string => PREFIX + name

/** Holds the id of the announcement that was closed. */
export const ANNOUNCEMENT_KEY = keyOf('announcement')
/** One key per group of tabs: the label chosen last. */
export const TABS_KEY_PREFIX = keyOf('tabs-')
export const PREFERRED_VERSION_KEY = keyOf('docs-preferred-version-default')
/** One key per index, as for the favourites: hits that were opened. */
export const RECENT_SEARCHES_KEY_PREFIX = keyOf('search-recent-')
export const FAVORITE_SEARCHES_KEY_PREFIX = keyOf('search-favorites-')
/** In `sessionStorage`: the words to mark on the page that a hit leads to. */
export const SEARCH_MARKS_KEY = keyOf('search-marks')
/** In `sessionStorage`: where the reader was in the results of the search page. */
export const SEARCH_LEFT_KEY = keyOf('search-left')
/** In `sessionStorage`: what the reader has changed in the code of programs. */
export const DRAFTS_KEY = keyOf('drafts')

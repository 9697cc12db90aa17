/** Keys in `localStorage`, besides those of the search and of the colour mode (`src/site/config.ts`). */

/** Holds the id of the announcement that was closed. */
export const ANNOUNCEMENT_KEY = 'announcement'
/** One key per group of tabs: the label chosen last. */
export const TABS_KEY_PREFIX = 'tabs-'
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default'

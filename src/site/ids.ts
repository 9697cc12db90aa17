/** Ids of elements that the built page and the scripts agree on. */

export const SEARCH_DIALOG_ID = 'search'
export const SEARCH_INPUT_ID = 'search-input'
export const DRAWER_ID = 'drawer'
export const SEARCH_PAGE_INPUT_ID = 'q'
export const SEARCH_RESULTS_ID = 'search-results'
export const NEAREST_PAGES_ID = 'nearest-pages'

/** Every id that the frame gives an element, on whichever page: a section of that name would take its place. */
const FRAME_IDS: ReadonlySet<string> = new Set([
  SEARCH_DIALOG_ID,
  SEARCH_INPUT_ID,
  DRAWER_ID,
  SEARCH_PAGE_INPUT_ID,
  SEARCH_RESULTS_ID,
  NEAREST_PAGES_ID,
  'search-list',
  'search-recent',
  'search-favorite',
  '___gatsby',
  'gatsby-focus-wrapper',
  'article-body',
  'article-lead',
  'content',
  'drawer-title',
  'foot-docs',
  'foot-more',
  'home-areas',
  'home-scene',
  'home-start',
  'home-steps',
  'home-tasks',
  'icons',
  'live-region',
  'reader',
  'status-title',
])

/** Ids that constructs count: `callout-1`, `tabs-2`. */
const COUNTED_ID = /^(?:callout|tab|panel|error|table)-\d+(?:-|$)/

/** @returns whether an element of the frame has this id; its icons begin with `i-`. */
export const isFrameId = (id: string): boolean => FRAME_IDS.has(id) || id.startsWith('i-')

/** @returns whether an id is the frame's, or one that constructs of an article number. */
export const isTakenId = (id: string): boolean => isFrameId(id) || COUNTED_ID.test(id)

/** Ids of elements that the built page and the scripts agree on. */

export const SEARCH_DIALOG_ID = 'search'
export const SEARCH_INPUT_ID = 'search-input'
export const DRAWER_ID = 'drawer'
export const SEARCH_PAGE_INPUT_ID = 'q'
export const SEARCH_RESULTS_ID = 'search-results'
export const NEAREST_PAGES_ID = 'nearest-pages'

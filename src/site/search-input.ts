/** Numbers of the specification for what is typed, apart from `constants.ts`: the script of every page has that one. */

/** Section 5: characters of the modal's input. */
export const SEARCH_INPUT_MAX = 64
/** Section 9: characters of every other search input. */
export const SEARCH_PAGE_INPUT_MAX = 512

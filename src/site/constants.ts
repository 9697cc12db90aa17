/**
 * Numbers of the site specification that several parts use; one that a single part uses stands in it. Nothing else in the
 * code may repeat one of them (CSS must repeat the mobile breakpoint; `constants.test.ts` compares the two).
 */

/** Section 9: hits of one page of results, in the modal and on `/search/`. */
export const SEARCH_PAGE_SIZE = 20
/** Section 9: words of a snippet on wide screens. */
export const SNIPPET_WORDS = 10
/** Section 9: words of a snippet at {@link NARROW_SNIPPET_MAX_WIDTH} and below. */
export const SNIPPET_WORDS_NARROW = 5
/** Section 9: width in CSS px up to which snippets are short. */
export const NARROW_SNIPPET_MAX_WIDTH = 768
/** Section 4 and 9: a search is stalled after this many milliseconds. */
export const SEARCH_STALL_MS = 300
/** Section 9: search client timeouts in milliseconds. */
export const SEARCH_TIMEOUTS_MS = { connect: 1_000, read: 2_000, write: 30_000 } as const
/** Section 2 and 9: the mobile layout applies at this width and below, in em: 996 px where the browser has its usual text size. */
export const MOBILE_MAX_WIDTH = 62.25
/** Section 4 and 9: the progress bar shows when a navigation takes longer (milliseconds). */
export const PROGRESS_DELAY_MS = 200
/** Section 9. */
export const SITE_VERSION = '3.5.2'
/** Section 9. */
export const FRAMEWORK_VERSION = '3.0.0'
/** Section 3: the one version of the docs, which is also the last one. */
export const DOCS_VERSION = { name: 'current', label: 'Next', isLast: true } as const
/** Section 7: value of the docs-tag filter of a search. */
export const DOCS_TAG = `docs-default-${DOCS_VERSION.name}`
/** Section 3. */
export const LOCALE = { language: 'zh-CN', direction: 'ltr', calendar: 'gregory' } as const

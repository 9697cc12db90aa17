import { announcement } from './announcement'
import { site } from './config'
import { MOBILE_MAX_WIDTH } from './constants'
import { TABS_KEY_PREFIX } from './storage-keys'
import { baseUrl, fill, incomplete, pageState } from './strings/interface'

/** Facts that the scripts in the page itself need as `INLINE.…`: filled in when they are bundled, so that no page carries where they come from. */
export const inlineConstants = {
  /** Of the announcement; `''` without one. */
  announcementId: announcement?.id ?? '',
  tabsKeyPrefix: TABS_KEY_PREFIX,
  /** Media query of windows with a sidebar. */
  wide: `(width > ${MOBILE_MAX_WIDTH}em)`,
  /** Path prefix with a slash at the end, e.g. `/developer/`. */
  base: `${site.pathPrefix}/`,
  /** Said of a document without its end, with a link that asks for it anew. */
  incomplete,
  again: pageState.loadErrorRetry,
  baseTitle: baseUrl.title,
  baseBody: baseUrl.body,
  baseCurrent: fill(baseUrl.current, { baseUrl: `${site.pathPrefix}/` }),
  /** With the placeholder `{suggestedBaseUrl}`. */
  baseSuggest: baseUrl.suggest,
}

/** What only a build knows. */
export interface BuildConstants {
  /** Whether React renders the page in the browser, which has no reader then. */
  isPreview: boolean
  /** Colours of the banner, as the tokens give them: the style sheet may be what is missing. */
  basePaper: string
  baseInk: string
}

declare global {
  const INLINE: typeof inlineConstants & BuildConstants
}

/** Facts of the site that the inline scripts need; filled in when they are bundled. */
export interface InlineConstants {
  /** Whether React renders the page in the browser, which has no reader then. */
  isPreview: boolean
  /** Of the announcement; `''` without one. */
  announcementId: string
  tabsKeyPrefix: string
  /** Media query of windows with a sidebar. */
  wide: string
  /** Path prefix with a slash at the end, e.g. `/developer/`. */
  base: string
  /** Colours of the banner, as the tokens give them: the style sheet may be what is missing. */
  basePaper: string
  baseInk: string
  /** Said of a document without its end, with a link that asks for it anew. */
  incomplete: string
  again: string
  baseTitle: string
  baseBody: string
  /** With the configured base filled in. */
  baseCurrent: string
  /** With the placeholder `{suggestedBaseUrl}`. */
  baseSuggest: string
}

declare global {
  const INLINE: InlineConstants
}

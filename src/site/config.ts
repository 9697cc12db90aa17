/**
 * The site's configuration: addresses, colour mode, environment. Plain data; areas, frameworks and
 * numbers of the specification stand beside it (`about.ts`, `areas.ts`, `frameworks.ts`, `constants.ts`).
 */

export const site = {
  /** Site name: title of the home page and suffix of every other title. */
  title: '如视开放平台开发文档',
  /** Origin the site is published at, without a slash at the end. */
  origin: 'https://open-platform.realsee.com',
  /** Path prefix of every page, file and link (specification, section 2). */
  pathPrefix: '/developer',
} as const

/**
 * Where texts and samples were written to say that the site is. The build puts `site.origin` and `site.pathPrefix` in
 * its place, so that this stays as it is when the site moves.
 */
export const WRITTEN_ADDRESS = 'https://open-platform.realsee.com/developer/'

/** Colour mode (specification, section 4). Constants of their own: bundlers put them in their places in the head's script. */
export const DEFAULT_COLOR_MODE = 'light'
export const COLOR_MODE_KEY = 'theme'
/** `true` removes the toggle and pins the default. */
export const DISABLE_COLOR_SWITCH = false as boolean

/** Search results stand below the page they are on: sections of one page that are shown, at most (specification, section 9). */
export const searchResults: { hitsPerGroup: number } = { hitsPerGroup: 3 }

/**
 * Name of the environment variable with the address of a signed work of the sample flat: a build with it publishes the SDKs
 * and the running programs (docs/deployment.md).
 */
export const DEMO_WORK = 'DEMO_WORK'

/** Names of the environment variables that publish to, and search with, Algolia. All of a group are needed. */
export const algoliaEnv = {
  publish: { appId: 'ALGOLIA_APP_ID', adminKey: 'ALGOLIA_ADMIN_KEY', indexName: 'ALGOLIA_INDEX_NAME' },
  search: { appId: 'ALGOLIA_APP_ID', searchKey: 'ALGOLIA_SEARCH_KEY', indexName: 'ALGOLIA_INDEX_NAME' },
  analyticsScript: 'ALGOLIA_ANALYTICS_SRC',
  host: 'ALGOLIA_HOST',
  move: 'ALGOLIA_MOVE',
} as const

/** What a search in the hosted service needs. All of it is public. */
export interface AlgoliaSettings {
  appId: string
  searchKey: string
  indexName: string
  /** Origin to ask instead of the service's own hosts. */
  host?: string
  /** Address of the optional analytics script. */
  analyticsScript?: string
}

/** Name of the embedded index; recent and favourite searches are kept per index. */
const EMBEDDED_INDEX = 'docs'

/** Written into the bundle when the site is built (`src/search/algolia/publish-config.ts`); empty for the embedded index. */
const configured = process.env.GATSBY_ALGOLIA_SEARCH

/** Settings of the hosted service; `null` when this site answers by itself. */
export const algoliaSettings: AlgoliaSettings | null = configured ? (JSON.parse(configured) as AlgoliaSettings) : null

export const indexName: string = algoliaSettings?.indexName ?? EMBEDDED_INDEX

/** The package has no types. Its only hook, as far as it is used here. */
declare module 'gatsby-plugin-algolia/gatsby-node' {
  interface Query {
    query: string
    transformer: () => object[]
    settings: object
    mergeSettings: boolean
  }

  interface Options {
    appId: string
    apiKey: string
    indexName: string
    settings: object
    queries: Query[]
    concurrentQueries: boolean
    continueOnFailure: boolean
    algoliasearchOptions: object
  }

  export function onPostBuild(
    api: { graphql: unknown; reporter: unknown; cache: unknown },
    options: Options,
  ): Promise<void>
}

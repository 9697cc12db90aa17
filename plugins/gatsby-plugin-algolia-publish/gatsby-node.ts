import type { GatsbyNode } from 'gatsby'
import { publish, PublishError } from '../../src/search/algolia/publish'
import { publishConfig } from '../../src/search/algolia/publish-config'
import { readSearchPages } from '../../src/publish/search-pages'

/**
 * Publishes the search records with gatsby-plugin-algolia once the site is built (docs/decisions/0004-search.md). `gatsby-config.ts`
 * lists this plugin only when application, admin key and index name are all set. A failure fails the build.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const config = publishConfig(process.env)
  if (!config) return
  try {
    await publish(readSearchPages(process.cwd()), config, { log: (line) => void reporter.info(line) })
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    reporter.panicOnBuild({ id: '', context: { sourceMessage: error.message } })
  }
}

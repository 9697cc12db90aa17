import { onPostBuild } from 'gatsby-plugin-algolia/gatsby-node'
import { indexSettings } from './index-settings'
import type { PublishedRecord } from './prepare-records'
import type { PublishConfig } from './publish-config'
import { hostsOf } from './service'

/** Seconds, as the plugin's client counts them. */
const TIMEOUTS = { connect: 1, read: 30, write: 30 }

/** gatsby-plugin-algolia reports a failure and goes on; here a failure ends it. */
function fail(message: string, error?: Error): never {
  throw error ?? new Error(message)
}

const activity = { start: noop, end: noop, setStatus: noop, panicOnBuild: fail }
const reporter = { activityTimer: () => activity, panicOnBuild: fail, info: noop, warn: noop }

/**
 * Nothing is remembered from build to build. The plugin's cache would be: it is set before anything is written, so that
 * a failed batch would never be repeated, and an index that was emptied would stay empty.
 */
const noCache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() }

const graphql = () => Promise.resolve({ data: {} })

/**
 * Brings an index up to date with gatsby-plugin-algolia: changed records are sent, stale ones removed, settings set.
 * Rejects with the first failure; the index may be half done then.
 */
export async function uploadWithPlugin(
  config: PublishConfig,
  indexName: string,
  records: PublishedRecord[],
): Promise<void> {
  await onPostBuild(
    { graphql, reporter, cache: noCache },
    {
      appId: config.appId,
      apiKey: config.adminKey,
      indexName,
      settings: indexSettings,
      queries: [{ query: '{ site { id } }', transformer: () => records, settings: indexSettings, mergeSettings: true }],
      concurrentQueries: false,
      continueOnFailure: false,
      algoliasearchOptions: { timeouts: TIMEOUTS, ...hostsOf(config, 3) },
    },
  )
}

function noop(): void {
  // Progress is reported by the publication itself.
}

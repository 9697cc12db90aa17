import { createHash } from 'node:crypto'
import { algoliaEnv } from '../../site/config'

type Environment = Record<string, string | undefined>

/** What publishing to the hosted search service needs. */
export interface PublishConfig {
  appId: string
  adminKey: string
  /** The index that readers are answered from. */
  indexName: string
  /** The index that this build writes, and puts in the other one's place. */
  buildIndex: string
  /** Origin to talk to instead of the service's own hosts, e.g. `http://127.0.0.1:8108`. */
  host: string | undefined
  /** The build leaves the last step to `npm run index`. */
  isMoveLater: boolean
}

/** Name that the indexes of all builds begin with. */
export const startOfBuilds = (indexName: string): string => `${indexName}_tmp_`

/** The same for all modules of a process, and no other process has it. */
const run = createHash('md5').update(`${process.pid} ${performance.timeOrigin}`).digest('hex').slice(0, 8)

/** @returns the names of the variables that are still missing for publishing. */
export const missingForPublish = (env: Environment): string[] =>
  Object.values(algoliaEnv.publish).filter((name) => !env[name])

/** @returns the settings for publishing; `null` unless application, admin key and index are all set. */
export function publishConfig(env: Environment): PublishConfig | null {
  if (missingForPublish(env).length) return null
  const indexName = env[algoliaEnv.publish.indexName] ?? ''
  return {
    appId: env[algoliaEnv.publish.appId] ?? '',
    adminKey: env[algoliaEnv.publish.adminKey] ?? '',
    indexName,
    buildIndex: startOfBuilds(indexName) + run,
    host: env[algoliaEnv.host] || undefined,
    isMoveLater: env[algoliaEnv.move] === 'later',
  }
}

/**
 * @returns what the browser needs to search the hosted index, as JSON for `src/search/client/algolia-settings.ts`;
 *   `undefined` unless application, search key and index are all set. @throws when the key is the one that writes.
 */
export function searchSettings(env: Environment): string | undefined {
  const { appId, searchKey, indexName } = algoliaEnv.search
  if (!env[appId] || !env[searchKey] || !env[indexName]) return undefined
  const { adminKey } = algoliaEnv.publish
  if (env[searchKey] === env[adminKey])
    throw new Error(`${searchKey} 与 ${adminKey} 相同，管理密钥会随页面公开：换成只能搜索的密钥；公开过就作废它`)
  return JSON.stringify({
    appId: env[appId],
    searchKey: env[searchKey],
    indexName: env[indexName],
    host: env[algoliaEnv.host] || undefined,
    analyticsScript: env[algoliaEnv.analyticsScript] || undefined,
  })
}

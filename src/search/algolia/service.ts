import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { hostsOf } from '../hosts'
import type { PublishConfig } from './publish-config'

/** Nobody waits for a publication as for a search, and reading the index of a whole site takes longer. Milliseconds. */
const TIMEOUTS = { connect: 10_000, read: 30_000, write: 30_000 }

/** Digests of the records in an index by id; those that others have put there have none and are left out. */
export type Digests = Map<string, string>

interface Hit {
  objectID: string
  internal?: { contentDigest?: string }
}

export type Service = ReturnType<typeof createService>

/** The few calls that publishing needs beside gatsby-plugin-algolia's own. */
export function createService({ appId, adminKey, host }: PublishConfig) {
  const client: Algoliasearch = algoliasearch(appId, adminKey, {
    timeouts: TIMEOUTS,
    ...(host && { hosts: hostsOf(host, 'readWrite' as const) }),
  })

  async function operate(operation: 'copy' | 'move', from: string, to: string): Promise<void> {
    const operationIndexParams = { operation, destination: to }
    const { taskID } = await client.operationIndex({ indexName: from, operationIndexParams })
    await client.waitForTask({ indexName: from, taskID })
  }

  return {
    /** Settings of an index; `null` when it does not exist. */
    settings: (indexName: string): Promise<Record<string, unknown> | null> =>
      client.getSettings({ indexName }).then(
        (settings) => settings as Record<string, unknown>,
        (error: { status?: number }) => {
          if (error.status === 404) return null
          throw error
        },
      ),
    digests: async (indexName: string): Promise<Digests> => {
      const found: Digests = new Map()
      await client.browseObjects<Hit>({
        indexName,
        browseParams: { attributesToRetrieve: ['internal.contentDigest'] },
        aggregator: ({ hits }) => {
          for (const { objectID, internal } of hits)
            if (internal?.contentDigest) found.set(objectID, internal.contentDigest)
        },
      })
      return found
    },
    /** Copies an index with everything in it, and waits. */
    copy: (from: string, to: string) => operate('copy', from, to),
    /** Puts an index in the place of another one at once, and waits. */
    move: (from: string, to: string) => operate('move', from, to),
    /** All indexes whose names begin so, with the time of their last change. The service lists them in one piece. */
    startingWith: async (start: string) =>
      (await client.listIndices()).items.filter(({ name }) => name.startsWith(start)),
    remove: async (indexName: string) => void (await client.deleteIndex({ indexName })),
  }
}

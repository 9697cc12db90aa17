import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import type { PublishConfig } from './publish-config'

/** Nobody waits for a publication as for a search, and reading the index of a whole site takes longer. Milliseconds. */
const TIMEOUTS = { connect: 10_000, read: 30_000, write: 30_000 }

/** Indexes that one call lists. */
const LIST_PAGE = 100

/** @returns the endpoint to use instead of the service's own, as its clients want it. */
export function hostsOf({ host }: PublishConfig, accept: 'readWrite' | 3) {
  if (!host) return {}
  const { protocol, host: url } = new URL(host)
  return { hosts: [{ url, protocol: protocol.replace(':', ''), accept }] }
}

/** Digests of the records in an index by id; those that others have put there have none and are left out. */
export type Digests = Map<string, string>

/** The few calls that publishing needs beside gatsby-plugin-algolia's own. */
export interface Service {
  /** Settings of an index; `null` when it does not exist. */
  settings: (indexName: string) => Promise<Record<string, unknown> | null>
  digests: (indexName: string) => Promise<Digests>
  /** Copies an index with everything in it, and waits. */
  copy: (from: string, to: string) => Promise<void>
  /** Puts an index in the place of another one at once, and waits. */
  move: (from: string, to: string) => Promise<void>
  remove: (indexName: string) => Promise<void>
  /** Names of all indexes whose names begin so, with the time of their last change. */
  startingWith: (start: string) => Promise<{ name: string; updatedAt: string }[]>
}

interface Hit {
  objectID: string
  internal?: { contentDigest?: string }
}

export function createService(config: PublishConfig): Service {
  const client: Algoliasearch = algoliasearch(config.appId, config.adminKey, {
    timeouts: TIMEOUTS,
    ...(hostsOf(config, 'readWrite') as object),
  })

  async function operate(operation: 'copy' | 'move', from: string, to: string): Promise<void> {
    const operationIndexParams = { operation, destination: to }
    const { taskID } = await client.operationIndex({ indexName: from, operationIndexParams })
    await client.waitForTask({ indexName: from, taskID })
  }

  return {
    settings: (indexName) =>
      client.getSettings({ indexName }).then(
        (settings) => settings as Record<string, unknown>,
        (error: { status?: number }) => {
          if (error.status === 404) return null
          throw error
        },
      ),
    async digests(indexName) {
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
    copy: (from, to) => operate('copy', from, to),
    move: (from, to) => operate('move', from, to),
    async startingWith(start) {
      const found: { name: string; updatedAt: string }[] = []
      for (let page = 0, pages = 1; page < pages; page++) {
        const { items, nbPages = 1 } = await client.listIndices({ page, hitsPerPage: LIST_PAGE })
        pages = nbPages
        found.push(...items.filter(({ name }) => name.startsWith(start)))
      }
      return found
    },
    remove: async (indexName) => void (await client.deleteIndex({ indexName })),
  }
}

import { SEARCH_TIMEOUTS_MS } from '../../site/constants'
import { createOnce } from '../../site/once'
import { hostsOf } from '../hosts'
import { algoliaRequest, readAnswer } from './algolia-format'
import { startAnalytics } from './analytics'
import type { SearchSource } from './contract'
import { createHostsCache } from './hosts-cache'
import type { AlgoliaSettings } from './algolia-settings'

interface Client {
  search: (body: { requests: ReturnType<typeof algoliaRequest>[] }) => Promise<unknown>
  clearCache: () => Promise<unknown>
}

/**
 * Answers from the hosted service. Its client comes beside React. It sends the credentials as query
 * parameters, asks the next host when one fails and a failed host again after two minutes (specification, section 7).
 */
export function createAlgoliaSource(settings: AlgoliaSettings): SearchSource {
  const once = createOnce()
  const client = (): Promise<Client> =>
    once('client', () =>
      import('algoliasearch/lite').then(({ liteClient }) =>
        liteClient(settings.appId, settings.searchKey, {
          timeouts: SEARCH_TIMEOUTS_MS,
          hostsCache: createHostsCache(),
          ...(settings.host && { hosts: hostsOf(settings.host, 'readWrite' as const) }),
        }),
      ),
    )
  // The first search says what is wrong
  client().catch(() => undefined)

  return async (request) => {
    startAnalytics()
    const service = await client()
    const answer = await service.search({ requests: [algoliaRequest(settings, request)] })
    try {
      return readAnswer(answer)
    } catch (error) {
      // The client keeps what the service said, and would say it again
      await service.clearCache()
      throw error
    }
  }
}

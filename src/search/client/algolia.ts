import { SEARCH_TIMEOUTS_MS } from '../../site/constants'
import { startAnalytics } from './analytics'
import type { SearchSource } from './contract'
import { createHostsCache } from './hosts-cache'
import { readAnswer } from './read-answer'
import type { AlgoliaSettings } from './settings'

type Client = { search: (body: Parameters<SearchSource['search']>[0]) => Promise<unknown> }

/** `http://127.0.0.1:1234` as the client's only host, for another endpoint than the service's own. */
function hostsOf(address: string) {
  const { host, protocol } = new URL(address)
  return [
    {
      url: host,
      protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
      accept: 'readWrite' as const,
    },
  ]
}

/**
 * Answers from the hosted service. Its client is loaded by the first search. It sends the credentials as query
 * parameters, asks the next host when one fails and a failed host again after two minutes (specification, section 7).
 */
export function createAlgoliaSource(settings: AlgoliaSettings): SearchSource {
  let loading: Promise<Client> | undefined
  const client = (): Promise<Client> =>
    (loading ??= import('algoliasearch/lite')
      .then(({ liteClient }) =>
        liteClient(settings.appId, settings.searchKey, {
          timeouts: SEARCH_TIMEOUTS_MS,
          hostsCache: createHostsCache(),
          ...(settings.host && { hosts: hostsOf(settings.host) }),
        }),
      )
      .catch((error: unknown) => {
        loading = undefined
        throw error
      }))

  return {
    search: async (body) => {
      startAnalytics()
      return readAnswer(await (await client()).search(body))
    },
    warm: () => client().then(noop, noop),
  }
}

const noop = (): void => undefined

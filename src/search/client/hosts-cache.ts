import type { liteClient } from 'algoliasearch/lite'

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

/**
 * Remembers which hosts are down, so that each is asked again after two minutes and not before (specification, sections 7
 * and 9). The client's own cache does not: it keeps the state of a host under the host with its state, and looks for it
 * under the host alone (algoliasearch 5.64.0, `createTransporter`). Here the address is the key.
 */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>()
  const nameOf = (key: string | object): string => (typeof key === 'string' ? key : (key as { url: string }).url)
  return {
    get: async (key, defaultValue) => (hosts.get(nameOf(key)) as undefined) ?? defaultValue(),
    set: (key, value) => {
      hosts.set(nameOf(key), value)
      return Promise.resolve(value)
    },
    delete: (key) => Promise.resolve(void hosts.delete(nameOf(key))),
    clear: () => Promise.resolve(hosts.clear()),
  }
}

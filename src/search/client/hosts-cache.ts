type Key = string | object

/** The client's contract for a cache, as far as hosts need it (`Cache` of `@algolia/client-common`). */
interface HostsCache {
  get: <T>(key: Key, defaultValue: () => Promise<T>) => Promise<T>
  set: <T>(key: Key, value: T) => Promise<T>
  delete: (key: Key) => Promise<void>
  clear: () => Promise<void>
}

/**
 * Remembers which hosts are down, so that each is asked again after two minutes and not before (specification, sections 7
 * and 9). The client's own cache does not: it keeps the state of a host under the host with its state, and looks for it
 * under the host alone (algoliasearch 5.64.0, `createTransporter`). Here the address is the key.
 */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>()
  const nameOf = (key: Key): string => (typeof key === 'string' ? key : (key as { url: string }).url)
  return {
    async get<T>(key: Key, defaultValue: () => Promise<T>) {
      return (hosts.get(nameOf(key)) as T | undefined) ?? (await defaultValue())
    },
    set(key, value) {
      hosts.set(nameOf(key), value)
      return Promise.resolve(value)
    },
    delete(key) {
      hosts.delete(nameOf(key))
      return Promise.resolve()
    },
    clear() {
      hosts.clear()
      return Promise.resolve()
    },
  }
}

/** @returns what gets a thing by its name, at most once; one that could not be got is asked for again next time. */
export function createOnce() {
  const known = new Map<string, Promise<unknown>>()
  return function once<T>(name: string, get: () => Promise<T>): Promise<T> {
    const before = known.get(name)
    if (before) return before as Promise<T>
    const value = get()
    known.set(name, value)
    value.catch(() => known.delete(name))
    return value
  }
}

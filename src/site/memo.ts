/**
 * Keeps the last of each name: the preview asks for all of the site after every edit, and nearly nothing has changed.
 * @returns a function that gives what `make` returned the last time, as long as everything in `from`, by identity, is
 *   what it was then.
 */
export function memo<T>(): (name: string, from: readonly unknown[], make: () => T) => T {
  const kept = new Map<string, { from: readonly unknown[]; made: T }>()
  return (name, from, make) => {
    const before = kept.get(name)
    if (before && from.every((one, index) => one === before.from[index])) return before.made
    const made = make()
    kept.set(name, { from, made })
    return made
  }
}

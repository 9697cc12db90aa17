/** A part of Gatsby that this site changes is no longer what it was: the change would be silently without effect. */
export class GatsbyChanged extends Error {
  override name = 'GatsbyChanged'
}

/**
 * Says that Gatsby is not as this site needs it.
 * @param what the part of Gatsby, with what was expected of it.
 * @param where the file of this site that changes it.
 */
export function gatsbyChanged(what: string, where: string): never {
  throw new GatsbyChanged(`Gatsby 与本站的约定变了：${what}。升级了 Gatsby？核对 ${where}，再构建一次`)
}

/**
 * @returns the one item of a list for which a test holds.
 * @throws {GatsbyChanged} when there is none, or more than one.
 */
export function theOnly<T>(items: readonly T[], test: (item: T) => boolean, what: string, where: string): T {
  const found = items.filter(test)
  if (found.length !== 1) gatsbyChanged(`${what}应恰好有一处，找到 ${found.length} 处`, where)
  return found[0]!
}

type Directives = Map<string, Set<string>>

const parse = (policy: string): Directives =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, new Set(sources)]),
  )

/** Directives that only forbid: without them more is allowed. */
const RESTRICTIONS = ['require-trusted-types-for', 'trusted-types']

/**
 * Joins two policies: what either allows is allowed. While a release is switched, pages of both versions are sent, and
 * each needs its own hashes.
 */
export function unionPolicies(one: string, other: string): string {
  const [first, second] = [parse(one), parse(other)]
  const joined: Directives = new Map()
  for (const name of new Set([...first.keys(), ...second.keys()])) {
    if (RESTRICTIONS.includes(name) && !(first.has(name) && second.has(name))) continue
    const sources = new Set([...(first.get(name) ?? []), ...(second.get(name) ?? [])])
    if (sources.size > 1) sources.delete("'none'")
    joined.set(name, sources)
  }
  return [...joined].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/**
 * Whether a policy serves as well as another: it allows all of it, and besides only hashes, which are those of former
 * versions. A host that is no longer wanted is none of these.
 */
export function allows(policy: string, wanted: string): boolean {
  const [own, other] = [parse(policy), parse(wanted)]
  return (
    own.size === other.size &&
    [...own].every(([name, sources]) => {
      const needed = other.get(name)
      return (
        needed !== undefined &&
        [...needed].every((source) => sources.has(source)) &&
        [...sources].every((source) => needed.has(source) || /^'sha\d+-/.test(source))
      )
    })
  )
}

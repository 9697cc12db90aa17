type Directives = Map<string, Set<string>>

const parse = (policy: string): Directives =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, new Set(sources)]),
  )

/**
 * Joins two policies: what either allows is allowed. While a release is switched, pages of both versions are sent, and
 * each needs its own hashes.
 */
export function unionPolicies(one: string, other: string): string {
  const joined = parse(one)
  for (const [name, sources] of parse(other)) {
    const own = joined.get(name) ?? new Set()
    sources.forEach((source) => own.add(source))
    if (own.size > 1) own.delete("'none'")
    joined.set(name, own)
  }
  return [...joined].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

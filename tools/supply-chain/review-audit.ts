/** The table of reviewed findings. */
export const GUIDE = 'docs/supply-chain.md'

/** The parts of `npm audit --json` (npm 7 and later) that are read. */
export interface AuditReport {
  vulnerabilities?: Record<
    string,
    { via: (string | { url?: string; name?: string; title?: string; severity?: string; range?: string })[] }
  >
  message?: string
}

/** @returns advisories that the guide's table accepts, e.g. `GHSA-pxg6-pf52-xh8x`. */
const acceptedIn = (guide: string): string[] => [...guide.matchAll(/^\| \[(GHSA-[\w-]+)\]/gm)].map(([, id]) => id!)

/**
 * Compares a report with what the guide accepts.
 * @returns lines about advisories nobody has looked at, and accepted ones that the report no longer has.
 */
export function reviewAudit({ vulnerabilities = {} }: AuditReport, guide: string): { fresh: string[]; gone: string[] } {
  const accepted = acceptedIn(guide)
  const found = new Map<string, string>()
  for (const source of Object.values(vulnerabilities).flatMap(({ via }) => via)) {
    if (typeof source === 'string') continue // A package that only depends on one that is named itself
    const { url = '', name, title, severity, range } = source
    found.set(/GHSA(?:-[\da-z]{4}){3}/.exec(url)?.[0] ?? url, `${name} ${range}  [${severity}]  ${title}`)
  }
  return {
    fresh: [...found].filter(([id]) => !accepted.includes(id)).map(([id, text]) => `没有审阅过 ${id}  ${text}`),
    gone: accepted.filter((id) => !found.has(id)).map((id) => `已不存在 ${id}，从 ${GUIDE} 的表里去掉`),
  }
}

import type { AcceptedFinding } from './accepted-findings'

/** The parts of `npm audit --json` (npm 7 and later) that are read. */
export interface AuditReport {
  vulnerabilities?: Record<
    string,
    { via: (string | { url?: string; name?: string; title?: string; severity?: string; range?: string })[] }
  >
  message?: string
}

/** One advisory of a report. */
export interface Finding {
  id: string
  package: string
  title: string
  severity: string
  range: string
}

/** @returns the advisories of a report, each once. */
export function findingsOf({ vulnerabilities = {} }: AuditReport): Finding[] {
  const found = new Map<string, Finding>()
  for (const { via } of Object.values(vulnerabilities))
    for (const source of via) {
      if (typeof source === 'string') continue
      const { url = '', name = '', title = '', severity = '', range = '' } = source
      const id = /GHSA(?:-[\da-z]{4}){3}/.exec(url)?.[0] ?? url
      found.set(`${id} ${name}`, { id, package: name, title, severity, range })
    }
  return [...found.values()].sort((a, b) => (a.package < b.package ? -1 : a.package > b.package ? 1 : 0))
}

/**
 * Compares a report with what was accepted.
 * @returns advisories nobody has looked at, and accepted ones that the report no longer has.
 */
export function reviewAudit(
  report: AuditReport,
  accepted: readonly AcceptedFinding[],
): { fresh: Finding[]; gone: AcceptedFinding[] } {
  const findings = findingsOf(report)
  const same = (finding: Finding, entry: AcceptedFinding): boolean =>
    finding.id === entry.id && finding.package === entry.package
  return {
    fresh: findings.filter((finding) => !accepted.some((entry) => same(finding, entry))),
    gone: accepted.filter((entry) => !findings.some((finding) => same(finding, entry))),
  }
}

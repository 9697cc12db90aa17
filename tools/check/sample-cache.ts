import { createHash } from 'node:crypto'
import path from 'node:path'
import { readIfThere, writeWhole } from '../../src/gatsby/cache'
import { NAMES_FILE } from '../../src/gatsby/code-names'
import { filesLike } from '../../src/gatsby/files-in'
import type { SampleUnit } from './sample-units'

/** What the last runs found, by page. A page's result depends on its own samples and on the environment, nothing else. */
interface Stored<T> {
  environment: string
  pages: Record<string, { digest: string; found: T[] }>
}

const digest = (parts: string[]): string => createHash('sha1').update(parts.join('\0')).digest('hex')

const textOf = (file: string): string | undefined => readIfThere(file)?.toString()

/** Installed packages, ambient types, the reference by name, what comes with a program, and the checker's own code. */
function environmentOf(root: string): string {
  const files = ['content/types', 'content/reference', 'tools/check', 'src/demos']
    .flatMap((folder) => filesLike(root, folder, /\.(?:ts|json)$/))
    // What the check itself writes
    .filter((file) => file !== NAMES_FILE)
  return digest(['package-lock.json', ...files].map((file) => textOf(path.join(root, file)) ?? ''))
}

const digestOf = (units: SampleUnit[]): string =>
  digest(
    units.flatMap((unit) => [
      unit.path,
      unit.typeSet,
      String(unit.checked),
      unit.code,
      ...unit.origins.map(({ file, line }) => `${file}:${line}`),
    ]),
  )

/**
 * Checks only the pages whose samples changed since the last run.
 * @param check type-checks some units and gives what it found on each page
 */
export function withCache<T>(root: string, units: SampleUnit[], check: (units: SampleUnit[]) => Map<string, T[]>): T[] {
  const file = path.join(root, 'node_modules/.cache/check-samples.json')
  const environment = environmentOf(root)
  const stored = JSON.parse(textOf(file) ?? '{}') as Partial<Stored<T>>
  const known = (stored.environment === environment && stored.pages) || {}
  const byPage = new Map<string, SampleUnit[]>()
  for (const unit of units) byPage.set(unit.page, [...(byPage.get(unit.page) ?? []), unit])
  const digests = new Map([...byPage].map(([page, list]) => [page, digestOf(list)]))
  const stale = new Set([...digests].filter(([page, value]) => known[page]?.digest !== value).map(([page]) => page))
  const fresh = stale.size ? check(units.filter(({ page }) => stale.has(page))) : new Map<string, T[]>()
  const resultOf = (page: string): T[] => (stale.has(page) ? (fresh.get(page) ?? []) : (known[page]?.found ?? []))
  if (stale.size) {
    const pages = { ...known }
    for (const page of stale) pages[page] = { digest: digests.get(page) ?? '', found: resultOf(page) }
    writeWhole(file, JSON.stringify({ environment, pages } satisfies Stored<T>))
  }
  return [...byPage.keys()].flatMap(resultOf)
}

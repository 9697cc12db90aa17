import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An installed package as `package-lock.json` (version 3) describes it. */
export interface LockEntry {
  name: string
  version: string
  /** Path in the tree, e.g. `node_modules/a/node_modules/b`. */
  at: string
  license?: string
  dev: boolean
  optional: boolean
  hasInstallScript: boolean
  /** Systems and processors that it is for; without them any. */
  os?: string[]
  cpu?: string[]
  resolved?: string
  integrity?: string
  optionalDependencies: Record<string, string>
}

type RawEntry = Partial<Omit<LockEntry, 'at'>>

/** @returns every package of the lock file, the root left out, in the file's order. */
export function lockEntries(root: string): LockEntry[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, RawEntry>
  }
  return Object.entries(packages)
    .filter(([at]) => at.includes('node_modules/'))
    .map(([at, entry]) => ({
      dev: false,
      optional: false,
      hasInstallScript: false,
      optionalDependencies: {},
      version: '',
      ...entry,
      at,
      name: entry.name ?? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }))
}

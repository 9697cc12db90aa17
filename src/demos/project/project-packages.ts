import { readFileSync } from 'node:fs'
import path from 'node:path'
import { OLD_PACKAGES } from '../package-options'
import type { PageApp } from './page-app'
import { IMPORT, reached } from './reached'

type Packages = Record<string, string>

/** Packages of a set, under the names that programs import, as this repository has them. */
function versionsOf(root: string, sdk: PageApp['sdk']): Packages {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Packages
    devDependencies: Packages
  }
  const all: Packages = { ...dependencies, ...devDependencies }
  if (sdk === 'latest') return all
  const old = Object.entries(OLD_PACKAGES).map(([name, alias]) => [name, all[alias]!.replace(/^npm:.+@/, '')])
  return { ...all, ...(Object.fromEntries(old) as Packages) }
}

/** What a package needs beside it, and programs do not name. */
const BESIDE: Record<string, string[]> = {
  '@realsee/five': ['three'],
  '@realsee/vreo': ['react', 'react-dom', 'regenerator-runtime'],
}

/** `@realsee/five/react` → `@realsee/five`. */
const packageOf = (id: string): string => id.split('/', id.startsWith('@') ? 2 : 1).join('/')

/**
 * @param apps of one set of packages
 * @returns the packages that programs import, and what these need beside them, in the versions of this repository
 */
export function packagesOf(root: string, apps: readonly PageApp[]): Packages {
  const names = new Set<string>()
  for (const app of apps)
    for (const file of reached(app))
      for (const [, id = ''] of (app.files.get(file) ?? '').matchAll(IMPORT)) names.add(packageOf(id))
  for (const name of [...names]) for (const beside of BESIDE[name] ?? []) names.add(beside)
  const versions = versionsOf(root, apps[0]!.sdk)
  const known = [...names].filter((name) => name in versions).sort()
  return Object.fromEntries(known.map((name) => [name, versions[name]!]))
}

type Overrides = Record<string, Packages>

/** @returns what npm must be told to install vreo beside five 6, as this repository tells it. */
export function overridesOf(root: string, sdk: PageApp['sdk'], packages: Packages): { overrides?: Overrides } {
  if (sdk !== 'latest' || !('@realsee/vreo' in packages)) return {}
  const { overrides } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { overrides: Overrides }
  const names = ['@realsee/vreo', 'mobx-react']
  return { overrides: Object.fromEntries(names.map((name) => [name, overrides[name]!])) }
}

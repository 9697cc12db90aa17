import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { markComplete } from '../../src/outputs/complete'
import { writeFiles } from './write-files'

/**
 * Lays out what looks like a whole build, for tests of releases.
 * @param folder where; emptied first.
 * @param files texts by path.
 */
export function makeSite(folder: string, files: Record<string, string>): string {
  rmSync(folder, { recursive: true, force: true })
  writeFiles(folder, files)
  markComplete(folder, { pages: 1, contentErrors: 0 })
  return folder
}

/** So many that copying them takes a while. */
const MANY = 600

/** Texts of a site of many files; every text names the version. */
export const manyFiles = (version: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: MANY }, (_, number) => [`docs/${number}/index.html`, `${version} ${number}`]))

/** @returns which version a folder holds, if it is whole: every file, and every one of that version. */
export function wholeVersion(folder: string): string {
  const found = new Set<string>()
  for (let number = 0; number < MANY; number++) {
    const [version, own] = readFileSync(join(folder, `docs/${number}/index.html`), 'utf8').split(' ')
    if (own !== String(number)) throw new Error(`${number} holds ${own}`)
    found.add(version!)
  }
  if (found.size !== 1) throw new Error(`of several versions: ${[...found].join()}`)
  if (readdirSync(join(folder, 'docs')).length !== MANY) throw new Error('more than the build had')
  return [...found][0]!
}

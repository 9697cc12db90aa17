import { existsSync, linkSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from '../../src/gatsby/files-in'
import { isHashed } from '../../src/outputs/response-headers'
import { folderOf } from './layout'

/** @param time see `timeAfter`. */
export function write(file: string, data: Buffer | string, time: Date): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, data)
  utimesSync(file, time, time)
}

/** Both releases share the bytes of the file, and its time. */
export function share(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  linkSync(from, to)
}

/** @returns whether a file is there and holds just these bytes. */
export const isSame = (bytes: Buffer, file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.size === bytes.length && readFileSync(file).equals(bytes)

/** Hashed files of former versions, by the time since when no page names them. */
export type Kept = Record<string, string>

/** @returns what a release keeps. */
export function keptBy(base: string, id: string | undefined): Kept {
  try {
    return JSON.parse(readFileSync(join(folderOf(base, id ?? ''), 'kept.json'), 'utf8')) as Kept
  } catch {
    // Not told: taken to be named until now, and so kept for longer
    return {}
  }
}

/**
 * Takes over the files with hashed names that tabs of former versions may still ask for.
 * @param from the site that is served.
 * @param kept what it keeps of versions before.
 * @param oldest a file that has lost its last page before that time goes.
 * @returns what the site that comes keeps.
 */
export function keepHashed(from: string, to: string, kept: Kept, now: Date, oldest: number): Kept {
  const still: Kept = {}
  for (const path of filesIn(from)) {
    const plain = path.replace(/\.br$/, '')
    if (!isHashed(plain) || existsSync(join(to, path))) continue
    const lost = kept[plain] ?? now.toISOString()
    if (Date.parse(lost) < oldest) continue
    still[plain] = lost
    share(join(from, path), join(to, path))
  }
  return still
}

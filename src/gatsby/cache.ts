import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What one build leaves for the next, from the site's root: compiled bodies, marks, locks. Safe to delete. */
export const CACHE_FOLDER = 'node_modules/.cache/docs'

/** @returns what is in a file; `undefined` where it cannot be read. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * Writes a file whole or not at all: others may be reading it, and a run may be killed.
 * @throws what the file system says; nothing is left then.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.tmp`
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

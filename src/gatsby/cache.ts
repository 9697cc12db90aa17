import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What one build leaves for the next, from the site's root: compiled bodies, marks, locks. Safe to delete. */
export const CACHE_FOLDER = 'node_modules/.cache/docs'

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

import { afterAll } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFiles } from './write-files'

const folders: string[] = []
// Not when the process exits: Jest gives its tests a `process` of their own, whose `exit` never comes
afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/**
 * Makes a folder outside the project, for as long as the test file runs.
 * @param name what it is for, shown in its path.
 * @param files what it holds, by path.
 * @returns its absolute path.
 */
export function tempFolder(name: string, files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), `docs-${name}-`))
  folders.push(folder)
  writeFiles(folder, files)
  return folder
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @returns one digest over files and whole folders (tests left out), in path order. */
export function digestOfFolders(root: string, paths: string[]): string {
  const hash = createHash('sha1')
  const add = (path: string): void => {
    const absolute = join(root, path)
    if (statSync(absolute).isDirectory()) for (const name of readdirSync(absolute).sort()) add(join(path, name))
    else if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(absolute))
  }
  paths.forEach(add)
  return hash.digest('hex').slice(0, 12)
}

import { existsSync, readdirSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

/** @returns paths of all files below a folder, relative to it, with forward slashes; none where there is no folder. */
export const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** @returns the files below a folder of the root whose names fit, as paths from the root, in order. */
export const filesLike = (root: string, folder: string, name: RegExp): string[] =>
  filesIn(join(root, folder))
    .filter((path) => name.test(path))
    .map((path) => posix.join(folder, path))
    .sort()

import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** @returns paths of all files below a folder, relative to it, with forward slashes; none where there is no folder. */
export const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** @returns the files below `content/` whose names fit, as paths from the root, in order. */
export const contentFilesLike = (root: string, name: RegExp): string[] =>
  filesIn(join(root, 'content'))
    .filter((path) => name.test(path))
    .map((path) => `content/${path}`)
    .sort()

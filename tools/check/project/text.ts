import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../../src/site/types'
import type { Fence } from '../fences'

/** @returns the text of a file; `undefined` when there is none. */
export const textOf = (root: string, file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined

/** @returns files below a folder, from the root, with forward slashes, sorted. */
export const filesBelow = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
        .sort()
    : []

/** @returns the line of the first mention of some words, from 1. */
export const lineOf = (text: string, words: string): number =>
  text.slice(0, Math.max(0, text.indexOf(words))).split('\n').length

/** @returns an error of a file that belongs to the project as a whole. */
export const fault = (file: string, line: number | undefined, message: string, remedy: string): Problem => ({
  severity: 'error',
  rule: 'project',
  file,
  ...(line !== undefined && { line }),
  message,
  remedy,
})

/** @returns a file as a block of code, for what reads such blocks on pages. */
export const asFence = (file: string, lang: string, code: string): Fence => ({
  file,
  line: 0,
  lang,
  meta: {} as Fence['meta'],
  code,
  origins: code.split('\n').map((_, index) => ({ file, line: index + 1 })),
})

import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PageNames } from '../article/code/name-links'
import { readText } from '../site/read-text'

/** Where the names in the pages' code lead: generated, so that a build needs no compiler. */
export const NAMES_FILE = 'content/reference/names.json'

/** Names of the SDKs in the code of all pages, by {@link nameKey}. */
export type CodeNames = Record<string, PageNames>

/** @returns a page's key in the file: `content/docs/five/intro.mdx` → `five/intro`. */
export const nameKey = (file: string): string => file.replace(/^content\/docs\//, '').replace(/\.mdx$/, '')

let read: { file: string; changed: number; names: CodeNames } | undefined

/** @returns the names in a page's code; `undefined` where there are none. */
export function loadNames(root: string, page: string): PageNames | undefined {
  const file = join(root, NAMES_FILE)
  if (!existsSync(file)) return undefined
  const changed = statSync(file).mtimeMs
  if (read?.file !== file || read.changed !== changed)
    read = { file, changed, names: JSON.parse(readText(file)) as CodeNames }
  return read.names[nameKey(page)]
}

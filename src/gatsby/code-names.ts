import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PageNames } from '../article/code/name-links'
import { readText } from '../site/read-text'
import { remember } from '../site/remember'

/** Where the names in the pages' code lead: generated, so that a build needs no compiler. */
export const NAMES_FILE = 'content/reference/names.json'

/** Names of the SDKs in the code of all pages, by {@link nameKey}. */
export type CodeNames = Record<string, PageNames>

/** @returns a page's key in the file: `content/docs/five/intro.mdx` → `five/intro`. */
export const nameKey = (file: string): string => file.replace(/^content\/docs\//, '').replace(/\.mdx$/, '')

const names = remember<CodeNames>()

/** @returns the names in a page's code; `undefined` where there are none. */
export function loadNames(root: string, page: string): PageNames | undefined {
  const file = join(root, NAMES_FILE)
  if (!existsSync(file)) return undefined
  return names(file, [statSync(file).mtimeMs], () => JSON.parse(readText(file)) as CodeNames)[nameKey(page)]
}

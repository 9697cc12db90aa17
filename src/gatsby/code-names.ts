import type { PageNames } from '../article/code/name-links'
import { loadData } from '../reference/load'

/** Where the names in the pages' code lead: generated, so that a build needs no compiler. */
export const NAMES_FILE = 'content/reference/names.json'

/** Names of the SDKs in the code of all pages, by {@link nameKey}. */
export type CodeNames = Record<string, PageNames>

/** @returns a page's key in the file: `content/docs/five/intro.mdx` → `five/intro`. */
export const nameKey = (file: string): string => file.replace(/^content\/docs\//, '').replace(/\.mdx$/, '')

/** @returns the names in a page's code; `undefined` where there are none. */
export const loadNames = (root: string, page: string): PageNames | undefined =>
  loadData<CodeNames>(root, NAMES_FILE)?.[nameKey(page)]

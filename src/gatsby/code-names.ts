import type { PageNames } from '../article/code/name-links'
import { loadData } from '../reference/load'
import { pageName } from '../site/projects'

/** Where the names in the pages' code lead: generated, so that a build needs no compiler. */
export const NAMES_FILE = 'content/reference/names.json'

/** Names of the SDKs in the code of all pages, by {@link pageName}. */
export type CodeNames = Record<string, PageNames>

/** @returns the names in a page's code; `undefined` where there are none. */
export const loadNames = (root: string, page: string): PageNames | undefined =>
  loadData<CodeNames>(root, NAMES_FILE)?.[pageName(page)]

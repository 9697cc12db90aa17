import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question and the pages that answer it. */
export interface Query {
  query: string
  /** Routes without prefix; any of them is right. */
  expect: string[]
  /** Sort of question, where the set names it. */
  kind: string
}

interface StoredQuery {
  query: string
  expect: string[]
  kind?: string
}

const SINGLE_PAGES = ['agreement/', 'openapi/']
/** `five/intro/` → `/docs/five/intro/` */
export const routeOf = (path: string): string => (SINGLE_PAGES.includes(path) ? `/${path}` : `/docs/${path}`)

/**
 * Reads a set of questions that lies beside this file.
 *
 * @param name `dev-queries`: what weights are tuned on; `control-queries`: other questions, for control only.
 */
export function readQueries(name: 'dev-queries' | 'control-queries'): Query[] {
  const stored = JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')) as StoredQuery[]
  return stored.map(({ query, expect, kind = '' }) => ({ query, expect: expect.map(routeOf), kind }))
}

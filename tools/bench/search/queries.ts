import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A place that answers a question. */
export interface Place {
  /** Route without prefix. */
  path: string
  /** `''` for the page's top. */
  anchor: string
}

/** A question with the places that answer it. */
export interface Query {
  query: string
  /** Sort of question, where the set names it. */
  kind: string
  /** Whether a page and an anchor answer it. */
  answers: (place: Place) => boolean
  /** Whether a page answers it, wherever on the page. */
  answersOn: (path: string) => boolean
  /** Whether a section is asked for, and not any place on the page. */
  asksForSection: boolean
}

interface StoredQuery {
  query: string
  kind?: string
  expect: string[]
}

/** `five/intro/` → `/docs/five/intro/`, `openapi/core/` → `/openapi/core/` */
const routeOf = (path: string): string =>
  /^(?:agreement|changelog|demos|openapi)\//.test(path) ? `/${path}` : `/docs/${path}`
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `five/handbook/∗/tagging/#fade`: `∗` stands for one folder, whatever its name. */
function expectation(text: string): { path: RegExp; anchor: string | undefined } {
  const [path = '', anchor] = text.split('#')
  return { path: new RegExp(`^${routeOf(path).split('*').map(escaped).join('[^/]+')}$`), anchor }
}

/**
 * `kind-…`: questions of nine kinds: natural questions, pasted errors, identifiers, English, pinyin, typing mistakes,
 * traditional characters, words that a page explains, tasks across products. `plain-…`: questions as people put them who
 * know no word of the documents. `fresh-…`: all of these, by people who saw neither the pages nor the words of `asked`.
 * `dev-…`: the older questions, of no kind. Whoever asks for a public name wants its entry.
 * Weights are tuned on the sets without `control`; those with it, and `fresh`, are for control only.
 */
export type QuerySet = `${'kind-' | 'plain-' | ''}control-queries` | `${'kind' | 'plain' | 'dev' | 'fresh'}-queries`

/** Reads a set of questions that lies beside this file. */
export function readQueries(set: QuerySet): Query[] {
  const stored = JSON.parse(readFileSync(join('tools/bench/search', `${set}.json`), 'utf8')) as StoredQuery[]
  return stored.map(({ query, kind = '', expect }) => {
    const expected = expect.map(expectation)
    return {
      query,
      kind,
      answers: (place) =>
        expected.some(({ path, anchor }) => path.test(place.path) && (anchor ?? place.anchor) === place.anchor),
      answersOn: (route) => expected.some(({ path }) => path.test(route)),
      asksForSection: expected.every(({ anchor }) => anchor !== undefined),
    }
  })
}

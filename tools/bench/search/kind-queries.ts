import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeOf } from './queries'

/** A place that answers a question. */
export interface Place {
  /** Route without prefix. */
  path: string
  /** `''` for the page's top. */
  anchor: string
}

/** A question of one of the nine kinds, with the places that answer it. */
export interface KindQuery {
  query: string
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
  kind: string
  expect: string[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `five/handbook/∗/tagging/#fade`: `∗` stands for one folder, whatever its name. */
function expectation(text: string): { path: RegExp; anchor: string | undefined } {
  const [path = '', anchor] = text.split('#')
  return { path: new RegExp(`^${routeOf(path).split('*').map(escaped).join('[^/]+')}$`), anchor }
}

/**
 * Reads the questions of nine kinds: natural questions, pasted errors, identifiers, English, pinyin, typing mistakes,
 * traditional characters, words that a page explains, tasks across products.
 *
 * @param name `kind-queries` to tune on; `kind-control-queries` for control only.
 */
export function readKindQueries(name: 'kind-queries' | 'kind-control-queries'): KindQuery[] {
  const stored = JSON.parse(readFileSync(join('tools/bench/search', `${name}.json`), 'utf8')) as StoredQuery[]
  return stored.map(({ query, kind, expect }) => {
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

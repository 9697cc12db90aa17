import type { Page } from '@playwright/test'
import { PATIENCE_MS } from '../support/patience'

/** What a field of a hit may hold instead of what it should. */
const VALUES: unknown[] = [
  null,
  5,
  true,
  '',
  'http://[',
  'javascript:window.attacked=1',
  '<img src=x onerror="window.attacked=1">',
  'x'.repeat(100_000),
  [],
  [null],
  { length: 3, value: {}, matchLevel: [], hierarchy: 5 },
]

const marked = (text: string) => ({ value: `<mark>${text}</mark>`, matchLevel: 'full' })
const texts = (text: string) => ({ hierarchy: { lvl0: marked('三维空间'), lvl1: marked(text) }, content: marked(text) })

const goodHit = (id: string) => ({
  objectID: id,
  url: `/developer/docs/five/${id}/`,
  type: 'content',
  content: `${id} 的正文`,
  hierarchy: { lvl0: '三维空间', lvl1: `${id} 的标题` },
  _highlightResult: texts(`${id} 的标题`),
  _snippetResult: texts(`${id} 的标题`),
})

type Tree = Record<string, unknown>

/** All paths into a tree, branches and leaves. */
const pathsOf = (tree: Tree, before: string[] = []): string[][] =>
  Object.entries(tree).flatMap(([key, value]) => [
    [...before, key],
    ...(typeof value === 'object' && value ? pathsOf(value as Tree, [...before, key]) : []),
  ])

function withField(tree: Tree, [key = '', ...rest]: string[], value: unknown): Tree {
  return { ...tree, [key]: rest.length ? withField(tree[key] as Tree, rest, value) : value }
}

const answerOf = (hits: unknown[], more: object = {}) => ({ results: [{ hits, nbHits: hits.length, ...more }] })

/** Two good hits, and between them one for each hostile value of a field. */
function withBroken(path: string[]): object {
  const broken = VALUES.map((value, index) => withField(goodHit(`broken-${index}`), path, value))
  return answerOf([goodHit('good-1'), ...broken, goodHit('good-2')])
}

/** Fields of a result beside its hits. */
const BESIDE = ['nbHits', 'queryID', 'rest', 'corrected', 'page', 'index']

/** Answers by name: for each field of a hit all values at once, then each value in all fields beside the hits. */
export const hostileAnswers: [string, object][] = [
  ...pathsOf(goodHit('x')).map((path): [string, object] => [path.join('.'), withBroken(path)]),
  ['hits', answerOf([goodHit('good-1'), ...VALUES, goodHit('good-2')])],
  ...VALUES.map((value, index): [string, object] => [
    `beside the hits (${index})`,
    answerOf([goodHit('good-1'), goodHit('good-2')], Object.fromEntries(BESIDE.map((field) => [field, value]))),
  ]),
]

/**
 * Gives the answers one after the other to a field that searches, and waits for the good hits.
 * @param hits locator of the hits that are shown.
 * @returns what went wrong: exceptions, errors of the console, scripts that ran.
 */
export async function giveHostileAnswers(page: Page, field: string, hits: string): Promise<string[]> {
  const wrong: string[] = []
  let asked = 0
  let body = ''
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  await page.route('**/1/indexes/*/queries**', (route) => {
    asked++
    return route.fulfill({ body, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } })
  })
  for (const [index, [name, next]] of hostileAnswers.entries()) {
    // Named by the question, so that hits of the answer before do not count
    body = JSON.stringify(next).replaceAll('good-', `good-${index}-`)
    const before = asked
    await page.locator(field).fill(`问题${index}`)
    for (const good of [1, 2])
      await page
        .locator(hits)
        .filter({ hasText: `good-${index}-${good} 的标题` })
        .first()
        .waitFor({ timeout: PATIENCE_MS })
        .catch(() => wrong.push(`${name}: good hit ${good} is not shown`))
    if (wrong.length) break
    if (asked === before) wrong.push(`${name}: nothing was asked`)
    if (asked > before + 3) wrong.push(`${name}: asked ${asked - before} times`)
  }
  if (await page.evaluate(() => 'attacked' in window)) wrong.push('a script has run')
  return wrong
}

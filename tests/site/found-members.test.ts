import { expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KIND_LABELS } from '../../src/reference/labels'
import type { SymbolsFile } from '../../src/reference/symbols'
import { createReader } from '../../src/search/engine/reader'
import { search } from '../../src/search/engine/search'
import { SEARCH_PAGE_SIZE } from '../../src/site/constants'
import { withBase } from '../../src/site/routes'
import { PUBLIC } from '../support/public-pages'

/** Every public name of the SDKs is found by the search, and its entry stands on the page that it leads to. */
const read = (path: string): unknown => JSON.parse(readFileSync(join(PUBLIC, path), 'utf8'))
const reader = createReader((path) => Promise.resolve(read(join('search', path))))
/** What is declared only has no entry of its own. */
const symbols = (read('symbols.json') as SymbolsFile).symbols.filter(({ declared }) => !declared)

const pageOf = (entry: string): string => `/docs/${entry.replace(/#.*/, '')}/`
const files = new Map<string, string>()
function htmlOf(entry: string): string {
  const file = join(PUBLIC, pageOf(entry), 'index.html')
  if (!files.has(file)) files.set(file, existsSync(file) ? readFileSync(file, 'utf8') : '')
  return files.get(file)!
}

test('every entry has its anchor', () => {
  const lost = symbols.filter(({ entry }) => !htmlOf(entry).includes(`id="${entry.replace(/.*#/, '')}"`))
  expect(lost.map(({ entry }) => entry)).toEqual([])
})

/** Two words at least: `Target` and `Route` say too little. */
const TELLING = /[a-z][A-Z]/

test('what is in a namespace is found by its own name, on the first page of results, where no other has it', async () => {
  const last = (name: string): string => name.replace(/^.*\./, '')
  const isNamed = (name: string): boolean => name.includes('.') && TELLING.test(last(name))
  const named = symbols.filter(({ name, kind }) => Object.hasOwn(KIND_LABELS, kind) && isNamed(name))
  const single = named.filter(({ name }) => symbols.filter((other) => last(other.name) === last(name)).length === 1)
  expect(single.length).toBeGreaterThan(100)
  const lost: string[] = []
  for (const { name, entry } of single) {
    const { hits } = await search(reader, last(name), { hitsPerPage: SEARCH_PAGE_SIZE })
    if (!hits.some(({ url }) => url.startsWith(withBase(pageOf(entry))))) lost.push(name)
  }
  expect(lost).toEqual([])
}, 120_000)

test('every name is found as it is written, Five.load, on the first three pages of results', async () => {
  const lost: string[] = []
  for (const { name, entry } of symbols) {
    const { hits, rest } = await search(reader, name, { hitsPerPage: 3 * SEARCH_PAGE_SIZE })
    const leadsThere = ({ url }: { url: string }): boolean => url.startsWith(withBase(pageOf(entry)))
    if (!hits.some(leadsThere) && !(await rest?.())?.some(leadsThere)) lost.push(name)
  }
  expect(lost).toEqual([])
}, 300_000)

import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReader } from '../../src/search/engine/reader'
import { search } from '../../src/search/engine/search'
import { builtPages, PUBLIC } from '../support/public-pages'

/**
 * Every message that a console, a compiler or a server prints, as the checked facts of the SDKs name them: a reader
 * pastes it into the search field and must land on the page that explains it.
 */
const texts = JSON.parse(readFileSync('tests/fixtures/error-texts.json', 'utf8')) as Record<string, string[]>

const plain = (text: string): string => text.replace(/\s+/g, ' ')
const read = (path: string): unknown => JSON.parse(readFileSync(join(PUBLIC, 'search', path), 'utf8'))
const reader = createReader((path) => Promise.resolve(read(path)))

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x3C;': '<',
  '&#x26;': '&',
}
const textOf = (html: string): string =>
  plain(html.replace(/<[^>]+>/g, '').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity))
const pages = builtPages().map(({ url, html }) => ({ url, text: textOf(html) }))

describe.each(Object.entries(texts))('%s', (_area, messages) => {
  test.each(messages)('%s stands on a page, and the search leads to such a page', async (message) => {
    const holding = pages.filter(({ text }) => text.includes(plain(message))).map(({ url }) => url)
    expect(holding).not.toEqual([])
    const { hits: inView, rest } = await search(reader, message)
    const hits = [...inView, ...((await rest?.()) ?? [])]
    expect(hits.map(({ url }) => url.replace(/#.*/, '')).some((url) => holding.includes(url))).toBe(true)
  })
})

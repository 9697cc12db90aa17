import { expect, test } from '@jest/globals'
import { buildIndex } from './builder'
import { createReader } from './reader'
import { search } from './search'
import { fileOf, heading, page, readerOf, text } from '../../../tests/support/search-corpus'

/** Pages of ten sections with words of their own. */
const many = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    page(
      `/docs/dnalogel/Page${number}/`,
      `第 ${number} 页 Widget${number}`,
      Array.from({ length: 10 }, (_unused, part) => [
        heading(`小节 ${part}`, `s${part}`),
        text(`说明文字 option${number}x${part}，用来撑开这一节。`.repeat(4), `s${part}`),
      ]).flat(),
    ),
  )

test('a query reads the manifest, a few shards and the fragments of its hits, and no file that was read before', async () => {
  const index = buildIndex(many(120))
  const read: string[] = []
  const reader = createReader((path) => {
    read.push(path)
    return Promise.resolve(fileOf(index, path))
  })
  const { hits } = await search(reader, 'option77x3')
  expect(hits[0]?.url).toBe('/developer/docs/dnalogel/Page77/#s3')
  expect(read.length).toBeLessThan(8)
  expect(index.files.size).toBeGreaterThan(120)
  await search(reader, 'option77x4')
  expect(read.length).toBe(new Set(read).size)
})

test('every shard and fragment stays small', () => {
  const { files } = buildIndex(many(120))
  const sizes = [...files.values()].map((file) => JSON.stringify(file).length)
  expect(Math.max(...sizes)).toBeLessThan(12_000)
})

test.each(['constructor', 'toString', '__proto__'])(
  'a section may be called %s, as every object has it',
  async (name) => {
    const reader = readerOf([page('/docs/five/a/', '甲', [heading(name, name), text('说明', name)])])
    const { hits } = await search(reader, name)
    expect(hits[0]?.url).toBe(`/developer/docs/five/a/#${name}`)
  },
)

import { expect, test } from '@jest/globals'
import { buildIndex } from './builder'
import { createReader } from './reader'
import { search } from './search'
import { fileOf, page, text } from '../../../tests/support/search-corpus'

const index = buildIndex([page('/docs/five/intro/', '介绍', [text('全景漫游')])])

test('a file is got once, however often it is needed', async () => {
  const read: string[] = []
  const reader = createReader((path) => {
    read.push(path)
    return Promise.resolve(fileOf(index, path))
  })
  await search(reader, '全景')
  await search(reader, '全景漫游')
  expect(read.length).toBe(new Set(read).size)
})

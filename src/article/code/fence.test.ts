import { expect, test } from '@jest/globals'
import { parseFence } from './fence'

test('reads title, marked lines and flags', () => {
  const fence = parseFence('ts', 'title="src/a b.ts" {1,3-5} diff wrap continue sdk="five5" nocheck="只看形状"')
  expect(fence).toMatchObject({
    title: 'src/a b.ts',
    diff: true,
    wrap: true,
    continues: true,
    sdk: 'five5',
    nocheck: '只看形状',
    unknown: [],
  })
  expect([...fence.marked]).toEqual([1, 3, 4, 5])
})

test('keeps words it does not know', () => {
  expect(parseFence('ts', 'tittle="a" showLineNumbers').unknown).toEqual(['tittle="a"', 'showLineNumbers'])
})

test('reads file and lines', () => {
  expect(parseFence('ts', 'file="./a.ts" lines="2-9"')).toMatchObject({ file: './a.ts', lines: [2, 9] })
})

import { expect, test } from '@jest/globals'
import { parseFence } from './fence'

test('reads file and lines', () => {
  expect(parseFence('ts', 'file="./a.ts" lines="2-9"')).toMatchObject({ file: './a.ts', lines: [2, 9] })
})

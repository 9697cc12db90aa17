import { expect, test } from '@jest/globals'
import { moduleOf, withNames } from './names'

test('a message of the browser names the module, not its address', () => {
  const address = moduleOf('export const other = 1', 'src/viewer.ts')
  expect(withNames(`The requested module '${address}' does not provide an export named 'start'`)).toBe(
    "The requested module 'src/viewer.ts' does not provide an export named 'start'",
  )
  expect(withNames(`at start (${address}:3:14)`)).toBe('at start (src/viewer.ts:3:14)')
  expect(withNames(`${address}/3 blob:null/other`)).toBe(`${address}/3 blob:null/other`)
})

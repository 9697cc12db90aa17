import { expect, test } from '@jest/globals'
import { docId, withBase, withoutBase } from './routes'

test('the prefix goes on and off', () => {
  expect(withoutBase(withBase('/docs/'))).toBe('/docs/')
  expect(withoutBase('/developer')).toBe('/')
  expect(withoutBase('/developers/x')).toBe('/developers/x')
})

test('a doc route gives its id back', () => {
  expect(docId('/docs/dnalogel/floorplan/intro/')).toBe('dnalogel/floorplan/intro')
  expect(docId('/openapi/')).toBe('openapi/index')
  expect(docId('/openapi/core/')).toBe('openapi/core')
  expect(docId('/demos/')).toBeUndefined()
})

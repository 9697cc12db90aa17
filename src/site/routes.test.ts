import { describe, expect, test } from '@jest/globals'
import { canonicalPath, docId, withBase, withoutBase } from './routes'

describe('canonicalPath: one clean address for every page', () => {
  test.each([
    ['/developer/docs/five/intro', '/developer/docs/five/intro/'],
    ['/developer/docs/five/intro/', '/developer/docs/five/intro/'],
    ['/developer/docs/five/intro.html', '/developer/docs/five/intro/'],
    ['/developer/docs/five/intro.html/', '/developer/docs/five/intro/'],
    ['/developer/docs/five/intro/index.html', '/developer/docs/five/intro/'],
    ['/developer/docs/five/intro/index', '/developer/docs/five/intro/'],
    ['/developer/index.html', '/developer/'],
    ['/developer//docs///five/', '/developer/docs/five/'],
    ['/developer/404.html', '/developer/404.html'],
    ['/developer/docs/five/intro.md', '/developer/docs/five/intro.md'],
    ['/developer/app-0a1b2c.js', '/developer/app-0a1b2c.js'],
    ['/developer/docs/a.b/1.2', '/developer/docs/a.b/1.2/'],
    ['/developer/%E4%B8%AD%E6%96%87', '/developer/%E4%B8%AD%E6%96%87/'],
  ])('%s → %s', (path, clean) => {
    expect(canonicalPath(path)).toBe(clean)
    expect(canonicalPath(clean)).toBe(clean)
  })
})

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

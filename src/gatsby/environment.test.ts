import { describe, expect, test } from '@jest/globals'
import { environmentFaults, environmentHints } from './environment'

const ALL = { ALGOLIA_APP_ID: 'AB12', ALGOLIA_SEARCH_KEY: 'k', ALGOLIA_INDEX_NAME: 'docs' }

describe('values of the environment', () => {
  test.each([
    ['BROTLI_QUALITY', 'max', 'BROTLI_QUALITY=11'],
    ['BROTLI_QUALITY', '12', '0 到 11'],
    ['CONTENT_ERRORS', 'ignore', '只能是 warn'],
    ['ALGOLIA_INDEX_NAME', 'my index', '没有空格'],
    ['ALGOLIA_APP_ID', 'https://ab.algolia.net', 'Application ID'],
    ['ALGOLIA_HOST', '127.0.0.1:8108', 'http://127.0.0.1'],
    ['ALGOLIA_ALLOW_SHRINK', 'yes', '写 1'],
  ])('%s=%s', (name, value, remedy) => {
    expect(environmentFaults({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`${name} 写的是“.*${remedy.replaceAll('.', '\\.')}`)),
    ])
  })

  test('a key is not shown', () => {
    expect(environmentFaults({ ALGOLIA_ADMIN_KEY: 'top secret' })).toEqual([expect.not.stringContaining('secret')])
  })

  test('the key that may write is not given to browsers', () => {
    expect(environmentFaults({ ...ALL, ALGOLIA_ADMIN_KEY: ALL.ALGOLIA_SEARCH_KEY })).toEqual([
      expect.stringMatching(/^ALGOLIA_SEARCH_KEY 与 ALGOLIA_ADMIN_KEY 相同.*作废/),
    ])
    expect(environmentFaults({ ...ALL, ALGOLIA_ADMIN_KEY: 'other' })).toEqual([])
  })

  test('what is right, or not set, is not told', () => {
    expect(environmentFaults({ ...ALL, BROTLI_QUALITY: '11', DEMO_WORK: '', CONTENT_ERRORS: 'warn' })).toEqual([])
    expect(environmentHints(ALL)).toEqual([])
    expect(environmentHints({ PATH: '/bin', PUBLIC_URL: 'x' })).toEqual([])
  })
})

test('a name that is none says which one was meant', () => {
  expect(environmentHints({ BROTLI_QUALTY: '11' })).toEqual([expect.stringContaining('是不是 BROTLI_QUALITY？')])
  expect(environmentHints({ ...ALL, ALGOLIA_APPID: 'a' })).toEqual([expect.stringContaining('ALGOLIA_APP_ID')])
})

test('settings that are not complete say what is missing', () => {
  expect(environmentHints({ ...ALL, ALGOLIA_SEARCH_KEY: '' })).toEqual([
    expect.stringContaining('缺 ALGOLIA_SEARCH_KEY'),
  ])
  expect(environmentHints({ ...ALL, ALGOLIA_INDEX_NAME: undefined })).toEqual([
    expect.stringContaining('缺 ALGOLIA_INDEX_NAME'),
  ])
})

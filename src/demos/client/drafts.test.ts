/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { DRAFTS_KEY } from '../../site/storage-keys'
import type * as Drafts from './drafts'

const changes = { 'src/viewer.ts': 'const 改过 = 1\n' }

/** As after the page has been loaded anew. */
const load = (): Promise<typeof Drafts> => (jest.resetModules(), import('./drafts'))

beforeEach(() => {
  sessionStorage.clear()
  location.hash = ''
})

test('code of an address is somebody else’s until it is run, and the reader’s own stays beside it for good', async () => {
  const { draftOf, keepDraft } = await load()
  keepDraft('five/a/one', changes, false, '')
  location.hash = '#demo=one&code=x'
  const theirs = { 'src/viewer.ts': '别人的' }
  expect(draftOf('five/a/one', theirs)).toMatchObject({ changes: theirs, isOthers: true })
  expect(draftOf('five/a/one')).toMatchObject({ changes, isOthers: false })
  keepDraft('five/a/one', { 'src/viewer.ts': '接着改' }, true, location.hash)
  const later = await load()
  expect(later.draftOf('five/a/one', theirs)).toMatchObject({
    changes: { 'src/viewer.ts': '接着改' },
    isOthers: true,
  })
  location.hash = ''
  expect(later.draftOf('five/a/one')).toMatchObject({ changes, isOthers: false })
})

test('of many programs the latest are kept, and nothing of one that is as the page has it', async () => {
  const { draftOf, keepDraft } = await load()
  for (const name of ['a', 'b', 'c']) keepDraft(name, { 'x.ts': '字'.repeat(200_000) }, false, '')
  expect(['a', 'b', 'c'].map((name) => draftOf(name) !== undefined)).toEqual([false, true, true])
  keepDraft('c', {}, false, '')
  expect((await load()).draftOf('c')).toBeUndefined()
})

test('a storage that refuses, or holds something else, costs what was stored', async () => {
  for (const text of ['5', '[[]]', '[["a"]]', '[["a",null]]', '[["a",{"changes":{"x":1}}]]', '{"a":[']) {
    sessionStorage.setItem(DRAFTS_KEY, text)
    expect((await load()).draftOf('a')).toBeUndefined()
  }
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { draftOf, keepDraft } = await load()
  keepDraft('a', changes, false, '')
  expect(draftOf('a')).toMatchObject({ changes })
  refused.mockRestore()
})

import { beforeEach, expect, jest, test } from '@jest/globals'
import { SEARCH_MARKS_KEY } from '../../site/storage-keys'
import { leaveMarks, readMarks } from './pending-marks'

beforeEach(() => sessionStorage.clear())

test('words are read once, on the page they were left for', () => {
  leaveMarks('/developer/a/', ['标尺'])
  expect(readMarks('/developer/a/')).toEqual(['标尺'])
  expect(readMarks('/developer/a/')).toBeUndefined()
})

test('words for another page are forgotten', () => {
  leaveMarks('/developer/a/', ['标尺'])
  expect(readMarks('/developer/b/')).toBeUndefined()
  expect(readMarks('/developer/a/')).toBeUndefined()
})

test('words outlive a page load', async () => {
  leaveMarks('/developer/a/', ['标尺'])
  jest.resetModules()
  const fresh = await import('./pending-marks')
  expect(fresh.readMarks('/developer/a/')).toEqual(['标尺'])
})

test('without a storage they last until the next page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  leaveMarks('/developer/a/', ['标尺'])
  expect(readMarks('/developer/a/')).toEqual(['标尺'])
  jest.restoreAllMocks()
})

test.each(['{', 'null', '5', '[]', '{"path":"/developer/a/"}', '{"path":"/developer/a/","words":"标尺"}'])(
  '%s under the key is ignored',
  (text) => {
    sessionStorage.setItem(SEARCH_MARKS_KEY, text)
    expect(readMarks('/developer/a/')).toBeUndefined()
  },
)

test('of the words under the key those count that are some', () => {
  sessionStorage.setItem(SEARCH_MARKS_KEY, '{"path":"/developer/a/","words":["标尺",5,null,"",{"length":1}]}')
  expect(readMarks('/developer/a/')).toEqual(['标尺'])
})

import { beforeEach, expect, test } from '@jest/globals'
import { TABS_KEY_PREFIX } from '../../site/storage-keys'
import { requestOf } from './request'

let narrow: boolean
beforeEach(() => {
  narrow = false
  globalThis.matchMedia = ((query: string) => ({ matches: narrow && query === '(max-width: 768px)' })) as never
  document.body.innerHTML = ''
  localStorage.clear()
})

test('a question is asked with a snippet of ten words, of five at 768 px and below', () => {
  expect(requestOf({ query: '全景', literal: true }, 2)).toEqual({
    query: '全景',
    literal: true,
    page: 2,
    snippetWords: 10,
  })
  narrow = true
  expect(requestOf({ query: '全景' })).toMatchObject({ snippetWords: 5 })
})

test('an area stands for all of its result groups', () => {
  expect(requestOf({ query: '全景', area: '空间交互' })).toMatchObject({ groups: ['空间交互'] })
  const { groups } = requestOf({ query: '全景', area: '三维空间' })
  expect(groups).toEqual(expect.arrayContaining(['三维空间', '三维空间 / React HOC']))
})

test('the framework that was chosen and the area that the reader is in are preferred, not required', () => {
  localStorage.setItem(`${TABS_KEY_PREFIX}framework`, 'Vue')
  document.body.innerHTML = '<div data-section="vreo"></div>'
  const { groups, preferredGroup, groupsHere } = requestOf({ query: '全景' })
  expect({ groups, preferredGroup, groupsHere }).toEqual({
    groups: undefined,
    preferredGroup: '三维空间 / Vue',
    groupsHere: ['空间导览'],
  })
})

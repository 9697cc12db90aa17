import { beforeEach, expect, test } from '@jest/globals'
import { TABS_KEY_PREFIX } from '../../site/storage-keys'
import { ask } from './ask'
import type { SearchRequest } from './contract'
import type { Question } from './session'

let narrow: boolean
beforeEach(() => {
  narrow = false
  globalThis.matchMedia = ((query: string) => ({ matches: narrow && query === '(max-width: 768px)' })) as never
  document.body.innerHTML = ''
  localStorage.clear()
})

/** What a source is asked. */
async function asked(question: Question, page?: number): Promise<SearchRequest> {
  const requests: SearchRequest[] = []
  const search = (request: SearchRequest) => Promise.resolve({ hits: [], total: requests.push(request) })
  await ask({ search, warm: () => Promise.resolve() }, question, page)
  return requests[0]!
}

test('a question is asked with a snippet of ten words, of five at 768 px and below', async () => {
  expect(await asked({ query: '全景', literal: true }, 2)).toEqual({
    query: '全景',
    literal: true,
    page: 2,
    snippetWords: 10,
  })
  narrow = true
  expect(await asked({ query: '全景' })).toMatchObject({ snippetWords: 5 })
})

test('an area stands for all of its result groups', async () => {
  expect(await asked({ query: '全景', area: '空间交互' })).toMatchObject({ groups: ['空间交互'] })
  const { groups } = await asked({ query: '全景', area: '三维空间' })
  expect(groups).toEqual(expect.arrayContaining(['三维空间', '三维空间 / React HOC']))
})

test('the framework that was chosen and the area that the reader is in are preferred, not required', async () => {
  localStorage.setItem(`${TABS_KEY_PREFIX}framework`, 'Vue')
  document.body.innerHTML = '<div data-section="vreo"></div>'
  const { groups, preferredGroup, groupsHere } = await asked({ query: '全景' })
  expect({ groups, preferredGroup, groupsHere }).toEqual({
    groups: undefined,
    preferredGroup: '三维空间 / Vue',
    groupsHere: ['空间导览'],
  })
})

import { expect, test } from '@jest/globals'
import { hitOf } from '../../../tests/support/search-hit'
import { suggestQueries } from './suggest'

const hit = (title: string) => hitOf('空间交互', [title])

test('suggests pages that were just found, each once, at most three', () => {
  expect(suggestQueries(['甲', '甲', '乙', '丙', '丁'].map(hit), '甲乙')).toEqual(['甲', '乙', '丙'])
})

test('fills up with the areas, and never suggests what was searched', () => {
  expect(suggestQueries([hit('甲')], '三维空间')).toEqual(['甲', '空间交互', '空间导览'])
})

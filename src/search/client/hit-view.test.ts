import { expect, test } from '@jest/globals'
import { hitOf, withBrackets } from '../../../tests/support/search-hit'
import { placeOf, titleOf } from './hit-view'

test('a hit is named by its last heading, with area, handbook and page above it', () => {
  const hit = hitOf('三维空间 / React', ['打[标签]', '清理[标签]'])
  expect(withBrackets(titleOf(hit))).toBe('清理[标签]')
  expect(placeOf(hit)).toBe('三维空间 › React › 打标签')
})

test('the page that is the title is not repeated', () => {
  expect(placeOf(hitOf('空间交互', ['全景标尺']))).toBe('空间交互')
})

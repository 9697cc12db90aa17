import { expect, test } from '@jest/globals'
import { cleanQuery } from './clean-query'

test.each([
  ['  全景  ', '全景'],
  ['全景\ud800标尺', '全景 标尺'],
  ['😀', '😀'],
  ['一行\n二行\u0000', '一行 二行'],
  ['标'.repeat(100), '标'.repeat(64)],
  [`${'标'.repeat(63)}😀`, '标'.repeat(63)],
])('%j becomes %j', (input, cleaned) => {
  expect(cleanQuery(input, 64)).toBe(cleaned)
  expect(() => encodeURIComponent(cleaned)).not.toThrow()
})

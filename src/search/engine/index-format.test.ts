import { expect, test } from '@jest/globals'
import { frontCode, frontDecode, quantise } from './index-format'

test('an impact out of range takes the nearest step', () => {
  expect(quantise(0.0001)).toBe(0)
  expect(quantise(1e9)).toBe(63)
})

test('terms survive front coding, also when they share more than a digit can count', () => {
  const long = 'a'.repeat(50)
  for (const [term, previous] of [
    ['panoruler', 'pano'],
    ['标尺', ''],
    [`${long}b`, `${long}a`],
  ] as const) {
    expect(frontDecode(frontCode(term, previous), previous)).toBe(term)
  }
})

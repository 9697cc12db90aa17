import { expect, test } from '@jest/globals'
import { decodePostings, encodePostings, frontCode, frontDecode, quantise } from './index-format'

test('postings come back with their sections, and with impacts that differ by less than a step', () => {
  const postings: [number, number][] = [
    [0, 0.2],
    [7, 3.4],
    [4_000, 90],
  ]
  const found: [number, number][] = []
  decodePostings(encodePostings(postings), (section, impact) => found.push([section, impact]))
  expect(found.map(([section]) => section)).toEqual([0, 7, 4_000])
  found.forEach(([, impact], index) => expect(impact / (postings[index]?.[1] ?? 0)).toBeCloseTo(1, 0))
})

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

import { expect, test } from '@jest/globals'
import { decodePostings, encodePostings, frontCode, frontDecode, quantise, type Posting } from './index-format'

test('postings come back with their sections and names, and with impacts that differ by less than a step', () => {
  const postings: Posting[] = [
    { section: 0, impact: 0.2, named: false },
    { section: 7, impact: 3.4, named: true },
    { section: 4_000, impact: 90, named: true },
  ]
  const found: Posting[] = []
  decodePostings(encodePostings(postings), (section, impact, named) => found.push({ section, impact, named }))
  expect(found.map(({ section }) => section)).toEqual([0, 7, 4_000])
  expect(found.map(({ named }) => named)).toEqual([false, true, true])
  found.forEach(({ impact }, index) => expect(impact / (postings[index]?.impact ?? 0)).toBeCloseTo(1, 0))
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

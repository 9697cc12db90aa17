import { expect, test } from '@jest/globals'
import { prefixDistance } from './edit-distance'

test.each([
  ['panoruler', 'panorulerplugin', 0],
  ['ponoruler', 'panorulerplugin', 1],
  ['panorluer', 'panorulerplugin', 1],
  ['panoulerr', 'panorulerplugin', 2],
  ['rulers', 'ruler', 1],
])('%s is %# edits from a beginning of %s', (word, other, distance) => {
  expect(prefixDistance(word, other, 2)).toBe(distance)
})

test('what is too far away is not measured', () => {
  expect(prefixDistance('compass', 'measure', 2)).toBe(3)
})

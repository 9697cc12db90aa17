import { expect, test } from '@jest/globals'
import { baseForms } from './base-forms'

test.each([
  ['tags', 'tag'],
  ['rotation', 'rotate'],
  ['animations', 'animate'],
  ['hiding', 'hide'],
  ['loading', 'load'],
  ['dragging', 'drag'],
  ['finished', 'finish'],
  ['measurement', 'measure'],
])('%s is a form of %s', (word, base) => expect(baseForms(word)).toContain(base))

test.each(['tag', 'class', 'ring', 'bus', 'red', '3ds'])('%s is a word itself', (word) =>
  expect(baseForms(word)).toEqual([]),
)

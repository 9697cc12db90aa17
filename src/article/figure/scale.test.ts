import { expect, test } from '@jest/globals'
import { element } from '../hast'
import { scaleProblem } from './scale'

const drawing = (width: number, ...sizes: number[]) =>
  element(
    'svg',
    { viewBox: `0 0 ${width} 200` },
    sizes.map((fontSize) => element('text', { fontSize: String(fontSize) }, [])),
  )

test('text of a drawing is as large on the page as the text around it', () => {
  expect(scaleProblem(drawing(360, 12, 14))).toBeUndefined()
  expect(scaleProblem(drawing(480, 13, 15))).toBeUndefined()
  expect(scaleProblem(drawing(480))).toBeUndefined()
})

test('other sizes are told, with those that fit', () => {
  expect(scaleProblem(drawing(480, 14, 20, 12))).toEqual([
    '图里有字号 20、12，在页面上不是 14 到 17 像素',
    '画布宽 480 时写 12.8 到 15.4',
  ])
})

test('a drawing that is wider than the text is one to draw again', () => {
  expect(scaleProblem(drawing(680, 14))?.[0]).toContain('超过 480')
})

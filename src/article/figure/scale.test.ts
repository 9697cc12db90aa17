import { expect, test } from '@jest/globals'
import { element } from '../hast'
import { overflowProblem, scaleProblem } from './scale'

const drawing = (width: number, ...sizes: number[]) =>
  element(
    'svg',
    { viewBox: `0 0 ${width} 200` },
    sizes.map((fontSize) => element('text', { fontSize: String(fontSize) }, [])),
  )

test('text of a drawing is as large on the page as the text around it', () => {
  expect(scaleProblem(drawing(360, 14))).toBeUndefined()
  expect(scaleProblem(drawing(480, 14, 15))).toBeUndefined()
  expect(scaleProblem(drawing(480))).toBeUndefined()
})

test('other sizes are told, with those that fit', () => {
  expect(scaleProblem(drawing(480, 14, 20, 12))).toEqual([
    '图里有字号 20、12，在页面上不是 14 到 16 像素',
    '画布宽 480 时写 14 到 15',
  ])
  expect(scaleProblem(drawing(360, 12))?.[1]).toBe('画布宽 360 时写 14')
})

test('a drawing of another width is one to draw again', () => {
  expect(scaleProblem(drawing(680, 14))?.[0]).toContain('图宽 680，不是 360 或 480')
  expect(scaleProblem(drawing(400, 14))?.[0]).toContain('图宽 400，不是 360 或 480')
})

test.each([
  ['甲乙丙', 10, 'start', undefined],
  ['原生能力：转屏、分享、相册、语音、震动、屏幕常亮', 40, 'start', 16],
  ['abcdefghij', 355, 'end', undefined],
  ['甲乙丙丁', 20, 'middle', undefined],
  ['甲乙丙丁', 10, 'middle', 18],
  ['甲乙丙丁', 350, 'middle', 18],
])('a text that runs over the edge is told: %s at %i, %s', (words, x, textAnchor, over) => {
  const svg = element('svg', { viewBox: '0 0 360 100' }, [
    element('text', { x: String(x), fontSize: '14', textAnchor }, [{ type: 'text', value: words }]),
  ])
  const said = over && `图里的“${words}”超出画布约 ${over}`
  expect(overflowProblem(svg)?.[0]).toBe(said)
  // Size and anchor may stand at the group
  const bare = element('text', { x: String(x) }, [{ type: 'text', value: words }])
  const group = element('g', { fontSize: '14', textAnchor }, [bare])
  expect(overflowProblem(element('svg', { viewBox: '0 0 360 100' }, [group]))?.[0]).toBe(said)
})

import type { Element } from 'hast'
import { eachElement } from '../hast'

/** Widths that drawings have on the page, px (style.css), by the width they are drawn in, user units. */
const SCALES = [
  { upTo: 420, shown: 432 },
  { upTo: 480, shown: 528 },
] as const

/** Sizes that text in a drawing may have on the page, px: that of the text around it, and no heading's. */
const SMALLEST = 14
const LARGEST = 17

/** @returns what is wrong with the scale of a drawing, and what to do about it, in Chinese; `undefined` when nothing is. */
export function scaleProblem(svg: Element): [message: string, remedy: string] | undefined {
  const width = Number(String(svg.properties.viewBox).split(/[\s,]+/)[2])
  const scale = SCALES.find(({ upTo }) => width <= upTo)
  if (!scale) return [`图宽 ${width}，超过 480：缩到正文的宽度，字就看不清`, '把画布改成 360 宽，内容竖着排']
  const wrong: number[] = []
  eachElement(svg, ({ properties }) => {
    const size = Number.parseFloat(String(properties.fontSize ?? NaN))
    const shown = (size * scale.shown) / width
    if (shown < SMALLEST || shown > LARGEST) wrong.push(size)
  })
  if (!wrong.length) return undefined
  const [low, high] = [SMALLEST, LARGEST].map((size) => (size * width) / scale.shown)
  return [
    `图里有字号 ${[...new Set(wrong)].join('、')}，在页面上不是 ${SMALLEST} 到 ${LARGEST} 像素`,
    `画布宽 ${width} 时写 ${Math.ceil(low! * 10) / 10} 到 ${Math.floor(high! * 10) / 10}`,
  ]
}

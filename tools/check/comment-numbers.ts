import type { Problem } from '../../src/site/types'
import { collectFences, placeOf } from './fences'

/** Code, and behind it a comment with a number and its unit. */
const TOLD = /^(?<code>.*\S)\s*\/\/(?<comment>.*?(?<number>\d+(?:\.\d+)?)\s?(?<unit>毫秒|秒|米|°).*)$/
const NUMBER = /(?<![\w.])\d[\d_]*(?:\.\d+)?/g
/** What a number of code may be for one of a comment: seconds stand as milliseconds, degrees as radians. */
const FACTORS: Record<string, number[]> = { 毫秒: [1], 秒: [1, 1000], 米: [1, 1000], '°': [1, Math.PI / 180] }

/** Comments behind code with another number than the code. */
export function checkCommentNumbers(root: string, files: readonly string[]): Problem[] {
  return collectFences(root, [...files]).fences.flatMap((fence) =>
    fence.code.split('\n').flatMap((line, index): Problem[] => {
      const { code = '', comment = '', number = '', unit = '' } = TOLD.exec(line)?.groups ?? {}
      const written = (code.match(NUMBER) ?? []).map((one) => Number(one.replaceAll('_', '')))
      const told = Number(number)
      const isSame = (value: number): boolean =>
        FACTORS[unit]!.some((factor) => Math.abs(value - told * factor) <= told * factor * 0.01)
      if (!number || !written.length || code.includes('PI') || /[约到至~]/.test(comment) || written.some(isSame))
        return []
      return [
        {
          severity: 'error',
          rule: 'comment-number',
          ...placeOf(fence, index + 1),
          message: `注释写的是 ${number} ${unit}，这一行的代码里是 ${written.join('、')}`,
          remedy: '改成一样的：先核对哪一个是对的',
        },
      ]
    }),
  )
}

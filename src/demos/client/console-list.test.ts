/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import type { Line } from '../messages'
import { ConsoleList } from './console-list'

const line = (text: string, count = 1): Line => ({ level: 'log', text, places: [], count })

test('a line that repeats is one with a count, and of many the last hundred stay', () => {
  const list = new ConsoleList()
  const shown = (): (string | null)[] => [...list.element.querySelectorAll('pre')].map((one) => one.textContent)
  list.add([line('一'), line('二', 2)], () => undefined)
  list.add([line('二', 3), line('三')], () => undefined)
  expect(shown()).toEqual(['一', '二 × 5', '三'])
  list.add(
    Array.from({ length: 200 }, (_, index) => line(`第 ${index} 行`)),
    () => undefined,
  )
  expect(shown()).toHaveLength(100)
  expect(shown().at(-1)).toBe('第 199 行')
  list.element.scrollTop = -60
  list.clear()
  expect(list.element.scrollTop).toBe(0)
  list.add([line('第 199 行')], () => undefined)
  expect(shown()).toEqual(['第 199 行'])
})

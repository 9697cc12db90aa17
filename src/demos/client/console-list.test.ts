/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import type { Line } from '../messages'
import { ConsoleList } from './console-list'

const line = (text: string, count = 1): Line => ({ level: 'log', text, places: [], count })

test('a line that repeats is one with a count, of many the last hundred stay, and that is said', () => {
  const list = new ConsoleList()
  const shown = (): (string | null)[] => [...list.element.querySelectorAll('pre')].map((one) => one.textContent)
  const lastOnes = Array.from({ length: 100 }, (_, index) => `第 ${index + 100} 行`)
  list.add([line('一'), line('二', 2)], () => undefined)
  list.add([line('二', 3), line('三')], () => undefined)
  expect(shown()).toEqual(['一', '二 × 5', '三'])
  list.add(
    Array.from({ length: 200 }, (_, index) => line(`第 ${index} 行`)),
    () => undefined,
  )
  expect(shown()).toEqual(['只留最近 100 行，更早的没有留下', ...lastOnes])
  list.add([line('第 200 行')], () => undefined)
  expect(shown()).toEqual(['只留最近 100 行，更早的没有留下', ...lastOnes.slice(1), '第 200 行'])
  list.element.scrollTop = -60
  list.clear()
  expect(list.element.scrollTop).toBe(0)
  list.add([line('第 199 行')], () => undefined)
  expect(shown()).toEqual(['第 199 行'])
})

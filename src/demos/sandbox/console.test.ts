import { expect, jest, test } from '@jest/globals'
import type { FromSandbox } from '../messages'
import { passOn } from './console'

test('lines that come faster than a page can show go together: what repeats is counted, the last hundred stay, and errors', () => {
  jest.useFakeTimers()
  const sent: FromSandbox[] = []
  const onError: ((event: unknown) => void)[] = []
  Object.assign(globalThis, {
    Node: class {},
    parent: { postMessage: (message: FromSandbox) => void sent.push(message) },
    addEventListener: (type: string, listener: (event: unknown) => void) => type === 'error' && onError.push(listener),
  })
  const own = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  passOn()
  console.log('先')
  onError[0]!({ message: 'ResizeObserver loop completed with undelivered notifications.' })
  for (let turn = 0; turn < 3; turn++) onError[0]!({ message: '错' })
  for (let turn = 0; turn < 5000; turn++) console.log(turn)
  jest.runAllTimers()
  expect(sent.map((message) => message.kind === 'lines' && message.lines.length)).toEqual([1, 100])
  const lines = sent.flatMap((message) => (message.kind === 'lines' ? message.lines : []))
  expect(lines.slice(0, 3)).toEqual([
    { level: 'log', text: '先', places: [], count: 1 },
    { level: 'error', text: '错', places: [], count: 3 },
    { level: 'log', text: '4901', places: [], count: 1 },
  ])
  expect(lines.at(-1)!.text).toBe('4999')
  // Each line costs the browser's own console a part of a millisecond
  expect(own).toHaveBeenCalledTimes(500)
  const scene = { at: new Date(0), inside: [] as unknown[], toJSON: () => '所有的贴图' }
  scene.inside.push(scene, new Float32Array(2))
  console.log({ scene })
  jest.runAllTimers()
  expect(JSON.stringify(sent.at(-1))).toContain(
    JSON.stringify(
      '{"scene":{"at":"1970-01-01T00:00:00.000Z","inside":["[object Object]","[object Float32Array]"],',
    ).slice(1, -1),
  )
})

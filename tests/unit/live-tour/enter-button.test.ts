/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { LiveState } from '@realsee/live'
import * as live from '@realsee/live'
import { act, createElement, useEffect, type ReactNode } from 'react'
import * as react from 'react'
import { createRoot, type Root } from 'react-dom/client'
import * as jsxRuntime from 'react/jsx-runtime'
import ts from 'typescript'
import { enterRoom } from '../../../samples/live-tour/src/enter-room'
import { blocksOf } from '../../support/page-blocks'

/** The React button that the page prints: whatever happens while entering, it can be pressed again and says why. */
type Handler = (...args: unknown[]) => void
let handlers: Map<string, Set<Handler>>
let connect: () => Promise<boolean | Error>

const emit = (name: string, ...args: unknown[]): void => {
  for (const handler of [...(handlers.get(name) ?? [])]) handler(...args)
}
const on = (name: string, handler: Handler): (() => void) => {
  const list = handlers.get(name) ?? new Set()
  handlers.set(name, list.add(handler))
  return () => list.delete(handler)
}
const tour = {
  LiveProvider: ({ children }: { children: ReactNode }) => children,
  live: {
    on,
    connect: async ({ getTicket }: { getTicket: () => Promise<string> }) => {
      await getTicket()
      return connect()
    },
  },
  useLiveEventCallback: (name: string, handler: Handler) => useEffect(() => on(name, handler)),
}
const entry = { fetchEntry: () => Promise.resolve({ url: 'wss://x', ticket: 't' }) }

const source = blocksOf('content/docs/live/get-started/live-connect.mdx').find(
  ({ title }) => title === 'src/EnterButton.tsx',
)!
const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX }
const code = ts.transpileModule(source.lines.join('\n'), { compilerOptions }).outputText
const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@realsee/live': live,
  './enter-room': { enterRoom },
  './entry': entry,
  './tour': { tour },
}
const exported: { TourPage?: (props: { roomCode: string }) => ReactNode } = {}
new Function('exports', 'require', code)(exported, (id: string) => modules[id])

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let root: Root

const button = (): HTMLButtonElement => document.querySelector('button')!

const press = async (): Promise<void> => {
  await act(async () => root.render(createElement(exported.TourPage!, { roomCode: 'room' })))
  await act(async () => {
    button().click()
    await jest.advanceTimersByTimeAsync(0)
  })
}
const seen = () => ({
  text: button().textContent,
  disabled: button().disabled,
  problem: document.querySelector('[role=alert]')!.textContent,
})

beforeEach(() => {
  jest.useFakeTimers()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  handlers = new Map()
  connect = () => Promise.resolve(true)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  jest.useRealTimers()
})

test('entered: it says so; a connection that is lost later frees it', async () => {
  await press()
  expect(seen()).toMatchObject({ disabled: true, text: '进入带看' })
  await act(async () => (emit('readyKeyframeSync', {}), jest.advanceTimersByTimeAsync(0)))
  expect(seen()).toEqual({ disabled: true, text: '带看中', problem: '' })
  await act(async () => (emit('stateChange', LiveState.CLOSED), jest.advanceTimersByTimeAsync(0)))
  expect(seen()).toEqual({ disabled: false, text: '进入带看', problem: '' })
})

test('a ticket that is refused: opened, then closed', async () => {
  await press()
  await act(async () => (emit('stateChange', LiveState.CLOSED), jest.advanceTimersByTimeAsync(0)))
  expect(seen()).toMatchObject({ disabled: false, problem: '连上就断开：票不能用，或房间已关闭' })
})

test('nothing ever comes', async () => {
  connect = () => new Promise(() => undefined)
  await press()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(seen()).toMatchObject({ disabled: false, problem: '10 秒没有收到房间信息' })
})

test.each([
  ['resolves with an error', () => Promise.resolve(new Error('IllegalURL'))],
  ['rejects', () => Promise.reject(new Error('IllegalURL'))],
])('a connection that %s', async (_how, outcome) => {
  connect = outcome
  await press()
  expect(seen()).toMatchObject({ disabled: false, problem: 'IllegalURL' })
})

import { compileFunction } from 'node:vm'
import { beforeAll, expect, jest, test } from '@jest/globals'
import type { FromSandbox, Line } from '../messages'
import { passOn } from './console'
import { moduleOf } from './names'

const sent: FromSandbox[] = []
const listeners: Record<string, (event: unknown) => void> = {}
const onError = (event: unknown): void => listeners.error!(event)
let own: unknown

class HTMLAnchorElement {
  constructor(readonly href: string) {}
}

/** What the page has been told since the last call. */
function lines(): Line[] {
  jest.runAllTimers()
  return sent.splice(0).flatMap((message) => (message.kind === 'lines' ? message.lines : []))
}

/** Runs a text as a file of the project, or as what stands for a package. */
const runAs = (file: string, text: string): void => void compileFunction(text, ['console'], { filename: file })(console)

beforeAll(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, {
    Node: class {},
    alert: () => undefined,
    confirm: () => false,
    prompt: () => null,
    open: () => null,
    parent: { postMessage: (message: FromSandbox) => void sent.push(message) },
    addEventListener: (type: string, listener: (event: unknown) => void) => void (listeners[type] = listener),
    location: new URL('https://docs.test/samples/run/frame/#here'),
    HTMLAnchorElement,
  })
  for (const name of Object.keys(console) as 'log'[])
    if (typeof console[name] === 'function') jest.spyOn(console, name).mockImplementation(() => undefined)
  own = console.log
  passOn()
  moduleOf('', 'src/main.ts')
})

test('lines that come faster than a page can show go together: what repeats is counted, the last hundred stay, and errors', () => {
  console.log('先')
  onError({ message: 'ResizeObserver loop completed with undelivered notifications.' })
  for (let turn = 0; turn < 3; turn++) onError({ message: '错' })
  for (let turn = 0; turn < 5000; turn++) console.log(turn)
  jest.runAllTimers()
  expect(sent.map((message) => message.kind === 'lines' && message.lines.length)).toEqual([1, 100])
  const told = lines()
  expect(told.slice(0, 3)).toEqual([
    { level: 'log', text: '先', places: [], count: 1 },
    { level: 'error', text: '错', places: [], count: 3 },
    { level: 'log', text: '4901', places: [], count: 1 },
  ])
  expect(told.at(-1)!.text).toBe('4999')
  // Each line costs the browser's own console a part of a millisecond
  expect(own).toHaveBeenCalledTimes(500)
})

test.each([
  ['console.table([{ a: 1 }, [2]])', 'log', '0 {"a":1}\n1 [2]'],
  ['console.table({ 下载: { ms: 3 } })', 'log', '下载 {"ms":3}'],
  ["console.table('字')", 'log', '字'],
  ['console.dir({ a: 1 }, { depth: 0 })', 'log', '{"a":1}'],
  ["console.group('一组', 1); console.groupEnd()", 'log', '一组 1'],
  ["console.groupCollapsed('收起的')", 'log', '收起的'],
  ["console.debug('细节', 1)", 'log', '细节 1'],
  ["\nconsole.trace('从 %s 来', '哪')", 'log', 'Trace 从 哪 来\n  src/main.ts:2'],
  ["console.assert(1 < 2, '对'); console.log('对了')", 'log', '对了'],
  ["console.assert(1 > 2, '%d 不对', 1)", 'error', 'Assertion failed: 1 不对'],
  ['console.assert(false)', 'error', 'Assertion failed'],
])('%s is told: %s %j', (text, level, told) => {
  runAs('src/main.ts', text)
  expect(lines()).toEqual([expect.objectContaining({ level, text: told })])
})

test('an assertion that fails leads to its place', () => {
  runAs('src/main.ts', '\n\nconsole.assert(false)')
  expect(lines()[0]!.places).toEqual([{ file: 'src/main.ts', line: 3 }])
})

test('counts and times are told by their labels', () => {
  runAs('src/main.ts', "for (const one of 'abba') console.count(one); console.countReset('a'); console.count('a')")
  expect(lines().map(({ text }) => text)).toEqual(['a: 1', 'b: 1', 'b: 2', 'a: 2', 'a: 1'])
  runAs(
    'src/main.ts',
    "console.time('载入'); console.timeLog('载入'); console.timeEnd('载入'); console.timeEnd('载入')",
  )
  expect(lines().reduce((count, one) => count + Number(/^载入: \d+\.\d ms$/.test(one.text)) * one.count, 0)).toBe(2)
})

test('details that a package writes are not told, even where the project has called it', () => {
  const step = compileFunction("console.debug('步骤')", ['console'], { filename: 'plugin.js' })
  compileFunction('step(console)', ['step', 'console'], { filename: 'src/main.ts' })(step, console)
  expect(lines()).toEqual([])
})

test('dialogs and windows, of which a sandbox shows none, are told with what they return', () => {
  alert('好了')
  confirm('走过去吗？')
  prompt()
  open(new URL('https://a.test/'), '_blank')
  expect(lines().map(({ level, text }) => `${level} ${text}`)).toEqual([
    'warn alert：好了（示例里不弹框，也不开窗口，返回 undefined）',
    'warn confirm：走过去吗？（示例里不弹框，也不开窗口，返回 false）',
    'warn prompt：（示例里不弹框，也不开窗口，返回 null）',
    'warn open：https://a.test/（示例里不弹框，也不开窗口，返回 null）',
  ])
})

test('a link to elsewhere is told: it would leave an error page in the place of the program', () => {
  const press = (href: string, defaultPrevented = false): boolean => {
    const event = { composedPath: () => [{}, new HTMLAnchorElement(href)], defaultPrevented, preventDefault: jest.fn() }
    listeners.click!(event)
    return event.preventDefault.mock.calls.length > 0
  }
  expect(press('https://a.test/#one')).toBe(true)
  expect(lines().map(({ text }) => text)).toEqual(['链接 https://a.test/#one（示例里不打开）'])
  expect(press('https://docs.test/samples/run/frame/#top')).toBe(false)
  expect(press('https://a.test/', true)).toBe(false)
  expect(lines()).toEqual([])
})

test('what is in no stack has the place that the browser tells', () => {
  const error = Object.assign(new SyntaxError('重复了'), { stack: 'SyntaxError: 重复了' })
  onError({ message: 'Uncaught', error, filename: 'src/main.ts', lineno: 3 })
  onError({ message: 'Uncaught', error: '一句话', filename: 'https://a.test/five.js', lineno: 3 })
  expect(lines()).toEqual([
    { level: 'error', text: 'SyntaxError: 重复了', places: [{ file: 'src/main.ts', line: 3 }], count: 1 },
    { level: 'error', text: '一句话', places: [], count: 1 },
  ])
})

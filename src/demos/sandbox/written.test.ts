/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { lineOf } from './written'

const twice = { x: 1 }
const circle: Record<string, unknown> = { name: '环' }
circle.self = circle

const selfCaused = new Error('环')
selfCaused.cause = selfCaused

test.each<[expected: string, ...values: unknown[]]>([
  ['字 1 true undefined null', '字', 1, true, undefined, null],
  ['{"a":[1,"二",{"b":null}],"c":"\\"\\n"}', { a: [1, '二', { b: null }], c: '"\n' }],
  ['"1970-01-01T00:00:00.000Z" {"href":"http://a.test/"}', new Date(0), { href: new URL('http://a.test/') }],
  ['{"yaw":NaN,"far":Infinity,"id":undefined} [undefined,1]', { yaw: Number.NaN, far: Infinity, id: undefined }, [, 1]],
  ['Map {"sofa" => {"x":1}} Set {1,"二"}', new Map([['sofa', twice]]), new Set([1, '二'])],
  ['{"from":{"x":1},"to":{"x":1}} [{"x":1},{"x":1}]', { from: twice, to: twice }, [twice, twice]],
  ['{"name":"环","self":[Circular]}', circle],
  ['{"error":TypeError: 坏了}', { error: new TypeError('坏了') }],
  [
    'Error: 没打开\n[cause] TypeError: 断了\n[cause] "超时"',
    new Error('没打开', { cause: new TypeError('断了', { cause: '超时' }) }),
  ],
  [
    'AggregateError: 都没有\n[errors] [Error: 一,Error: 二]',
    new AggregateError([new Error('一'), new Error('二')], '都没有'),
  ],
  ['Error: 环\n[cause] [Circular]', selfCaused],
  ['10n {"big":10n}', 10n, { big: 10n }],
  ['/a+/g {"by":/b/}', /a+/g, { by: /b/ }],
  ['Float32Array [1,0.5] {"at":Uint8Array [255]}', new Float32Array([1, 0.5]), { at: new Uint8Array([255]) }],
  ['Promise {} Empty {} {}', Promise.resolve(1), new (class Empty {})(), Object.create(null)],
  ['{"toJSON":[Function],"body":[object HTMLBodyElement]}', { toJSON: () => '所有的贴图', body: document.body }],
  ['DOMRect {"x":1,"y":2,"width":3,"height":4,"top":2,"right":4,"bottom":6,"left":1}', new DOMRect(1, 2, 3, 4)],
  ['Event load', new Event('load')],
  [
    '客厅 有 3 扇窗，1.5 米 {"a":1} 100% 还有',
    '%s 有 %d 扇窗，%f 米 %o 100%% %c还有',
    '客厅',
    3.7,
    '1.5',
    { a: 1 },
    'color: red',
  ],
  ['%s 100%%', '%s 100%%'],
  ['%s 1 2', '%%s %d', 1, 2],
  [''],
])('a line of the console says %s', (expected, ...values) => {
  expect(lineOf(values)).toBe(expected)
})

test('a line ends somewhere: of a scene that leads everywhere the first objects are looked into', () => {
  let looked = 0
  const scene = (): object => ({
    get children() {
      looked++
      return Array.from({ length: 400 }, scene)
    },
  })
  expect(lineOf([scene()]).length).toBeLessThan(700)
  expect(looked).toBeLessThan(300)
  expect(lineOf([Array.from({ length: 1e4 }).fill(0)])).toMatch(/^\[0,0.*0…$/)
})

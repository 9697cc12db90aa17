import { beforeEach, expect, test } from '@jest/globals'
import path from 'node:path'
import vm from 'node:vm'
import { filesOf } from '../support/page-blocks'

/** The mini program of the pages, with every diff applied, in Node: `wx`, `Page` and the component are stand-ins. */
const PAGES = ['content/docs/webview/miniProgram/wechat.mdx', 'content/docs/webview/jsbridge/custom.mdx']
const found = filesOf([...PAGES].reverse(), (title) => title === 'pages/space/schemes.js')
const files = new Map([...found, ...filesOf(PAGES.slice(0, 1), (title) => title.endsWith('.js'))])

interface Props {
  url: string
  options: unknown
  schemes: Record<string, (callback: (value: unknown) => void, type: string, params: Record<string, string>) => void>
  behaviors: Record<string, (value?: unknown) => unknown>
}

let calls: [string, unknown][] = []
let stack: unknown[] = []
let props: Props | undefined
let login = (): Promise<unknown> => Promise.resolve({ code: 'c' })

const wx = new Proxy({} as Record<string, unknown>, {
  get: (_all, name: string) => (options: { success?: (reply: unknown) => void }) => {
    calls.push([name, options])
    if (name === 'request') options.success?.({ statusCode: 200, data: { package: 'p', token: 'a+b==' } })
    if (name === 'requestPayment') return Promise.resolve()
    return name === 'login' ? login() : undefined
  },
})

/** Loads a file of the mini program the way its runtime does. */
function load(file: string, page?: (definition: unknown) => void): unknown {
  if (file === 'lib/vrwebview/utils.js')
    return {
      rsVrWebviewPropsWrapper: (given: Props) => ((props = given), 'key'),
      removeRsVrWebviewProps: () => undefined,
    }
  const code = files.get(file)
  if (code === undefined) throw new Error(`No page shows ${file}`)
  const module = { exports: {} }
  const require = (id: string): unknown => load(path.posix.join(path.posix.dirname(file), `${id}.js`))
  const globals = { module, require, wx, Page: page, getCurrentPages: () => stack, console, setInterval, clearInterval }
  vm.runInNewContext(code, { ...globals, decodeURIComponent, encodeURIComponent })
  return module.exports
}

type SpacePage = Record<string, (...args: unknown[]) => unknown> & { data: Record<string, string> }

function openPage(query: Record<string, string>): SpacePage {
  let page: SpacePage | undefined
  load('pages/space/space.js', (definition) => (page = definition as SpacePage))
  const opened = Object.assign(Object.create(page!) as SpacePage, { data: { ...page!.data } })
  opened.setData = (data) => Object.assign(opened.data, data)
  opened.onLoad!(query)
  return opened
}
const GOOD = encodeURIComponent('https://vr.example.com/space/abc')

beforeEach(() => {
  calls = []
  stack = [{}, {}]
  props = undefined
})

test('its own space opens', () => {
  const page = openPage({ url: GOOD })
  expect(page.data.bridgeProps).toBe('key')
  expect(props!.url).toBe('https://vr.example.com/space/abc')
  page.onUnload!()
})

test.each(['https://vr.example.com.evil.com/', 'http://vr.example.com/', 'javascript:alert(1)', ''])(
  'a foreign link does not: %s',
  (url) => {
    expect(openPage({ url: encodeURIComponent(url) }).data).toMatchObject({ bridgeProps: '', message: '链接不对' })
  },
)

test('a link that was cut off says so instead of breaking', () => {
  expect(openPage({ url: GOOD.slice(0, 7) }).data.message).toBe('链接不对')
})

test('leaving goes back, or home where there is no page before', () => {
  openPage({ url: GOOD })
  props!.behaviors.onExitVr!()
  stack = [{}]
  props!.behaviors._onExitVr!()
  expect(calls).toEqual([
    ['navigateBack', undefined],
    ['reLaunch', { url: '/pages/index/index' }],
  ])
})

test('own schemes and the payment live side by side', async () => {
  openPage({ url: GOOD })
  const answers: unknown[] = []
  props!.schemes['shop/cart']!((value) => answers.push(value), 'callAndBackfeed', { sku: '1' })
  const paid = await new Promise((done) => props!.schemes['shop/pay']!(done, 'callAndBackfeed', { orderId: '7' }))
  expect([...answers, paid]).toEqual([{ count: 1 }, { paid: true }])
})

test('sharing takes the card that the page gave, in each of its shapes', async () => {
  const page = openPage({ url: GOOD })
  const card = { title: '一室', path: '/pages/x', hdImageData: 'https://i.example.com/a.jpg' }
  await props!.behaviors.actionShare!({ json: JSON.stringify({ miniprogram: [card] }) })
  expect(page.onShareAppMessage!()).toEqual({ title: '一室', path: '/pages/x', imageUrl: card.hdImageData })
  await props!.behaviors.actionShare!({ articleTitle: '两室' })
  expect(page.onShareAppMessage!()).toMatchObject({ title: '两室', path: `/pages/space/space?url=${GOOD}` })
})

test('the component, which drops the first :// where no scheme is given, is given one', () => {
  openPage({ url: GOOD })
  expect(props!.options).toMatchObject({ info: { scheme: 'realsee' } })
})

test('the component, which decodes the token once and takes what is not an error for a user, gets both right', async () => {
  openPage({ url: GOOD })
  expect(decodeURIComponent((await props!.behaviors.getToken!()) as string)).toBe('a+b==')
  login = () => Promise.reject({ errMsg: 'login:fail' }) // as WeChat does: not an error
  await expect(props!.behaviors.requestLogin!()).rejects.toThrow('login:fail')
})

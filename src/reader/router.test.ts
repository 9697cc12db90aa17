import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { answerOf } from '../../tests/support/answer'
import { isPageChange, startRouter } from './router'

const READER = '<script id="reader" src="/developer/app-1.js"></script>'
const doc = (title: string): string =>
  `${READER}<main id="content"><h1>${title}</h1></main><dialog id="drawer"></dialog>`

/** A move as the browser tells it, as far as the router looks at it. */
interface Move {
  url: string
  type?: NavigationType
  canIntercept?: boolean
  hashChange?: boolean
  sameDocument?: boolean
  downloadRequest?: string | null
  formData?: FormData | null
  signal?: AbortSignal
}

const intercept = jest.fn<(options: NavigationInterceptOptions) => void>()
const scroll = jest.fn()

const eventOf = ({ url, type = 'push', sameDocument = false, ...more }: Move): NavigateEvent =>
  Object.assign(new Event('navigate', { cancelable: true }), {
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    signal: new AbortController().signal,
    navigationType: type,
    destination: { url: new URL(url, 'http://localhost').href, sameDocument },
    intercept,
    scroll,
    ...more,
  }) as never

describe('a move is a page change', () => {
  test.each<[string, Move, boolean]>([
    ['to another page of the site', { url: '/developer/docs/' }, true],
    ['back to another page', { url: '/developer/docs/', type: 'traverse' }, true],
    ['to a section of the page', { url: '/developer/docs/#a', hashChange: true }, false],
    ['reloading', { url: '/developer/docs/', type: 'reload' }, false],
    ['downloading', { url: '/developer/docs/', downloadRequest: 'a.zip' }, false],
    ['sending a form', { url: '/developer/docs/', formData: new FormData() }, false],
    ['a script writing the address', { url: '/developer/search/?q=a', type: 'replace', sameDocument: true }, false],
    ['to a file of the site', { url: '/developer/openapi.json' }, false],
    ['to another site', { url: 'https://example.com/developer/docs/', canIntercept: false }, false],
    ['outside of the prefix', { url: '/other/docs/' }, false],
  ])('%s', (_what, move, expected) => expect(isPageChange(eventOf(move))).toBe(expected))
})

describe('the router', () => {
  const ask = jest.fn<(path: string) => Promise<unknown>>()
  const events = { onLeave: jest.fn(), onShow: jest.fn(() => Promise.resolve()), onArrive: jest.fn() }
  const title = (): string | null | undefined => document.querySelector('h1')?.textContent
  let pages = 0
  const newPath = (): string => `/developer/docs/page-${pages++}/`

  /** Goes to a page as the browser does: commits, then runs the handler. */
  async function go(move: Move): Promise<void> {
    ;(window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(eventOf(move))
    const { precommitHandler, handler } = intercept.mock.lastCall![0] as Record<
      string,
      undefined | (() => Promise<void>)
    >
    await precommitHandler?.()
    await handler!()
  }

  beforeAll(() => {
    Object.assign(window, { navigation: new EventTarget(), fetch: ask, scrollTo: jest.fn() })
    startRouter(events)
  })
  beforeEach(() => {
    jest.clearAllMocks()
    document.body.innerHTML = `<div id="icons"><svg></svg></div>${doc('旧页')}`
    ask.mockImplementation((path) => Promise.resolve(answerOf(path, { body: doc(path) })))
  })

  test('shows the page and tells what happens in order', async () => {
    const path = newPath()
    const order: string[] = []
    events.onLeave.mockImplementation(() => void order.push(`leave ${title()}`))
    events.onShow.mockImplementation(() => Promise.resolve(void order.push(`show ${title()}`)))
    events.onArrive.mockImplementation(() => void order.push(`arrive ${title()}`))
    await go({ url: path })
    expect(order).toEqual(['leave 旧页', `show ${path}`, `arrive ${path}`])
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  })

  test('asks once more for a page that fails, then says so in its place; its button tries again', async () => {
    ask.mockImplementation((path) => Promise.resolve(answerOf(path, { status: 500 })))
    const path = newPath()
    await go({ url: path })
    expect(ask).toHaveBeenCalledTimes(2)
    expect(document.querySelector('[role=alert]')?.textContent).toContain('HTTP 500')
    expect(events.onArrive).not.toHaveBeenCalled()
    ask.mockImplementation((path) => Promise.resolve(answerOf(path, { body: doc('新页') })))
    document.querySelector<HTMLElement>('[role=alert] button')!.click()
    await new Promise((resolve) => setTimeout(resolve))
    expect(title()).toBe('新页')
  })

  test('a page that comes after the reader has gone elsewhere is not shown', async () => {
    const leaving = new AbortController()
    leaving.abort()
    await go({ url: newPath(), signal: leaving.signal })
    expect(title()).toBe('旧页')
    expect(events.onLeave).not.toHaveBeenCalled()
  })

  test('on the way back the browser restores the position', async () => {
    await go({ url: newPath(), type: 'traverse' })
    expect(scroll).toHaveBeenCalledTimes(1)
    expect(window.scrollTo).not.toHaveBeenCalled()
  })
})

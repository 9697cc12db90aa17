import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { pageState } from '../site/strings'
import { answerOf, type Answer } from '../../tests/support/answer'
import { ElsewhereError, loadPage, SHEETS } from './pages'

const READER = '<script id="reader" src="/developer/app-1.js"></script>'
let paths = 0
/** Pages are kept for the whole visit: each test asks for one of its own. */
const newPath = (): string => `/developer/docs/page-${paths++}/`

const ask = jest.fn<(path: string, options?: RequestInit) => Promise<Response>>()

function serve(answer: Answer): void {
  ask.mockImplementation((path) => Promise.resolve(answerOf(path, { body: READER, ...answer })))
}

beforeEach(() => {
  document.body.innerHTML = READER
  globalThis.fetch = ask as never
  ask.mockReset()
})
afterEach(() => void jest.useRealTimers())

test('a page is asked for once, however often it is wanted', async () => {
  serve({ body: `${READER}<h1>快速开始</h1>` })
  const path = newPath()
  const [first, second] = await Promise.all([loadPage(path), loadPage(path)])
  expect(first).toBe(second)
  expect((await loadPage(path)).querySelector('h1')?.textContent).toBe('快速开始')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('style sheets come as data, with all that stands in them: as elements the policy would refuse them', async () => {
  const css = '@media (width < 9px) { .a > .b {} }'
  serve({ body: `${READER}<style data-part="tabs">${css}</style><p>text</p>` })
  const page = await loadPage(newPath())
  expect(page.querySelector('style')).toBeNull()
  const [sheet, ...others] = page.querySelectorAll<HTMLElement>(SHEETS)
  expect([sheet?.dataset.part, sheet?.textContent, others.length]).toEqual(['tabs', css, 0])
})

test('a failure is not kept: the next time the server is asked again', async () => {
  serve({ status: 500 })
  const path = newPath()
  await expect(loadPage(path)).rejects.toThrow('HTTP 500')
  serve({})
  await expect(loadPage(path)).resolves.toBeInstanceOf(Document)
})

test('the page for unknown addresses is a page too', async () => {
  serve({ status: 404 })
  await expect(loadPage(newPath())).resolves.toBeInstanceOf(Document)
})

test('what is no HTML is no page', async () => {
  serve({ type: 'application/json' })
  await expect(loadPage(newPath())).rejects.toThrow('HTTP 200')
})

test.each([
  ['a redirect', { redirected: true }],
  ['a page of another release', { body: '<script id="reader" src="/developer/app-2.js"></script>' }],
])('%s is left to the browser', async (_what, answer) => {
  serve(answer)
  const path = newPath()
  const failure = await loadPage(path).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ElsewhereError)
  expect((failure as ElsewhereError).address).toBe(`http://localhost${path}`)
})

test('an answer that stalls half-way is given up too, and the page can be asked for again', async () => {
  jest.useFakeTimers()
  ask.mockImplementation((path, options) => Promise.resolve(answerOf(path, {}, options!.signal!)))
  const path = newPath()
  const page = expect(loadPage(path)).rejects.toThrow(pageState.noAnswer)
  await jest.advanceTimersByTimeAsync(10_000)
  await page
  serve({})
  await expect(loadPage(path)).resolves.toBeInstanceOf(Document)
})

test('a server that does not begin to answer within ten seconds is given up, in Chinese', async () => {
  jest.useFakeTimers()
  ask.mockImplementation(
    (_path, options) =>
      new Promise((_resolve, reject) => {
        const { signal } = options!
        signal!.addEventListener('abort', () => reject(signal!.reason as Error))
      }),
  )
  const page = expect(loadPage(newPath())).rejects.toThrow(pageState.noAnswer)
  await jest.advanceTimersByTimeAsync(10_000)
  await page
})

test('thirty pages are kept, the oldest goes first', async () => {
  serve({})
  const oldest = newPath()
  await loadPage(oldest)
  for (let count = 0; count < 30; count++) await loadPage(newPath())
  ask.mockClear()
  await loadPage(oldest)
  expect(ask).toHaveBeenCalledTimes(1)
})

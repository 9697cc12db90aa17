import { beforeEach, expect, jest, test } from '@jest/globals'
import { answerOf, type Answer } from '../../tests/support/answer'
import { ElsewhereError, loadPage, SHEETS } from './pages'

const READER = '<script id="reader" src="/developer/app-1.js"></script>'
let paths = 0
/** Pages are kept for the whole visit: each test asks for one of its own. */
const newPath = (): string => `/developer/docs/page-${paths++}/`

const ask = jest.fn<(path: string) => Promise<Response>>()

function serve(answer: Answer): void {
  ask.mockImplementation((path) => Promise.resolve(answerOf(path, { body: READER, ...answer })))
}

beforeEach(() => {
  document.body.innerHTML = READER
  globalThis.fetch = ask as never
  ask.mockReset()
})

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

test('thirty pages are kept, the oldest goes first', async () => {
  serve({})
  const oldest = newPath()
  await loadPage(oldest)
  for (let count = 0; count < 30; count++) await loadPage(newPath())
  ask.mockClear()
  await loadPage(oldest)
  expect(ask).toHaveBeenCalledTimes(1)
})

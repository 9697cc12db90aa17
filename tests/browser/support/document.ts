import type { Locator, Page } from '@playwright/test'

/**
 * Ends when what the page would do by itself by now has been done: its own timers of up to so many milliseconds have run
 * out, and what they draw is drawn. For what must not happen, of which there is nothing else to wait for.
 */
export const rests = (page: Page, ms = 60): Promise<void> =>
  page.evaluate(
    (time) =>
      new Promise<void>((done) => {
        // Where nothing may be painted yet, frames do not come
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), time)
        setTimeout(done, time + 100)
      }),
    ms,
  )

/** Ends when the whole page has been laid out, as the reader does it behind the first frames. */
export const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('#article-body > *')]
    return (
      !document.documentElement.dataset.layout || blocks.every(({ style }) => style.contentVisibility === 'visible')
    )
  })

/** Lays the whole page out, as it is once every part has come near: for what is asked about parts far below. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => void delete document.documentElement.dataset.layout)

/** Opens a page laid out as a whole. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await layOutAll(page)
}

/** Marks the document, so that {@link isSameDocument} can tell whether it has been left. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as { marked: boolean }).marked = true))

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean((window as unknown as { marked?: boolean }).marked))

/** Collects what the policy of the page refuses. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, documentURI }) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        [documentURI, violatedDirective, blockedURI, sample].join(' '),
      ),
    )
  })
  return violations
}

/** Collects errors of the page: exceptions and messages of the console. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) errors.push(message.text())
  })
  return errors
}

/** How large the shown texts of drawings are, in CSS pixels. */
export const textSizes = (texts: Locator): Promise<number[]> =>
  texts.evaluateAll((all) =>
    all
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const { a, b } = (text as SVGTextElement).getScreenCTM()!
        return Math.hypot(a, b) * Number.parseFloat(getComputedStyle(text).fontSize)
      }),
  )

/** How far the page can be scrolled sideways; beside a place kept for a scroll bar what there is may be narrower. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** Collects the paths of what the page asks for. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

export const clipboardOf = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

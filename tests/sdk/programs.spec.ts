import type { Page } from '@playwright/test'
import { readPageApps, type PageApp } from '../../samples/playground/page-app'
import { take, type Watched } from './program-steps'
import { expect, shoot, test, watch } from './tab'

/** Every program of the pages, run as pasted; what must be seen stands in the pages (`run` blocks). */

declare global {
  interface Window {
    /** Fulfilled when the main module has been run. */
    program?: Promise<unknown>
    /** Called when everything is loaded and nothing of the page's code has been called. */
    atStart?: () => Promise<void>
  }
}

/** The program that a tab is running. */
const running = new WeakMap<Page, Watched>()

/** Opens a program and resolves when its main module has been run. */
async function start(page: Page, { name }: PageApp): Promise<Watched> {
  page.removeAllListeners()
  // What the page before still has to say is not this program's
  await page.goto('about:blank')
  const watched: Watched = { page, log: [], faults: watch(page), before: await shoot(page) }
  page.on('console', (line) => void watched.log.push(line.text()))
  if (!running.has(page))
    await page.exposeFunction('atStart', async () => void (running.get(page)!.before = await shoot(page)))
  running.set(page, watched)
  await page.goto(`/run/${name}/`)
  const failed = await page.evaluate(() => window.program!.then(() => undefined, String))
  if (failed) watched.faults.push(`program: ${failed}`)
  return watched
}

/** The handbooks' programs have a test of their own, which does more with them (`handbook.spec.ts`). */
const apps = readPageApps(process.cwd()).filter(({ name }) => !name.startsWith('five/handbook/'))

for (const app of apps) {
  test(app.name, async ({ tab }) => {
    const watched = await start(tab, app)
    try {
      for (const step of app.declaration.then) await take(watched, step)
    } finally {
      // Told even when a step fails: it is most often why
      expect.soft(watched.faults, `${app.page}:${app.line}`).toEqual([])
    }
  })
}

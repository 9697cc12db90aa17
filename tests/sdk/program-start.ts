import type { Page } from '@playwright/test'
import type { PageApp } from '../../src/demos/project/page-app'
import type { Watched } from './program-steps'
import { blank, shoot, watch } from './tab'

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
export async function start(page: Page, { name }: PageApp): Promise<Watched> {
  page.removeAllListeners()
  // What the page before still has to say is not this program's
  await page.goto('about:blank')
  const watched: Watched = { page, log: [], faults: watch(page), before: blank(page) }
  page.on('console', (line) => void watched.log.push(line.text()))
  if (!running.has(page))
    await page.exposeFunction('atStart', async () => void (running.get(page)!.before = await shoot(page)))
  running.set(page, watched)
  await page.goto(`/run/${name}/`)
  const failed = await page.evaluate(() => window.program!.then(() => undefined, String))
  if (failed) watched.faults.push(`program: ${failed}`)
  return watched
}

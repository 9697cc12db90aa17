import { test, type Browser, type Page } from '@playwright/test'
import type { TourPage } from '../../samples/tour/main'
import { serveMedia } from './tour-media'

declare global {
  interface Window {
    tourPage: TourPage
  }
}

/**
 * Opens the tour: vreo 0.1.6 with five 5.0.0-alpha.212 and React 16, on the panoramas of the flat. The stage is small
 * because a keyframe is lost when a frame takes longer than 100 ms.
 * @param address `/tour/?model` gives the flat a model that five 5 can read: a box
 */
export async function openTour(browser: Browser, address = '/tour/'): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width: 300, height: 200 } })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => void errors.push(message))
  await serveMedia(page, test.info().project.use.baseURL!)
  await page.goto(address)
  await page.waitForFunction(() => 'tourPage' in window)
  return { page, errors }
}

import { test as base, type Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * Console lines that are no fault. The last is what a subtitle of vreo says when it gives way to
 * the next one (`vreo/keyframes/prompter`), which a program comes to on a slow machine only.
 */
const HARMLESS = [/Context Lost/, /favicon/, /realsee-cdn\.cn/, /ERR_NAME_NOT_RESOLVED/, /findDOMNode is deprecated/]

/** A page that all tests of a worker share, so that the SDK is parsed once. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

/** Collects what goes wrong on a page from now on: uncaught errors, console errors, and what Vue warns of. */
export function watch(page: Page): string[] {
  const faults: string[] = []
  const add = (text: string): void => {
    if (!HARMLESS.some((known) => known.test(text))) faults.push(text)
  }
  page.on('pageerror', (error) => add(`page: ${error.message}`))
  page.on('console', (line) => {
    // Some packages print their errors as ordinary lines
    if (line.type() === 'error' || /^\[Vue warn\]|\b\w*Error: /.test(line.text()))
      add(`console: ${line.text()} ${line.location().url}`)
  })
  return faults
}

/** A picture of the page as raw RGB. */
export interface Shot {
  rgb: Buffer
  width: number
  height: number
}

export async function shotOf(picture: sharp.Sharp): Promise<Shot> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { rgb: data, width: info.width, height: info.height }
}

/** What a page looks like on which nothing has been drawn. A new tab that shows none yet cannot be taken a picture of. */
export function blank(page: Page): Shot {
  const { width, height } = page.viewportSize()!
  return { rgb: Buffer.alloc(width * height * 3, 255), width, height }
}

export const shoot = async (page: Page): Promise<Shot> => shotOf(sharp(await page.screenshot()))

/** Share of pixels (0…1) that differ visibly between two pictures of the same size. */
export function changed(a: Shot, b: Shot): number {
  let count = 0
  for (let k = 0; k < a.rgb.length; k += 3) {
    const difference = [0, 1, 2].reduce((sum, c) => sum + Math.abs(a.rgb[k + c]! - b.rgb[k + c]!), 0)
    if (difference > 36) count++
  }
  return count / (a.width * a.height)
}

/** How many different colours (four bits a channel) a picture has: an empty canvas has one or two. */
export function colours({ rgb }: Shot): number {
  const seen = new Set<number>()
  for (let k = 0; k < rgb.length; k += 3)
    seen.add(((rgb[k]! >> 4) << 8) | ((rgb[k + 1]! >> 4) << 4) | (rgb[k + 2]! >> 4))
  return seen.size
}

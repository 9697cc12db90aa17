import { expect, test, type Page } from '@playwright/test'
import { boot } from './support/boot'
import { address, htmlOf } from './support/pages'

/** What is far below is laid out when it comes near; places are exact where a reader comes back to one. */
const openapi = address('/openapi/')

/** Whether the last endpoint has been laid out. */
const endIsLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator('.endpoint-text .table')
    .last()
    .evaluate((table) => table.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }))

test('a first visit to the API reference lays out what is near, and the rest when it comes near', async ({ page }) => {
  await page.goto(openapi)
  expect(await endIsLaidOut(page)).toBe(false)
  await boot(page)
  expect(await endIsLaidOut(page)).toBe(false)
  await page.locator('.endpoint').last().scrollIntoViewIfNeeded()
  await expect.poll(() => endIsLaidOut(page)).toBe(true)
})

test('a reload finds every place exact', async ({ page }) => {
  await page.goto(openapi)
  await page.reload()
  expect(await endIsLaidOut(page)).toBe(true)
})

test('an address with an anchor finds every place exact', async ({ page }) => {
  const id = /<h3 id="([^"]+)"(?![^]*<h3 id=)/.exec(htmlOf('/openapi/'))![1]
  await page.goto(`${openapi}#${id}`)
  expect(await endIsLaidOut(page)).toBe(true)
})

test('a link to an endpoint, pressed before anything has started, leads to its heading', async ({ page }) => {
  await page.goto(openapi)
  const heading = page.locator('.endpoint h3').nth(12)
  const top = (): Promise<number> => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.locator(`.side a[href="#${await heading.getAttribute('id')}"]`).dispatchEvent('click')
  await expect.poll(top).toBeLessThan(200)
  const before = await top()
  expect(before).toBeGreaterThanOrEqual(0)
  expect(await endIsLaidOut(page)).toBe(true)
  await boot(page)
  expect(await top()).toBe(before)
})

test('tables and code far below can be reached by keyboard where they scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(openapi)
  await boot(page)
  await page.locator('.endpoint').nth(20).scrollIntoViewIfNeeded()
  const stops = (): Promise<boolean[]> =>
    page
      .locator('.endpoint')
      .nth(20)
      .locator('.table, .code pre')
      .filter({ visible: true })
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => (box as HTMLElement).tabIndex === 0),
      )
  await expect.poll(async () => (await stops()).length).toBeGreaterThan(0)
  await expect.poll(async () => (await stops()).every(Boolean)).toBe(true)
})

import { expect, test, type Locator } from '@playwright/test'
import { address, docWith } from './support/pages'

test.use({ viewport: { width: 1600, height: 900 }, reducedMotion: 'reduce' })

/** What a pointer over an element can change. */
const looks = (element: Locator): Promise<string[]> =>
  element.evaluate((node) => {
    const { color, backgroundColor, borderColor } = getComputedStyle(node)
    return [color, backgroundColor, borderColor]
  })

async function change(element: Locator): Promise<boolean> {
  await element.page().mouse.move(0, 0)
  const before = await looks(element)
  await element.hover()
  return JSON.stringify(await looks(element)) !== JSON.stringify(before)
}

test('controls answer to the pointer, and what is current keeps its colours', async ({ page }) => {
  await page.goto(docWith('class="variants"'))
  for (const name of [
    '.nav-items a:not([aria-current])',
    '.search-btn',
    '.side .tree a:not([aria-current])',
    '.side .tree summary',
    '.rail .variants a:not([aria-current])',
    '.toc ol a:not([aria-current])',
    '.crumbs a',
    '.doc-tools summary',
    '.code .copy',
    '.pager a',
    '.foot li a',
    '.nav [data-color-toggle]',
  ])
    expect([name, await change(page.locator(name).filter({ visible: true }).first())]).toEqual([name, true])
  await page.evaluate(() => scrollTo(0, 0))
  for (const name of ['.nav-items a[aria-current]', '.side .tree a[aria-current]', '.rail .variants [aria-current]'])
    expect([name, await change(page.locator(name).filter({ visible: true }).first())]).toEqual([name, false])
  await page.locator('.toc ol a').nth(1).click()
  const current = page.locator('.toc ol a[aria-current]')
  expect(await change(current)).toBe(false)
})

test('a button that is pressed or done keeps its own colour under the pointer', async ({ page }) => {
  await page.goto(docWith('class="code-head"'))
  const copy = page.locator('.code .copy').filter({ visible: true }).first()
  await copy.hover()
  const [idle] = await looks(copy)
  await copy.click()
  await expect(copy).toHaveClass(/done/)
  expect((await looks(copy))[0]).not.toBe(idle)
})

test('the main button of the home page keeps its letters readable under the pointer', async ({ page }) => {
  await page.goto(address('/'))
  const button = page.locator('.btn.primary').first()
  const [before] = await looks(button)
  expect(await change(button)).toBe(true)
  expect((await looks(button))[0]).toBe(before)
})

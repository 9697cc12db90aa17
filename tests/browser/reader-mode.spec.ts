import { expect, test } from '@playwright/test'
import { open } from './support/boot'
import { address, docRoutes } from './support/pages'

/** A reader mode (Mozilla Readability) drops a `div` when more of its text than this is links. */
const MOST_LINKS = 0.2

test('no code of an article stands in a box that a reader mode drops', async ({ page }) => {
  for (const path of docRoutes().filter((route) => /PanoTagPlugin|config|displaying-work|built-in/.test(route))) {
    await open(page, address(path))
    const dropped = await page.locator('#article-body pre').evaluateAll((blocks, most) => {
      const linked = (box: Element): number =>
        [...box.querySelectorAll('a')].reduce((sum, { textContent }) => sum + textContent.length, 0)
      return blocks
        .filter((block) => {
          const box = block.closest('div:not(#article-body)')
          return box && linked(box) / box.textContent.length > most
        })
        .map(({ textContent }) => textContent.slice(0, 40))
    }, MOST_LINKS)
    expect([path, dropped]).toEqual([path, []])
  }
})

test('the lead is a part of the article in a reader mode: in no header, in a box like that of the body', async ({
  page,
}) => {
  await open(page, address('/docs/five/config/'))
  const lead = page.locator('#article-lead')
  expect(await lead.evaluate((box) => box.closest('header'))).toBeNull()
  expect(await lead.locator('..').getAttribute('class')).toBe(await page.locator('#article-body').getAttribute('class'))
})

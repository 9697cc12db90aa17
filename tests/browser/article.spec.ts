import { expect, test, type Locator, type Page } from '@playwright/test'
import { clipboardOf, openWhole } from './support/document'
import { address, docWith } from './support/pages'

const said = (page: Page) => page.getByRole('status')

test.describe('copying', () => {
  test('a code block is copied as it is, without its links', async ({ page }) => {
    await page.goto(address('/docs/five/quick-start/'))
    const block = page
      .locator('.code:not(.diff)')
      .filter({ visible: true, has: page.locator('a') })
      .first()
    await block.getByRole('button', { name: /复制/ }).click()
    await expect(said(page)).toHaveText('已复制')
    const shown = await block.locator('code').textContent()
    expect(await clipboardOf(page)).toBe(shown!.replace(/\n$/, ''))
    await expect(block.locator('.copy')).toHaveClass(/done/)
    await expect(block.locator('.copy')).not.toHaveClass(/done/)
  })

  test('of a diff neither removed lines nor signs are copied', async ({ page }) => {
    await page.goto(docWith('class="ln del"', /class="code[^"]*diff/))
    const block = page
      .locator('.code.diff')
      .filter({ has: page.locator('.del') })
      .first()
    await block.scrollIntoViewIfNeeded()
    await block.getByRole('button', { name: /复制/ }).click()
    await expect(said(page)).toHaveText('已复制')
    const copied = await clipboardOf(page)
    const removed = (await block.locator('.del').first().textContent())!.trim()
    const added = (await block.locator('.add').first().textContent())!.trim()
    expect(copied).not.toContain(removed)
    expect(copied).toContain(added)
    expect(copied).not.toMatch(/^[+−-]\s/m)
  })
})

test('the wrap button shows only where a line is too long, and wraps it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWhole(page, address('/docs/five/quick-start/'))
  const overflow = (block: Locator): Promise<number> =>
    block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)
  const button = (block: Locator) => block.getByRole('button', { name: '自动换行' })
  const wide: Locator[] = []
  for (const block of await page.locator('.code:has(.code-head)').filter({ visible: true }).all()) {
    const isWide = (await overflow(block)) > 1
    await expect(button(block)).toHaveCount(isWide ? 1 : 0)
    if (isWide) wide.push(block)
  }
  const [first] = wide
  await button(first!).click()
  await expect(button(first!)).toHaveAttribute('aria-pressed', 'true')
  expect(await overflow(first!)).toBeLessThanOrEqual(1)
  await button(first!).click()
  await expect(button(first!)).toHaveAttribute('aria-pressed', 'false')
})

test('code and tables can be focused only when they scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWhole(page, address('/docs/five/quick-start/'))
  // What is folded away is reached by nobody, and is measured when it is opened
  await page.locator('.prose details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
  const wrong = (): Promise<unknown> =>
    page.locator('.table, .code pre').evaluateAll((boxes) =>
      boxes
        .filter((box) => box.clientWidth > 0)
        .filter(
          (box) =>
            box.hasAttribute('tabindex') !==
            (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1),
        )
        .map((box) => box.textContent?.slice(0, 40)),
    )
  await expect.poll(wrong).toEqual([])
})

test.describe('a picture index', () => {
  for (const [width, columns] of [
    [1440, 3],
    [360, 1],
  ] as const)
    test(`shows cards in ${columns} columns at ${width} px; a click anywhere on one opens its page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address('/docs/dnalogel/intro/'))
      const cards = page.locator('.cards').first().getByRole('listitem')
      const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
      expect(new Set(lefts).size).toBe(columns)
      expect(await cards.getByRole('link').count()).toBe(await cards.count())
      const { x, height } = (await cards.first().boundingBox())!
      expect((await cards.first().getByRole('link').boundingBox())!.x - x).toBeGreaterThan(8)
      await cards.first().click({ position: { x: 8, y: height - 8 } })
      await expect(page).toHaveURL(address('/docs/dnalogel/floorplan/PanoFloorplanRadarPlugin/'))
    })

  test('has no hole in a row', async ({ page }) => {
    await openWhole(page, address('/docs/dnalogel/intro/'))
    for (const width of [1440, 1024, 768, 600, 390, 375]) {
      await page.setViewportSize({ width, height: 900 })
      const short = await page.locator('.cards').evaluateAll((all) =>
        all.flatMap((cards) => {
          const end = cards.getBoundingClientRect().right
          const rows = new Map([...cards.children].map((one) => [one.getBoundingClientRect().top, one]))
          return [...rows.values()].filter((last) => end - last.getBoundingClientRect().right > 1)
        }),
      )
      expect([width, short.length]).toEqual([width, 0])
    }
  })
})

import { expect, test } from '@playwright/test'
import { errorsOf } from './support/boot'
import { address } from './support/pages'

/** React takes the page over in slices; on a slow phone a link may be pressed between two of them. */
test(
  'a link pressed while the page is starting leads to its page, without an error',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(120_000)
    const errors = errorsOf(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (let delay = 0; delay < 480; delay += 48) {
      await page.goto(address('/docs/five/intro/'), { waitUntil: 'domcontentloaded' })
      await page.keyboard.press('Shift')
      const before = await page.locator('h1').innerText()
      await page.waitForTimeout(delay)
      await page.locator(`.side a[href="${address('/docs/five/config/')}"]`).dispatchEvent('click')
      await expect(page).toHaveURL(address('/docs/five/config/'))
      await expect(page.locator('h1')).not.toHaveText(before)
    }
    expect(errors).toEqual([])
  },
)

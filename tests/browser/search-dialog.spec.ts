import { expect, test } from '@playwright/test'
import { errorsOf } from './support/boot'
import { address } from './support/pages'
import {
  activeOf,
  blockOf,
  dialogOf,
  HERE,
  INDEX_FILES,
  inputOf,
  openDialog,
  optionsOf,
  searchFor,
  settledOptions,
} from './support/search'

test.describe('opening and closing', () => {
  test('Ctrl K opens the dialog with the focus in its field, and closes it again', async ({ page }) => {
    await openDialog(page)
    await expect(inputOf(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(dialogOf(page)).toBeHidden()
  })

  test('Cmd K opens it too, and Escape closes it', async ({ page }) => {
    await page.goto(HERE)
    await page.keyboard.press('Meta+k')
    await expect(dialogOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  })

  test('a slash opens it, but not while typing', async ({ page }) => {
    await page.goto(address('/search/'))
    await page.getByRole('searchbox').click()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toHaveValue('/')
    await expect(dialogOf(page)).toBeHidden()
    await page.goto(HERE)
    await page.keyboard.press('/')
    await expect(inputOf(page)).toBeFocused()
    await expect(inputOf(page)).toHaveValue('')
  })

  test('the button of the navbar opens it and gets the focus back', async ({ page }) => {
    await page.goto(HERE)
    const button = page.getByRole('banner').getByRole('button', { name: '搜索文档' })
    await expect(button).toHaveAccessibleName('搜索文档')
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /')
    await button.click()
    await expect(inputOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveRole('button')
    await page.keyboard.press('Space')
    await expect(dialogOf(page)).toBeVisible()
  })

  test('a click beside it closes it', async ({ page }) => {
    await openDialog(page)
    await page.mouse.click(20, 500)
    await expect(dialogOf(page)).toBeHidden()
  })

  test('on a phone it fills the screen and has a way out', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openDialog(page)
    // It slides in
    await expect.poll(() => dialogOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 })
    await page.getByRole('button', { name: '取消搜索' }).click()
    await expect(dialogOf(page)).toBeHidden()
  })
})

test.describe('results', () => {
  test('come as one block per page, the page first, with a last option that leads to all of them', async ({ page }) => {
    await searchFor(page, '全景')
    const blocks = page.getByRole('listbox').getByRole('group')
    const paths = await blocks.evaluateAll((all) =>
      all.map((block) => [...block.querySelectorAll('a')].map(({ pathname, hash }) => [pathname, hash] as const)),
    )
    expect(paths.length).toBeGreaterThan(3)
    for (const [first, ...sections] of paths) {
      expect(first![1]).toBe('')
      expect(sections.length).toBeLessThanOrEqual(3)
      for (const [pathname, hash] of sections) {
        expect(pathname).toBe(first![0])
        expect(hash).not.toBe('')
      }
    }
    // No page twice
    expect(new Set(paths.map(([first]) => first![0])).size).toBe(paths.length)
    const all = optionsOf(page).last()
    await expect(all).toHaveText(/^查看全部 \d+ 条结果$/)
    await all.click()
    await expect(page).toHaveURL(`${address('/search/')}?q=${encodeURIComponent('全景')}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“全景”的搜索结果')
  })

  test('mark what was found and say where it is', async ({ page }) => {
    await searchFor(page, '全景')
    const first = optionsOf(page).first()
    await expect(first.locator('mark').first()).toHaveText('全景')
    await expect(first.locator('.search-area')).not.toBeEmpty()
  })

  test('have snippets of ten words, and of five at 768 px', async ({ page }) => {
    const longest = async () => {
      const texts = await page.locator('.search-snippet').allTextContents()
      return Math.max(
        ...texts.filter((text) => /^…?[\u4e00-\u9fff，。、；：]+…?$/.test(text)).map((text) => text.length),
      )
    }
    await searchFor(page, '全景')
    const wide = await longest()
    await page.setViewportSize({ width: 768, height: 900 })
    await inputOf(page).fill('')
    await inputOf(page).fill('全景')
    await optionsOf(page).first().waitFor()
    expect(wide).toBeLessThanOrEqual(54)
    expect(await longest()).toBeLessThanOrEqual(28)
  })

  test('are gone through with the arrows, round the ends, and with the pointer', async ({ page }) => {
    await searchFor(page, '全景')
    const count = await optionsOf(page).count()
    await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(activeOf(page)).toHaveAttribute('aria-posinset', '2')
    await expect(inputOf(page)).toHaveAttribute(
      'aria-activedescendant',
      (await activeOf(page).getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(activeOf(page)).toHaveAttribute('aria-posinset', String(count))
    await expect(activeOf(page)).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(activeOf(page)).toHaveAttribute('aria-posinset', '1')
    await optionsOf(page).nth(2).hover()
    await expect(activeOf(page)).toHaveAttribute('aria-posinset', '3')
    await expect(inputOf(page)).toBeFocused()
  })

  test('say their number once the reader rests', async ({ page }) => {
    await searchFor(page, '全景')
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^共 \d+ 条结果$/)
  })

  test('a new query starts at its first hit', async ({ page }) => {
    await searchFor(page, '全景')
    await page.keyboard.press('ArrowDown')
    await inputOf(page).fill('全景 相机')
    await expect(activeOf(page)).toHaveAttribute('aria-posinset', '1')
  })
})

test.describe('a hit', () => {
  test('is opened with Enter, lands on its section and marks the words there', async ({ page }) => {
    const { page: found, block } = blockOf('row', ({ name }) => /^[a-z]+[A-Z][A-Za-z]{9,}$/.test(name ?? ''))
    await searchFor(page, block.name ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`#${block.anchor}$`))
    expect(decodeURI(page.url())).toContain(address(found.path))
    const row = page.locator(`[id="${block.anchor}"]`)
    await expect(row.locator('mark').first()).toContainText(block.name ?? '', { ignoreCase: true })
    await expect(row).toBeInViewport()
  })

  test('of an error text leads to where it is explained', async ({ page }) => {
    const { block } = blockOf('error', ({ text }) => /^[\w[\]: '.]{20,60}$/.test(text))
    await searchFor(page, block.text)
    await optionsOf(page).first().click()
    await page.waitForURL('**/#*')
    const place = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`)
    await expect(place).toBeInViewport()
    await expect(page.locator('main mark').first()).toBeInViewport()
  })

  test('on the same page scrolls there and marks', async ({ page }) => {
    await searchFor(page, '全景')
    await page.keyboard.press('Enter')
    await expect(page.locator('main mark').first()).toBeVisible()
    const here = page.url()
    await page.evaluate(() => scrollTo(0, 0))
    await openDialog(page, here)
    await inputOf(page).fill('全景')
    await optionsOf(page).first().waitFor()
    await page.keyboard.press('Enter')
    await expect(page.locator('main mark').first()).toBeVisible()
    await expect(page).toHaveURL(here)
  })

  test('keeps its marks when it opens as a document, and the next page has none', async ({ page }) => {
    await searchFor(page, '全景')
    const url = await optionsOf(page).first().getAttribute('href')
    await page.route('**/page-data/**', (route) => route.abort())
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${url}`)
    await page.mouse.move(200, 300)
    await expect(page.locator('main mark').first()).toBeVisible()
    await page.unroute('**/page-data/**')
    await page.goto(address('/agreement/'))
    await page.keyboard.press('Shift')
    await page.waitForTimeout(500)
    await expect(page.locator('main mark')).toHaveCount(0)
  })

  test('is a link that other tabs can open', async ({ page, context }) => {
    await searchFor(page, '全景')
    const opened = context.waitForEvent('page')
    await optionsOf(page)
      .first()
      .click({ modifiers: ['Control'] })
    await expect(await opened).toHaveURL(new RegExp(address('/docs/')))
    await expect(dialogOf(page)).toBeVisible()
  })

  test('is opened as soon as it is there when Enter comes before the answer', async ({ page }) => {
    await openDialog(page)
    await page.route(INDEX_FILES, async (route) => {
      await new Promise((wake) => setTimeout(wake, 400))
      await route.continue()
    })
    await inputOf(page).fill('全景')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.locator('main mark').first()).toBeVisible()
  })
})

test.describe('an input method', () => {
  test('neither searches nor picks while it composes', async ({ page }) => {
    await openDialog(page)
    await inputOf(page).pressSequentially('相机')
    const shown = await settledOptions(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const client = await page.context().newCDPSession(page)
    for (const text of ['q', 'qu', 'qua', 'quan']) {
      await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await page.waitForTimeout(150)
    }
    await expect(inputOf(page)).toHaveValue('相机quan')
    // The keys an input method takes for itself: choosing a candidate, and leaving the composition.
    for (const type of ['keyDown', 'keyUp'] as const) {
      await client.send('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 })
      await client.send('Input.dispatchKeyEvent', {
        type,
        key: 'ArrowDown',
        code: 'ArrowDown',
        windowsVirtualKeyCode: 229,
      })
    }
    await page.waitForTimeout(500)
    expect(requests.filter((url) => INDEX_FILES.test(url))).toEqual([])
    expect(await optionsOf(page).allTextContents()).toEqual(shown)
    await expect(activeOf(page)).toHaveAttribute('aria-posinset', '1')
    await expect(dialogOf(page)).toBeVisible()

    await client.send('Input.insertText', { text: '全景' })
    await expect(inputOf(page)).toHaveValue('相机全景')
    await expect(page.getByRole('listbox').locator('mark', { hasText: '全景' }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeHidden()
  })
})

test.describe('bad input', () => {
  test('is cut at 64 characters, however it comes', async ({ page }) => {
    await openDialog(page)
    await expect(inputOf(page)).toHaveAttribute('maxlength', '64')
    await inputOf(page).fill('标'.repeat(10_000))
    await expect(inputOf(page)).toHaveValue('标'.repeat(64))
  })

  for (const query of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    'constructor',
    '__proto__',
    '.*+?^${}()|[]\\',
    '？！，。',
    '😀😀',
    'a\ud800b',
    '   ',
    '&lt;mark&gt;',
  ]) {
    test(`${JSON.stringify(query)} gives a sensible answer`, async ({ page }) => {
      const errors = errorsOf(page)
      page.on('dialog', () => errors.push('a script ran'))
      await openDialog(page)
      await inputOf(page).fill(query)
      const answer = query.trim()
        ? dialogOf(page).getByText(/没有与之匹配的内容|查看全部/)
        : page.getByText('还没有搜索记录')
      await expect(answer.first()).toBeVisible()
      await expect(dialogOf(page).locator('script, img, svg[onload]')).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }
})

import { expect, test } from '@playwright/test'
import { errorsOf, requestsOf, rests } from './support/document'
import { activeOf, dialogOf, INDEX_FILES, inputOf, openDialog, optionsOf, settledOptions } from './support/search'

test.describe('an input method', () => {
  test('neither searches nor picks while it composes', async ({ page }) => {
    await openDialog(page)
    await inputOf(page).pressSequentially('相机')
    const shown = await settledOptions(page)
    const requests = requestsOf(page)
    const client = await page.context().newCDPSession(page)
    for (const text of ['q', 'qu', 'qua', 'quan']) {
      await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
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
    // Longer than the search waits for a next letter
    await rests(page, 150)
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

  test('gives a sensible answer', async ({ page }) => {
    const errors = errorsOf(page)
    page.on('dialog', () => errors.push('a script ran'))
    await openDialog(page)
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
      await inputOf(page).fill(query)
      const answer = query.trim()
        ? dialogOf(page).getByText(/没有与之匹配的内容|查看全部/)
        : page.getByText('还没有搜索记录')
      await expect(answer.first(), JSON.stringify(query)).toBeVisible()
      await expect(dialogOf(page).locator('script, img, svg[onload]')).toHaveCount(0)
      expect([query, errors]).toEqual([query, []])
      await inputOf(page).fill('')
      await expect(page.getByText('还没有搜索记录')).toBeVisible()
    }
  })
})

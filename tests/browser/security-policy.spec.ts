import { expect, test, type Page } from '@playwright/test'
import { isSameDocument, markDocument, violationsOf } from './support/document'
import { address, allRoutes } from './support/pages'
import { dialogOf, inputOf, optionsOf } from './support/search'

/** Policies that stand in the document, as they were built (`src/site/security-policy.ts`). */
const policiesOf = (page: Page): Promise<string[]> =>
  page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('content')!))

const pages: [name: string, url: string][] = [
  ['the home page', address('/')],
  ['a doc', address('/docs/five/intro/')],
  ['the search page', `${address('/search/')}?q=${encodeURIComponent('全景')}`],
  ['the API reference', address('/openapi/core/')],
  ['the agreement', address('/agreement/')],
  ['the not-found page', address('/nothing/')],
]

test('every kind of page runs below the policy without a violation', async ({ page }) => {
  const violations = await violationsOf(page)
  for (const [name, url] of pages) {
    await page.goto(url)
    expect(await policiesOf(page)).toEqual([expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/)])
    // Loader, early script, style sheet: what the hashes are for
    expect(await page.evaluate(() => document.documentElement.classList.contains('js'))).toBe(true)
    expect(await page.locator('.nav').evaluate((nav) => getComputedStyle(nav).position)).toBe('sticky')
    await page.getByRole('button', { name: /切换配色/ }).click()
    await page.keyboard.press('Control+k')
    await inputOf(page).fill('全景')
    await optionsOf(page).first().waitFor()
    expect(await dialogOf(page).evaluate((dialog) => getComputedStyle(dialog).overflow)).toBe('hidden')
    expect([name, violations]).toEqual([name, []])
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.prose').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('no page has anything that the policy forbids', { tag: '@nightly' }, async ({ page }) => {
  // Every page of the site, on a busy machine
  test.setTimeout(400_000)
  const violations = await violationsOf(page)
  for (const path of allRoutes()) await page.goto(address(path), { waitUntil: 'domcontentloaded' })
  expect(violations).toEqual([])
})

test('a page change adds no policy, and what the next pages bring needs none', async ({ page }) => {
  const violations = await violationsOf(page)
  await page.goto(address('/docs/faq/intro/'))
  await markDocument(page)
  const before = await policiesOf(page)
  // Each has constructs that no page before had; the second time they are there already
  for (const path of ['/docs/five/quick-start/', '/docs/faq/errors/', '/docs/five/quick-start/']) {
    await page.evaluate(
      (href) =>
        document
          .querySelector('main')!
          .prepend(Object.assign(document.createElement('a'), { href, id: 'to-next', textContent: href })),
      address(path),
    )
    await page.locator('#to-next').click()
    await expect(page).toHaveURL(address(path))
  }
  await page.goBack()
  await expect(page).toHaveURL(address('/docs/faq/errors/'))
  await page.goForward()
  await expect(page.getByRole('tablist').first()).toHaveCSS('display', 'flex')
  expect(await isSameDocument(page)).toBe(true)
  expect(await policiesOf(page)).toEqual(before)
  expect(violations).toEqual([])
})

test('the policy is at work: a foreign script, style and picture are stopped', async ({ page }) => {
  const violations = await violationsOf(page)
  await page.goto(address('/docs/five/intro/'))
  const refused = await page.evaluate(() => {
    const attempts = [
      () => document.body.append(Object.assign(document.createElement('style'), { textContent: 'body{display:none}' })),
      () => document.body.append(Object.assign(new Image(), { src: 'https://example.com/a.png' })),
      () => document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.stolen = 1' })),
      () => document.body.insertAdjacentHTML('beforeend', '<p style="color: red" onclick="window.stolen = 1">'),
      () => (document.querySelector('main')!.innerHTML = '<img src=x onerror="window.stolen = 1">'),
      () => (document.createElement('script').src = 'https://example.com/a.js'),
      () => (document.createElement('iframe').srcdoc = '<script>parent.stolen = 1</script>'),
      () => new DOMParser().parseFromString('<p>', 'text/html'),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return ''
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  // Text becomes markup, or a script's address, nowhere (Trusted Types); what needs no text is stopped where it acts
  expect(refused).toEqual(['', '', ...Array<string>(6).fill('TypeError')])
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4)
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  await expect(page.locator('body')).toBeVisible()
})

test('a browser that cannot adopt style sheets shows the search dialog as others do', async ({ page }) => {
  const violations = await violationsOf(page)
  await page.addInitScript(() => Object.assign(window, { CSSStyleSheet: undefined }))
  await page.goto(address('/docs/five/intro/'))
  await page.keyboard.press('Control+k')
  await inputOf(page).waitFor()
  expect(await dialogOf(page).evaluate((dialog) => getComputedStyle(dialog).overflow)).toBe('hidden')
  expect(violations).toEqual([])
})

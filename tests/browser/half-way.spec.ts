import { expect, type Route } from '@playwright/test'
import { setTheme } from './support/axe'
import { test } from './support/network'

/** Pages that are there in part: the network stops in the middle, or a script is not there yet. */
const START = '/docs/five/intro/'

test('letters after a slash are typed into the search, also before the page has ended', async ({ page, network }) => {
  network.meet('half', /five\/intro/)
  await page.goto(network.url(START), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.type('/panotag')
  await expect(page.getByRole('textbox', { name: '搜索' })).toHaveValue('panotag')
})

test('the menu asked for before the page has ended opens when it has', async ({ page, network }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  network.meet('half', /five\/intro/)
  await page.goto(network.url(START), { waitUntil: 'commit' })
  await page.getByRole('button', { name: '打开导航菜单' }).click()
  network.recover()
  await expect(page.locator('#drawer')).toHaveJSProperty('open', true)
})

for (const [what, fate] of [
  ['stops half-way is said after a while', 'half'],
  ['has lost its end is not shown', 'cut'],
] as const)
  test(`a page that ${what}, and Retry loads it`, async ({ page, network }) => {
    if (fate === 'half') network.hurry()
    await page.goto(network.url(START))
    network.meet(fate, /five\/config/)
    await page.locator('.side').getByRole('link', { name: '初始化配置' }).click()
    if (fate === 'half') await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByRole('heading', { name: '这一页没能加载出来' })).toBeVisible()
    expect(network.waiting).toBe(fate === 'half' ? 1 : 0)
    await expect(page.getByRole('progressbar')).toBeHidden()
    network.recover()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('初始化配置')
  })

for (const [what, fate] of [
  ['ends', 'cut'],
  ['hangs', 'half'],
] as const)
  test(`a first page that ${what} half-way says so, is painted, and comes by Retry`, async ({ page, network }) => {
    // An end is seen at once
    if (fate === 'half') network.hurry()
    network.meet(fate, /five\/intro/, '<h1')
    await page.goto(network.url(START), { waitUntil: 'commit' })
    const told = page.getByRole('alert').filter({ hasText: '这一页没有加载完' })
    await expect(told).toBeVisible({ timeout: 10_000 })
    // Rendering waits for the article's beginning no more
    await page.evaluate(() => new Promise(requestAnimationFrame))
    // Its ground is light in either mode, so that its link has the colour of its text
    await setTheme(page, 'dark')
    const retry = told.getByRole('link', { name: '重试' })
    await expect(retry).toHaveCSS('color', await told.evaluate((banner) => getComputedStyle(banner).color))
    network.meet(0)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Five')
    await expect(page.locator('html')).toHaveClass('js')
    await expect(told).toBeHidden()
  })

test('without its script the search page says so', async ({ page, network }) => {
  network.meet('unavailable', /\.js$/)
  await page.goto(network.url('/search/?q=five'))
  await expect(page.getByText('请启用 JavaScript 后使用搜索与导航')).toBeVisible()
})

test('what waits for a script that hangs is told after a while, and goes on when the script comes', async ({
  page,
  network,
}) => {
  network.hurry()
  network.meet('silent', /\/app-[^/]*\.js$/)
  const toldToDoWithout = page.getByText('请启用 JavaScript 后使用搜索与导航')
  await page.goto(network.url('/search/?q=panotag'), { waitUntil: 'commit' })
  await expect(toldToDoWithout).toBeVisible()
  network.recover()
  await expect(page.locator('.search-results')).toContainText('PanoTag')
  await expect(toldToDoWithout).toBeHidden()
})

test.describe('what is never answered is said, and asked for anew while it still hangs:', () => {
  test('the entry of a name in code, by the next tap, and the tap after it follows the link', async ({
    browser,
    network,
  }) => {
    network.hurry()
    const context = await browser.newContext({ hasTouch: true })
    const page = await context.newPage()
    await page.goto(network.url('/docs/dnalogel/AreaMakerPlugin/'))
    const name = page.locator('pre a[href*="/reference/"]').first()
    network.meet('silent', /\/entry\.[^/]*css$/)
    network.meet('silent', /\/reference\//)
    await name.tap()
    // Without the panel the link is followed
    await expect(page.getByRole('heading', { name: '这一页没能加载出来' })).toBeVisible()
    network.meet(0)
    await page.goBack()
    network.meet('silent', /\/reference\//)
    await name.tap()
    const panel = page.getByRole('tooltip')
    await expect(panel).toHaveText('没能加载出来，请检查网络连接后再试。')
    network.meet(0)
    await name.tap()
    await expect(page).toHaveURL(/\/reference\//)
    await context.close()
  })

  for (const [what, fate, silent] of [
    ['the search', 'silent', /\/search-[^/]*\.js$/],
    ['a search that stops half-way', 'half', /\/search-[^/]*\.js$/],
    ['the styles of the search', 'silent', /\/search\.[^/]*css$/],
  ] as const)
    test(`${what}, by the next key or 重试`, async ({ page, network }) => {
      network.hurry()
      await page.goto(network.url(START))
      network.meet(fate, silent)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('panot')
      const told = page.getByRole('alert').filter({ hasText: '没能取到结果' })
      await expect(told.getByRole('link', { name: '三维空间' })).toBeVisible()
      await told.getByRole('button', { name: '重试' }).click()
      await page.keyboard.type('a')
      await expect(told).toBeHidden()
      await expect(told).toBeVisible()
      network.meet(0)
      await page.keyboard.type('g')
      await expect(page.getByRole('option').filter({ hasText: 'PanoTag' }).first()).toBeVisible()
    })

  test('the search page, by 重试, and what is typed then stays', async ({ page, network }) => {
    network.hurry()
    network.meet('silent', /\/search-[^/]*\.js$/)
    await page.goto(network.url('/search/?q=panota'), { waitUntil: 'commit' })
    await expect(page.getByRole('alert').filter({ hasText: '没能取到结果' })).toBeVisible()
    network.meet(0)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('#q')).toBeFocused()
    await page.keyboard.type('g')
    await expect(page.locator('.search-results')).toContainText('PanoTag')
  })

  test('the filter of a page, by the next key', async ({ page, network }) => {
    network.hurry()
    await page.goto(network.url('/docs/faq/errors/'))
    network.meet('silent', /\/filter-[^/]*\.js$/)
    const field = page.getByRole('searchbox', { name: '代码或原文的一部分' })
    await field.pressSequentially('1000')
    const status = page.getByRole('status').filter({ hasText: /./ })
    await expect(status).toHaveText('请检查网络连接后再试。')
    network.meet(0)
    await field.pressSequentially('1')
    await expect(status).toHaveText('3 条')
  })

  test('the Markdown that is copied, by the next press', async ({ page, network }) => {
    network.hurry()
    await page.goto(network.url(START))
    network.meet('silent', /\.md$/)
    await page.getByText('本页操作').click()
    const copy = page.locator('.doc-tools .copy')
    await copy.click()
    const said = page.locator('#live-region')
    await expect(said).toHaveText(/复制失败/)
    network.meet(0)
    await copy.click()
    await expect(said).toHaveText('已复制')
  })

  test('a page, by the next press of its link', async ({ page, network }) => {
    // Nobody's patience ends
    network.inject(`const wait = setTimeout; window.setTimeout = (task, ms) => (ms < 10000 ? wait(task, ms) : 0)`)
    await page.goto(network.url(START))
    network.meet('silent', /five\/config/)
    const link = page.locator('.side').getByRole('link', { name: '初始化配置' })
    await link.click()
    await expect.poll(() => network.waiting).toBe(1)
    network.meet(0)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('初始化配置')
  })

  test('a page that is on its way is shown when it comes, though its link was pressed again', async ({
    page,
    network,
  }) => {
    const asked: Route[] = []
    await page.goto(network.url(START))
    await page.route('**/five/config/', (route) => void asked.push(route))
    const link = page.locator('.side').getByRole('link', { name: '初始化配置' })
    for (const times of [1, 2]) {
      await link.click()
      await expect.poll(() => asked.length).toBe(times)
    }
    await asked[0]!.continue()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('初始化配置')
  })

  test('a page and a program that go on coming, however slowly, are not given up', async ({ page, network }) => {
    network.hurry()
    await page.goto(network.url(START))
    network.meet('slow')
    await page.locator('.side').getByRole('link', { name: '初始化配置' }).click()
    const failed = page.getByRole('heading', { name: '这一页没能加载出来' })
    await expect(page.getByRole('heading', { name: '初始化配置', level: 1 }).or(failed)).toBeVisible()
    await expect(failed).toBeHidden()
    network.meet(0)
    await page.goto(network.url('/docs/dnalogel/AreaMakerPlugin/'))
    network.meet('slow', /run\/client\.js$/)
    await page.locator('.run').first().click()
    const told = page.getByRole('alert').filter({ hasText: '没能加载出来' })
    await expect(page.getByRole('region', { name: '在本机运行' }).or(told)).toBeVisible()
    await expect(told).toBeHidden()
  })

  for (const [what, silent] of [
    ['the script that runs programs', /run\/client\.js$/],
    ['how to run them elsewhere', /own-machine-[^/]*\.js$/],
  ] as const)
    test(`${what}, by the next press`, async ({ page, network }) => {
      network.hurry()
      await page.goto(network.url('/docs/dnalogel/AreaMakerPlugin/'))
      network.meet('silent', silent)
      const run = page.locator('.run').first()
      await run.click()
      const told = page.getByRole('alert').filter({ hasText: '没能加载出来，请检查网络连接后再试。' })
      await expect(told).toBeVisible()
      network.meet(0)
      await run.click()
      await expect(page.getByRole('region', { name: '在本机运行' })).toBeVisible()
      await expect(told).toBeHidden()
    })

  test('code that an address shares is said when its script does not come', async ({ page, network }) => {
    network.meet('unavailable', /shared-code-[^/]*\.js$/)
    await page.goto(network.url('/docs/dnalogel/AreaMakerPlugin/#demo=a&code=b'))
    await expect(page.getByRole('alert').filter({ hasText: '没能加载出来' })).toBeVisible()
  })
})

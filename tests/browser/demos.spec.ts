import { expect, test } from '@playwright/test'
import { changed } from '../sdk/tab'
import { violations } from './support/axe'
import {
  AREA,
  box,
  drag,
  edit,
  frameOf,
  inside,
  openEditor,
  picture,
  rewrite,
  run,
  SLOW,
  stage,
  start,
  textOf,
  WITH_WEBGL,
} from './support/demo-editor'
import { requestsOf } from './support/document'
import { address } from './support/pages'

/** Programs that run in the pages, served as `npm start` serves them. */
test.use(WITH_WEBGL)
test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)

// What runs programs is bundled when it is first asked for, which may take longer than a page waits
test.beforeAll(({ request }) => request.get(address('/samples/run/client.js'), SLOW))

for (const [path, name] of [
  ['/docs/five/quick-start/', '图里的示例'],
  ['/docs/dnalogel/PanoTagPlugin/', '图里的示例'],
  ['/docs/vreo/get-started/quick_start/', '最小的代码'],
] as const)
  test(`${path} has a program that runs in its place and moves`, { tag: '@nightly' }, async ({ page }) => {
    const asked = requestsOf(page)
    await page.goto(address(path))
    expect(asked.filter((url) => url.includes('/samples/run/'))).toEqual([])
    await start(page, name)
    await expect(run(page, name)).toBeHidden()
    expect(await frameOf(page).evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    const before = await picture(page)
    await drag(page)
    await expect.poll(async () => changed(before, await picture(page)), SLOW).toBeGreaterThan(0.1)
  })

test('a program is kept from the page, and stands in view beside its code, which is edited, explained and reset', async ({
  page,
}) => {
  await page.goto(address(AREA))
  await start(page, '最小示例')
  await expect(page.getByRole('group', { name: '最小示例', exact: true })).toBeFocused()
  await test.step('it has no access to the page, and the page keeps its policy', async () => {
    const found = await frameOf(page).evaluate(() => {
      try {
        return parent.document.title
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(found).toBe('SecurityError')
    expect(await frameOf(page).evaluate(() => origin)).toBe('null')
    const policies = await page.evaluate(async () => {
      const of = async (url: string) => (await fetch(url)).headers.get('content-security-policy')
      return [await of(location.href), await of(document.querySelector<HTMLIFrameElement>('demo-box iframe')!.src)]
    })
    expect(policies[0]).not.toMatch(/sandbox|blob:|wasm/)
    expect(policies[1]).toMatch(/^sandbox allow-scripts; default-src 'none'/)
  })
  const { code, text } = await edit(page)
  await test.step('code and picture are in view together', async () => {
    for (const width of [1000, 1350]) {
      await page.setViewportSize({ width, height: 900 })
      await box(page).evaluate((element) => element.scrollIntoView())
      await expect(page.locator('.demo-code')).toBeInViewport({ ratio: 1 })
      await expect(stage(page)).toBeInViewport({ ratio: 1 })
      const [left, right] = [(await page.locator('.demo-code').boundingBox())!, (await stage(page).boundingBox())!]
      expect(left.x + left.width <= right.x).toBe(width > 1280)
    }
  })
  await test.step('on paper it stands without the editor, over the whole width', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(code).toBeHidden()
    const [whole, picture] = [(await box(page).boundingBox())!, (await stage(page).boundingBox())!]
    expect(picture.width).toBeGreaterThan(whole.width - 4)
    await page.emulateMedia({ media: 'screen' })
  })
  await test.step('an edited number changes what is seen', async () => {
    // The page's own block, word for word
    expect(text).toBe(
      (await page.locator('.code', { hasText: 'src/viewer.ts' }).first().locator('code').textContent())!.trimEnd(),
    )
    await expect(code.locator('[class]').first()).toBeAttached()
    await rewrite(
      page,
      code,
      text.replace('客厅 20 ㎡', '客厅 21 ㎡').replace("'#22aa66'", "'#ff0000'") +
        "\nconsole.log('颜色换了', { n: 1 })\n",
    )
    const before = await picture(page)
    await page.getByRole('button', { name: '再次运行' }).click()
    await expect(inside(page).getByText('客厅 21 ㎡')).toBeVisible(SLOW)
    await expect(page.getByRole('log')).toContainText('颜色换了 {"n":1}')
    await expect.poll(async () => changed(before, await picture(page)), SLOW).toBeGreaterThan(0.01)
  })
  await test.step('an error is told in view, on a phone too, and leads to its line', async () => {
    await page.setViewportSize({ width: 360, height: 720 })
    await rewrite(page, code, `${text}\nconsole.log('行\\n'.repeat(9))\nshowAreas.call.apply(undefined)\n`)
    await code.press('Control+Enter')
    const place = page.getByRole('button', { name: /^到 src\/viewer\.ts 第 \d+ 行$/ })
    await expect(place).toBeVisible(SLOW)
    const told = page.getByRole('status').filter({ hasText: /^出错了：.*(?:not a function|undefined)/ })
    await expect(told).toBeInViewport()
    await expect(page.getByRole('log')).not.toContainText('blob:')
    // Code and console scroll by keyboard
    expect(await violations(page, 'demo-box')).toEqual([])
    await place.click()
    await expect(code).toBeFocused()
    await expect(code.locator('.cm-activeLine')).toHaveText('showAreas.call.apply(undefined)')
    await expect(code.locator('.cm-activeLine')).toBeInViewport()
    await expect(told).toBeInViewport()
    await expect(code.locator('.cm-lintRange-error').first()).toHaveCSS('text-decoration-style', 'wavy')
    await page.setViewportSize({ width: 1350, height: 900 })
  })
  await test.step('names of the SDK are completed with their signatures', async () => {
    await code.press('ControlOrMeta+End')
    await page.keyboard.type('five.changeMo')
    await expect(page.getByRole('option', { name: /changeMode/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.cm-completionInfo')).toContainText('Five.changeMode<T extends Mode>(')
    await page.keyboard.press('Escape')
    await page.keyboard.type('\nparseWo')
    await expect(page.getByRole('option', { name: 'parseWork', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.cm-completionInfo')).toHaveText(/^parseWork\(.*\): Work./)
    await page.keyboard.press('Escape')
  })
  await test.step('reset brings the code of the page back, where the reader is, and can be undone', async () => {
    const reset = page.getByRole('button', { name: '重置' })
    await reset.press('Enter')
    await expect(inside(page).getByText('客厅 20 ㎡')).toBeVisible(SLOW)
    await expect.poll(() => textOf(code), SLOW).toBe(text)
    await expect(reset).toBeFocused()
    await code.press('ControlOrMeta+z')
    await expect.poll(() => textOf(code)).toContain('parseWo')
    await page.getByRole('button', { name: '收起代码' }).click()
    await reset.press('Enter')
    await expect(inside(page).getByText('客厅 20 ㎡')).toBeVisible(SLOW)
    await expect(code).toBeHidden()
  })
  await test.step('what was changed comes back with the program, after closing and after loading anew', async () => {
    const note = page.getByText('代码是你改过的，改了 src/viewer.ts。按“重置”回到这一页的代码。')
    await page.getByRole('button', { name: '改代码' }).click()
    await rewrite(page, code, text.replace('客厅 20 ㎡', '客厅 23 ㎡'))
    // The row of the search has a button of its own that puts it away
    await page.getByRole('button', { name: '查找', exact: true }).click()
    await page.getByRole('button', { name: '关闭', exact: true }).click()
    await run(page, '最小示例').click()
    await expect(inside(page).getByText('客厅 23 ㎡')).toBeVisible(SLOW)
    await expect(note).toBeVisible()
    await page.reload()
    await run(page, '最小示例').click()
    await expect(inside(page).getByText('客厅 23 ㎡')).toBeVisible(SLOW)
    await page.getByRole('button', { name: '改代码' }).click()
    await expect(code.locator('.cm-activeLine')).toContainText('客厅 23 ㎡')
    expect(await violations(page, 'demo-box')).toEqual([])
    await page.getByRole('button', { name: '重置' }).click()
    await expect(note).toBeHidden()
    await page.getByRole('button', { name: '关闭', exact: true }).click()
    await run(page, '最小示例').click()
    await expect(inside(page).getByText('客厅 20 ㎡')).toBeVisible(SLOW)
    await expect(note).toBeHidden()
  })
})

test('a script that a program fetches finds its sound', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(address('/docs/vreo/faq/wechat-browser/'))
  const sound = page.waitForResponse((response) => response.url().endsWith('/tour/flat-tour.mp3'), SLOW)
  // Resolves when the program has been run, which waits for the sound
  await start(page, '解锁元素')
  expect((await sound).ok()).toBe(true)
  // What the package writes while it loads is not the program's
  await expect(page.locator('.demo-console')).not.toContainText('┏')
})

test.describe('on a phone', { tag: '@nightly' }, () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('code, picture and an error with its place are in view together', async ({ page }) => {
    const { code, text } = await openEditor(page)
    await rewrite(page, code, `${text}\nconst = 1\n`)
    await page.getByRole('button', { name: '再次运行' }).tap()
    await expect(page.getByRole('log').locator('.error')).toBeInViewport({ ...SLOW, ratio: 0.9 })
    await expect(page.getByRole('status').filter({ hasText: '出错了：src/viewer.ts' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.demo-code')).toBeInViewport({ ratio: 1 })
    await expect(stage(page)).toBeInViewport({ ratio: 1 })
  })
})

test(
  'one program at a time; closing, another page and another program end it',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(address(AREA))
    await start(page, '最小示例')
    await start(page, '用按钮开关')
    await expect(box(page)).toHaveCount(1)
    await expect(run(page, '最小示例')).toBeVisible()
    await expect.poll(() => page.frames().length).toBe(2)
    await page.getByRole('button', { name: '关闭', exact: true }).click()
    await expect(box(page)).toHaveCount(0)
    await expect(run(page, '用按钮开关')).toBeFocused()
    await expect.poll(() => page.frames().length).toBe(1)
    await start(page, '最小示例')
    await page.locator('.side').getByRole('link', { name: '三维绘制', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('三维绘制')
    await expect.poll(() => page.frames().length).toBe(1)
  },
)

test('full screen shows the program with its buttons', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(address(AREA))
  await start(page, '最小示例')
  await page.getByRole('button', { name: '全屏' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('demo-box')
  // The program is as large as its place in the window, which is what the bar leaves
  const canvas = inside(page).locator('canvas').first()
  await expect.poll(async () => (await canvas.boundingBox())!.height).toBeGreaterThan(640)
  await page.getByRole('button', { name: '退出全屏（Esc）' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  // As well as a program that does so itself
  expect(await frameOf(page).evaluate(() => document.fullscreenEnabled)).toBe(true)
})

test('twenty programs in a row leave nothing behind', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto(address(AREA))
  const client = await page.context().newCDPSession(page)
  const counts: { documents: number; nodes: number; jsEventListeners: number }[] = []
  const lost: string[] = []
  page.on('console', (line) => line.text().includes('Too many active WebGL') && lost.push(line.text()))
  for (let turn = 0; turn < 20; turn++) {
    await start(page, '最小示例')
    await page.getByRole('button', { name: '关闭', exact: true }).click()
    await expect(box(page)).toHaveCount(0)
    await client.send('HeapProfiler.collectGarbage')
    counts.push(await client.send('Memory.getDOMCounters'))
  }
  await expect.poll(() => page.frames().length).toBe(1)
  expect(lost).toEqual([])
  const [early, late] = [counts[4]!, counts[19]!]
  expect(late.documents).toBeLessThanOrEqual(early.documents + 1)
  expect(late.nodes).toBeLessThanOrEqual(early.nodes + 100)
  expect(late.jsEventListeners).toBeLessThanOrEqual(early.jsEventListeners + 10)
})

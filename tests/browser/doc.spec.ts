import { expect, test } from '@playwright/test'
import { boot, layOutAll, open } from './support/boot'
import { address, docWith, longDoc } from './support/pages'

const handbook = address('/docs/five/handbook/react/tagging/')

test('breadcrumbs lead from the home page to the page, groups without a page are text', async ({ page }) => {
  await page.goto(handbook)
  const items = page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')
  await expect(items.first()).toHaveText('首页')
  await expect(items.nth(1)).toHaveText('三维空间')
  await expect(items.nth(2).getByRole('link')).toHaveCount(0)
  await expect(items.last()).toHaveAttribute('aria-current', 'page')
  await expect(items.last()).toHaveText('打标签')
  await expect(items.nth(1).getByRole('link')).toHaveAttribute('href', address('/docs/five/intro/'))
})

test('the version is named, and the preferred version is stored', async ({ page }) => {
  await open(page, handbook)
  await expect(page.getByRole('main').getByText('版本：Next')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('realsee-docs:docs-preferred-version-default'))).toBe('current')
})

test('previous and next page', async ({ page }) => {
  await open(page, address('/docs/five/intro/'))
  const pager = page.getByRole('navigation', { name: '上一篇与下一篇' })
  await expect(pager.getByRole('link', { name: /上一篇/ })).toHaveCount(0)
  const next = pager.getByRole('link', { name: /下一篇/ })
  const title = (await next.textContent())!.replace('下一篇', '')
  await layOutAll(page) // the pager stays where it is when it is scrolled to
  await next.click()
  await expect(page.locator('.side [aria-current=page]')).toHaveText(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await layOutAll(page)
  await pager.getByRole('link', { name: /上一篇/ }).click()
  await expect(page).toHaveURL(address('/docs/five/intro/'))
})

test('the link that edits the page', async ({ page }) => {
  await page.goto(handbook)
  await page.getByText('本页操作').click()
  await expect(page.getByRole('link', { name: '修改此页' })).toHaveAttribute(
    'href',
    /\/edit\/main\/content\/docs\/five\/handbook\/react\/tagging\.mdx$/,
  )
})

test('the day of the last change reads as Chinese', async ({ page }) => {
  await page.goto(docWith('<time dateTime='))
  await expect(page.locator('.doc-day')).toHaveText(/^更新于 \d{4} 年 \d{1,2} 月 \d{1,2} 日$/)
})

test('/docs/ shows the first page of the docs, with that page as canonical address', async ({ page }) => {
  await page.goto(address('/docs/five/intro/'))
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await open(page, address('/docs/'))
  await expect(page).toHaveURL(address('/docs/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/developer\/docs\/five\/intro\/$/)
})

test.describe('table of contents', () => {
  test('is in the HTML with levels 2 to 3, and each entry leads to its heading', async ({ request }) => {
    const html = await (await request.get(longDoc())).text()
    const toc = /<aside class="toc"[^]*?<\/nav>/.exec(html)?.[0] ?? ''
    const article = /<article>[^]*<\/article>/.exec(html)?.[0] ?? ''
    const ids = [...toc.matchAll(/<a href="#([^"]+)">[^<]/g)].map(([, id]) => id)
    const headings = [...article.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(headings)
    expect(ids.length).toBeGreaterThan(4)
  })

  test('marks the current heading while scrolling, and the last one at the end', async ({ page }) => {
    await open(page, longDoc())
    const links = page.locator('.toc ol a')
    const current = page.locator('.toc ol [aria-current]')
    await links.nth(2).click()
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(current).toHaveCount(1)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(links.last()).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: '回到顶部' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(120)
  })

  test('below 1200 px it is a closed form under the lead', async ({ page }) => {
    await page.setViewportSize({ width: 1199, height: 900 })
    await page.goto(longDoc())
    await expect(page.locator('.toc')).toBeHidden()
    const form = page.locator('.toc-inline')
    await expect(form).toBeVisible()
    await expect(form.getByRole('link').first()).toBeHidden()
    await form.getByText('本页目录').click()
    await form.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/#/)
  })
})

test.describe('framework switch', () => {
  test('leads to the same section of the same topic', async ({ page }) => {
    await open(page, handbook)
    const variants = page.getByRole('navigation', { name: '换一种框架看这一节' })
    await expect(page.getByRole('navigation', { name: '同一主题的其他框架写法' }).getByRole('link')).toHaveCount(5)
    await expect(variants.getByRole('link')).toHaveText(['原生 JS', 'React', 'React HOC', 'React Hooks', 'Vue'])
    await expect(variants.locator('[aria-current=page]')).toHaveText('React')
    const hash = await page.locator('.toc ol a').nth(2).getAttribute('href')
    await page.locator('.toc ol a').nth(2).click()
    await expect(page.locator('.toc ol [aria-current]')).toHaveAttribute('href', hash!)
    await variants.getByRole('link', { name: 'Vue' }).click()
    await expect(page).toHaveURL(`${address('/docs/five/handbook/vue/tagging/')}${hash}`)
  })

  test('at the top of the page the address says which section', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 900 })
    await open(page, handbook)
    const hash = await page.locator('.toc ol a').nth(2).getAttribute('href')
    await page.goto(handbook + hash)
    await boot(page)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('navigation', { name: '同一主题的其他框架写法' }).getByRole('link', { name: 'Vue' }).click()
    await expect(page).toHaveURL(`${address('/docs/five/handbook/vue/tagging/')}${hash}`)
  })

  test('remembers the choice', async ({ page }) => {
    await open(page, handbook)
    await page.getByRole('link', { name: 'React Hooks' }).first().click()
    await expect(page).toHaveURL(address('/docs/five/handbook/react-hooks/tagging/'))
    expect(await page.evaluate(() => localStorage.getItem('realsee-docs:tabs-framework'))).toBe('React Hooks')
  })

  test('pages outside of the handbooks have none', async ({ page }) => {
    await page.goto(address('/docs/five/config/'))
    await expect(page.locator('.variants')).toHaveCount(0)
  })
})

test('an unlisted page has a banner, is kept from search engines and is not in the sidebar', async ({ page }) => {
  const path = address('/docs/vreo/get-started/react-support/')
  await page.goto(path)
  await expect(page.getByRole('note', { name: '未公开列出' })).toContainText('只有知道地址的人能打开')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator(`.side a[href="${path}"]`)).toHaveCount(0)
})

test('the page is offered as Markdown beside its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, address('/docs/five/quick-start/'))
  await page.getByText('本页操作').click()
  const markdown = page.getByRole('link', { name: '查看 Markdown' })
  await expect(markdown).toHaveAttribute('href', address('/docs/five/quick-start.md'))
  await page.getByRole('button', { name: '复制本页 Markdown' }).click()
  await expect(page.getByRole('status')).toHaveText('已复制')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`# ${await page.getByRole('heading', { level: 1 }).textContent()}`)
  expect(copied).toBe(await (await page.request.get(address('/docs/five/quick-start.md'))).text())
})

test('the agreement has a table of contents and no sidebar', async ({ page }) => {
  await page.goto(address('/agreement/'))
  await expect(page.getByRole('navigation', { name: '本页目录' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '文档目录' })).toHaveCount(0)
})

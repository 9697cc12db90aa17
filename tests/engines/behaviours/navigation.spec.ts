import { banner, link, main, pager, progress, sidebar, title } from '../reader/places'
import type { Place } from '../reader/find'
import { expect, test } from '../reader/test'

const START = '/docs/five/intro/'
const toConfig = link('初始化配置', sidebar)
const toQuickStart = link('快速开始', sidebar)

test('a link of the sidebar opens its page: heading, title, address, canonical address, entry', async ({ reader }) => {
  await reader.settle(START)
  await reader.click(toConfig)
  await reader.isAt('/docs/five/config/')
  await reader.sees(title(/^初始化配置/))
  await reader.until(() => reader.value(() => document.title)).toMatch(/^初始化配置.* · /)
  await reader
    .until(() =>
      reader.value(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => href),
      ),
    )
    .toEqual([expect.stringMatching(/\/developer\/docs\/five\/config\/$/)])
  await reader.until(() => reader.attribute(toConfig, 'aria-current')).toBe('page')
  expect(await reader.attribute(link('介绍', sidebar), 'aria-current')).toBeNull()
})

test('a page starts at its top, back returns to where the reader was, forward too', async ({ reader }) => {
  await reader.settle('/docs/five/config/')
  await reader.value(() => scrollTo(0, 700))
  await reader.until(reader.scrolled).toBe(700)
  await reader.value(() =>
    [...document.querySelectorAll('nav a')]
      .find((a) => a.textContent === '快速开始')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  )
  await reader.isAt('/docs/five/quick-start/')
  await reader.until(reader.scrolled).toBe(0)
  await reader.tab.back()
  await reader.isAt('/docs/five/config/')
  await reader.sees(title(/^初始化配置/))
  await reader.until(async () => Math.abs((await reader.scrolled()) - 700)).toBeLessThan(3)
  await reader.tab.forward()
  await reader.isAt('/docs/five/quick-start/')
  await reader.until(reader.scrolled).toBe(0)
})

test('back finds open what the reader had opened, at its place in the window', async ({ reader }) => {
  const inside: Place = { role: 'link', within: { role: 'group', name: /^装依赖时的报错/ }, nth: -1 }
  const top = (): Promise<number> => reader.of(inside, ([one]) => Math.round(one?.getBoundingClientRect().top ?? NaN))
  await reader.settle('/docs/five/quick-start/')
  await reader.click({ role: 'disclosure', name: '装依赖时的报错' })
  await reader.of(inside, ([one]) => one!.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await top()
  await reader.click(inside)
  await reader.isAt(/^\/docs\/faq\/first-run\//)
  await reader.sees(title('第一个页面跑不起来'))
  await reader.tab.back()
  await reader.sees(title('快速开始'))
  await reader.until(async () => Math.abs((await top()) - before)).toBeLessThan(3)
})

test('a click with the Control key leaves the page where it is', async ({ reader }) => {
  await reader.settle(START)
  await reader.value(() =>
    addEventListener('click', (event) => {
      sessionStorage.setItem('left to the browser', String(!event.defaultPrevented))
      event.preventDefault()
    }),
  )
  await reader.click(toConfig, 'Control')
  await reader.until(() => reader.value(() => sessionStorage.getItem('left to the browser'))).toBe('true')
  expect(await reader.address()).toBe(START)
})

test('after a page change the focus is on the content and the new title is said', async ({ reader }) => {
  await reader.settle(START)
  await reader.click(toConfig)
  await reader.sees(title(/^初始化配置/))
  await reader.until(() => reader.hasFocus(main)).toBe(true)
  await reader.until(reader.said).toContain('初始化配置')
})

test('a category closed by hand stays closed on the next page', async ({ reader }) => {
  await reader.settle(START)
  await reader.click({ role: 'disclosure', name: '手册：React', within: sidebar })
  await reader.seesNo(link('起步', { role: 'group', name: /^手册：React/, within: sidebar }))
  await reader.click(toConfig)
  await reader.sees(title(/^初始化配置/))
  expect(
    await reader.of({ role: 'group', within: sidebar, name: /^手册：/ }, (all) =>
      all.map((one) => (one as HTMLDetailsElement).open),
    ),
  ).toEqual([true, false])
})

test('the links at the end of a page lead to the next one and back, by keyboard', async ({ reader }) => {
  await reader.settle(START)
  await reader.focus(link(/^下一篇/, pager))
  await reader.press('Enter')
  await reader.sees(title('快速开始'))
  await reader.focus(link(/^上一篇/, pager))
  await reader.press('Enter')
  await reader.sees(title('三维空间 SDK Five'))
})

test('behaviours work on a page that was opened by a link, and again after coming back', async ({ reader }) => {
  await reader.settle('/docs/five/quick-start/')
  await reader.click(link('介绍', sidebar))
  await reader.sees(title('三维空间 SDK Five'))
  await reader.tab.back()
  await reader.sees(title('快速开始'))
  await reader.click({ role: 'tab', name: 'pnpm' })
  await reader.until(() => reader.attribute({ role: 'tab', name: 'pnpm' }, 'aria-selected')).toBe('true')
})

// What older browsers do: the address changes before the page is there
const CANNOT_WAIT = `const intercept = window.NavigateEvent?.prototype.intercept
  if (intercept) NavigateEvent.prototype.intercept = function ({ precommitHandler, ...rest }) { intercept.call(this, rest) }`
for (const [where, script] of [
  ['', ''],
  [', also where the address does not wait for it', CANNOT_WAIT],
] as const)
  test(`the page asked for last is the one that shows${where}`, async ({ reader, site }) => {
    site.inject(script)
    await reader.settle(START)
    site.meet('silent', /five\/config/)
    await reader.click(toConfig)
    await reader.until(() => Promise.resolve(site.waiting)).toBeGreaterThan(0)
    // WebKit's driver moves no pointer while a page is awaited
    await reader.of(link(/^空间导览/, banner), ([one]) => one!.click())
    await reader.sees(title(/vreo|导览/i))
    site.recover()
    await reader.quiet()
    await reader.isAt('/docs/vreo/intro/')
    await reader.sees(title(/vreo|导览/i))
  })

test('while a page loads, the one before stays, with a progress bar', async ({ reader, site }) => {
  await reader.settle(START)
  site.meet('silent')
  await reader.click(toConfig)
  await reader.sees(progress)
  expect(await reader.text(title())).toContain('三维空间 SDK Five')
  site.recover()
  await reader.sees(title(/^初始化配置/))
  await reader.seesNo(progress)
})

test('a link to an unknown address shows the not-found page, and back works', async ({ reader }) => {
  await reader.settle(START)
  await reader.follow('/docs/five/nowhere/')
  await reader.sees(title('没有找到这个页面'))
  await reader.tab.back()
  await reader.sees(title('三维空间 SDK Five'))
})

test('a link to an .html address opens the page', async ({ reader }) => {
  await reader.settle(START)
  await reader.follow('/docs/five/quick-start.html')
  await reader.sees(title('快速开始'))
})

test('a browser without the Navigation API opens pages, goes back and finds sections', async ({ reader, site }) => {
  site.inject('delete window.navigation; delete Window.prototype.navigation')
  await reader.settle(START)
  expect(await reader.value(() => 'navigation' in window)).toBe(false)
  await reader.click(toQuickStart)
  await reader.sees(title('快速开始'))
  await reader.click(toConfig)
  await reader.sees(title(/^初始化配置/))
  await reader.tab.back()
  await reader.sees(title('快速开始'))
  await reader.tab.back()
  await reader.sees(title('三维空间 SDK Five'))
})

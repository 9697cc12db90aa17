import type { Place } from '../reader/find'
import {
  alert,
  article,
  banner,
  button,
  heading,
  link,
  main,
  progress,
  searchOpener,
  sidebar,
  title,
} from '../reader/places'
import { expect, test } from '../reader/test'

const START = '/docs/five/intro/'
const toConfig = link('初始化配置', sidebar)
const failed = heading('这一页没能加载出来')
const retry = button('重试')
const waiting: Place = { role: 'status', name: '加载中…', within: alert }

test('a page that cannot be loaded is said, and Retry loads it when the network is back', async ({ reader, site }) => {
  await reader.settle(START)
  site.meet('offline')
  await reader.click(toConfig)
  await reader.sees(failed)
  await reader.until(() => reader.hasFocus(failed)).toBe(true)
  // In no words of the browser's own
  expect(await reader.text({ role: 'paragraph', within: alert })).toBe('请检查网络连接后再试。')
  await reader.sees(banner)
  await reader.sees({ role: 'contentinfo' })
  await reader.isAt('/docs/five/config/')
  await reader.click(retry)
  // The panel stays while it is tried: the network must not come back in the middle
  await reader.seesNo(waiting)
  await reader.sees(failed)
  site.recover()
  await reader.click(retry)
  await reader.sees(title(/^初始化配置/))
  await reader.seesNo(failed)
})

test('from a page that could not be loaded, back returns to the one before', async ({ reader, site }) => {
  await reader.settle(START)
  site.meet('offline')
  await reader.click(toConfig)
  await reader.sees(failed)
  await reader.tab.back()
  await reader.isAt(START)
  await reader.sees(title('三维空间 SDK Five'))
})

test('a page that the server refuses for a moment is said, and Retry loads it', async ({ reader, site }) => {
  await reader.settle(START)
  site.meet('unavailable')
  await reader.click(toConfig)
  await reader.sees(failed)
  expect(await reader.text(alert)).toContain('HTTP 503')
  site.meet('silent')
  await reader.click(retry)
  await reader.sees(waiting)
  site.recover()
  await reader.sees(title(/^初始化配置/))
})

test('a page that is never answered is said after a while, and Retry loads it', async ({ reader, site }) => {
  site.hurry()
  await reader.settle(START)
  site.meet('silent')
  await reader.click(toConfig)
  await reader.sees(progress)
  await reader.sees(failed)
  await reader.until(() => reader.text(main)).toContain('请检查网络连接')
  await reader.seesNo(progress)
  site.recover()
  await reader.click(retry)
  await reader.sees(title(/^初始化配置/))
})

test('a page fetched ahead opens, or says that it could not, when the network goes', async ({ reader, site }) => {
  await reader.settle(START)
  await reader.hover(toConfig)
  await reader.quiet()
  site.meet('offline')
  await reader.click(toConfig)
  await reader.isAt('/docs/five/config/')
  await reader.until(async () => (await reader.count(failed)) + (await reader.count(title(/^初始化配置/)))).toBe(1)
  await reader.sees(banner)
})

test('the login page of a network is shown as it is, and back leads to the page before', async ({ reader, site }) => {
  await reader.settle(START)
  site.meet('login page', /five\/config/)
  await reader.click(toConfig)
  await reader.sees(heading('Wi-Fi'))
  site.recover()
  await reader.tab.back()
  await reader.isAt(START)
  await reader.sees(title('三维空间 SDK Five'))
})

test('where no script file arrives, the page reads, its links lead on, and nothing shows that needs one', async ({
  reader,
  site,
}) => {
  site.meet('unavailable', /\.js$/)
  await reader.open(START)
  expect(await reader.count(heading('能做什么', article))).toBe(1)
  await reader.click(link('快速开始', article))
  await reader.sees(title('快速开始'))
  await reader.seesNo({ role: 'tab' })
  expect(await reader.count(button(/^复制/, article))).toBe(0)
  // Not for a wrong address of the site, nor where a page has another address than its canonical one
  expect(await reader.count(alert)).toBe(0)
  await reader.open('/docs/')
  expect(await reader.count(alert)).toBe(0)
  await reader.sees(main)
  await reader.sees(searchOpener)
})

import { banner, button, drawer, link, menuButton, title } from '../reader/places'
import type { Reader } from '../reader/reader'
import { expect, test } from '../reader/test'

const PAGE = '/docs/five/intro/'

async function openDrawer(reader: Reader): Promise<void> {
  await reader.tab.resize(390, 800)
  await reader.settle(PAGE)
  await reader.click(menuButton)
  await reader.sees(drawer)
}

test('below 996 px the menu opens a drawer; Escape closes it and the focus is on the menu again', async ({
  reader,
}) => {
  await openDrawer(reader)
  await reader.sees(link('快速开始', drawer))
  await reader.press('Escape')
  await reader.seesNo(drawer)
  await reader.until(() => reader.hasFocus(menuButton)).toBe(true)
})

test('the drawer shows the main menu on the way back, and the sidebar of the page again the next time', async ({
  reader,
}) => {
  const [menu, entries] = [/主导航/, /文档目录/].map((name) => ({ role: 'navigation', name, within: drawer }))
  await openDrawer(reader)
  await reader.sees(entries!)
  expect(await reader.count(menu!)).toBe(0)
  await reader.click(button(/返回上级菜单/, drawer))
  await reader.sees(menu!)
  await reader.seesNo(entries!)
  await reader.until(() => reader.hasFocus({ role: 'link', within: menu!, nth: 0 })).toBe(true)
  expect(await reader.attribute(link(/^三维空间/, menu!), 'aria-current')).toBe('page')
  await reader.click(link(/^空间导览/, menu!))
  await reader.isAt('/docs/vreo/intro/')
  await reader.seesNo(drawer)
  await reader.click(menuButton)
  await reader.until(() => reader.text(entries!)).toContain('空间导览')
})

test('a link of the drawer opens its page and closes the drawer; back closes it too, and leads to the page before', async ({
  reader,
}) => {
  await openDrawer(reader)
  await reader.click(link('快速开始', drawer))
  await reader.sees(title('快速开始'))
  await reader.seesNo(drawer)
  await reader.click(menuButton)
  await reader.sees(drawer)
  await reader.tab.back()
  await reader.isAt(PAGE)
  await reader.sees(title('三维空间 SDK Five'))
  await reader.seesNo(drawer)
})

test('the button of the drawer and a tap beside it close it, and the focus is on the menu again', async ({
  reader,
}) => {
  await openDrawer(reader)
  await reader.click(button('关闭导航菜单', drawer))
  await reader.seesNo(drawer)
  await reader.until(() => reader.hasFocus(menuButton)).toBe(true)
  await reader.click(menuButton)
  await reader.sees(drawer)
  const width = await reader.value(() => innerWidth)
  await reader.tab.click(width - 30, 500)
  await reader.seesNo(drawer)
  await reader.until(() => reader.hasFocus(menuButton)).toBe(true)
})

test('the drawer closes when the window becomes wide', async ({ reader }) => {
  await openDrawer(reader)
  await reader.tab.resize(1200, 800)
  await reader.seesNo(drawer)
})

test('the drawer opens before any script has arrived, closes by a tap beside it and in a window that gets wide', async ({
  reader,
  site,
}) => {
  await reader.tab.resize(390, 800)
  site.holdScripts()
  await reader.open(PAGE)
  await reader.click(menuButton)
  await reader.sees(link('快速开始', drawer))
  const width = await reader.value(() => innerWidth)
  await reader.tab.click(width - 30, 500)
  await reader.seesNo(drawer)
  await reader.click(menuButton)
  await reader.sees(drawer)
  await reader.tab.resize(1200, 800)
  site.recover()
  await reader.seesNo(drawer)
})

test('at 996 px and less the phone layout stands, above it the desktop one', async ({ reader }) => {
  await reader.tab.resize(996, 800)
  await reader.open(PAGE)
  await reader.sees(menuButton)
  expect(await reader.count(link(/^空间交互/, banner))).toBe(0)
  await reader.tab.resize(997, 800)
  await reader.seesNo(menuButton)
  expect(await reader.count(link(/^空间交互/, banner))).toBe(1)
  expect(await reader.count({ role: 'navigation', name: '文档目录' })).toBe(1)
})

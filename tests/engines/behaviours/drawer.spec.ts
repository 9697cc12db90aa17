import { button, drawer, link, menuButton, title } from '../reader/places'
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

test('the drawer shows the main menu on the way back', async ({ reader }) => {
  await openDrawer(reader)
  await reader.click(button(/返回上级菜单/, drawer))
  await reader.sees(link(/空间导览/, drawer))
})

test('a link of the drawer opens its page and closes the drawer', async ({ reader }) => {
  await openDrawer(reader)
  await reader.click(link('快速开始', drawer))
  await reader.sees(title('快速开始'))
  await reader.seesNo(drawer)
})

test('back closes the drawer and leads to the page before', async ({ reader }) => {
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

test('the button of the drawer and a tap beside it close it', async ({ reader }) => {
  await openDrawer(reader)
  await reader.click(button('关闭导航菜单', drawer))
  await reader.seesNo(drawer)
  await reader.click(menuButton)
  await reader.sees(drawer)
  const width = await reader.value(() => innerWidth)
  await reader.tab.click(width - 30, 500)
  await reader.seesNo(drawer)
})

test('the drawer closes when the window becomes wide', async ({ reader }) => {
  await openDrawer(reader)
  await reader.tab.resize(1200, 800)
  await reader.seesNo(drawer)
})

test('the drawer opens before any script has arrived', async ({ reader, site }) => {
  await reader.tab.resize(390, 800)
  site.holdScripts()
  await reader.open(PAGE)
  await reader.click(menuButton)
  await reader.sees(link('快速开始', drawer))
})

test('at 996 px and less the phone layout stands, above it the desktop one', async ({ reader }) => {
  await reader.tab.resize(996, 800)
  await reader.open(PAGE)
  await reader.sees(menuButton)
  await reader.tab.resize(997, 800)
  await reader.seesNo(menuButton)
  expect(await reader.count({ role: 'navigation', name: '文档目录' })).toBe(1)
})

import { banner, button, colourToggle, link, sidebar, title } from '../reader/places'
import type { Reader } from '../reader/reader'
import { expect, test } from '../reader/test'

const PAGE = '/docs/five/intro/'

/** Whether the page's ground is dark, as it is painted. */
const isDark = (reader: Reader): Promise<boolean> =>
  reader.value(() => {
    const ground = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => !/, 0\)$|transparent/.test(colour))
    const parts = (ground ?? '').match(/[\d.]+/g)?.map(Number) ?? [255]
    return parts.slice(0, 3).every((part) => part < 90)
  })

/** Presses the toggle, and the page is dark then, or light. */
async function toggles(reader: Reader, toDark: boolean): Promise<void> {
  await reader.click(colourToggle)
  await reader.until(() => isDark(reader)).toBe(toDark)
}

test('the page is light at first; the toggle makes it dark, says so and stores it as `theme`', async ({ reader }) => {
  await reader.settle(PAGE)
  expect(await isDark(reader)).toBe(false)
  await toggles(reader, true)
  await reader.sees(button('切换配色（当前：深色）', banner))
  expect(await reader.value(() => localStorage.getItem('theme'))).toBe('dark')
  await toggles(reader, false)
})

test('the colour mode is kept on other pages and on the next visit, from the first frame', async ({ reader, site }) => {
  await reader.settle(PAGE)
  await toggles(reader, true)
  await reader.click(link('快速开始', sidebar))
  await reader.sees(title('快速开始'))
  expect(await isDark(reader)).toBe(true)
  // Without any script file: what the first frames show must not wait for one. And as a document, not by the page before
  await reader.open('/robots.txt')
  site.holdScripts()
  site.inject(
    `window.grounds = []
     const look = () => {
       if (document.body) grounds.push(getComputedStyle(document.body).backgroundColor)
       if (grounds.length < 3) requestAnimationFrame(look)
     }
     requestAnimationFrame(look)`,
  )
  await reader.open('/docs/faq/intro/')
  expect(await isDark(reader)).toBe(true)
  const grounds = (): Promise<string[]> => reader.value(() => (window as never as { grounds: string[] }).grounds)
  await reader.until(async () => (await grounds()).length).toBe(3)
  expect(new Set(await grounds()).size).toBe(1)
})

test('another tab changes its colour with this one', async ({ reader, secondReader }) => {
  await reader.settle(PAGE)
  await secondReader.settle(PAGE)
  await toggles(secondReader, true)
  await reader.tab.activate()
  await reader.until(() => isDark(reader)).toBe(true)
})

test('a tab whose scripts have not arrived changes its colour with another, and by its own toggle', async ({
  reader,
  secondReader,
  site,
}) => {
  site.holdScripts()
  await reader.open('/docs/faq/intro/')
  site.holdScripts(false)
  await secondReader.settle(PAGE)
  await toggles(secondReader, true)
  await reader.tab.activate()
  await reader.until(() => isDark(reader)).toBe(true)
  await toggles(reader, false)
})

test('a page that comes back from the history has the colour chosen since', async ({ reader }) => {
  await reader.settle(PAGE)
  await reader.settle('/openapi/')
  await toggles(reader, true)
  await reader.tab.back()
  await reader.isAt(PAGE)
  await reader.until(() => isDark(reader)).toBe(true)
})

test('where nothing may be stored, the page reads and the toggle works', async ({ reader, site }) => {
  site.inject(
    `for (const name of ['localStorage', 'sessionStorage'])
       Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`,
  )
  await reader.settle(PAGE)
  await toggles(reader, true)
  await reader.click(link('快速开始', sidebar))
  await reader.sees(title('快速开始'))
})

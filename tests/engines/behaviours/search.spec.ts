import {
  alert,
  article,
  button,
  link,
  main,
  option,
  searchDialog,
  searchField,
  searchOpener,
  searchPageField,
  title,
} from '../reader/places'
import type { Place } from '../reader/find'
import type { Reader } from '../reader/reader'
import { expect, test } from '../reader/test'

const HERE = '/docs/five/intro/'
const mark: Place = { role: 'mark', within: main }
const active = (reader: Reader): Promise<number> =>
  reader.of({ role: 'option' }, (all) => all.findIndex((one) => one.getAttribute('aria-selected') === 'true'))

async function openSearch(reader: Reader, key = '/'): Promise<void> {
  await reader.settle(HERE)
  await reader.press(key)
  await reader.until(() => reader.hasFocus(searchField)).toBe(true)
}

async function searchFor(reader: Reader, query: string): Promise<void> {
  await openSearch(reader, 'Control+k')
  await reader.type(query)
  await reader.reaches({ ...option, nth: 0 })
}

test('Control K opens the search with the focus in its field; Escape closes it and gives the focus back', async ({
  reader,
}) => {
  await reader.settle(HERE)
  await reader.value(() =>
    [...document.querySelectorAll('summary')].find((one) => one.textContent === '本页操作')!.focus(),
  )
  await reader.press('Control+k')
  await reader.until(() => reader.hasFocus(searchField)).toBe(true)
  await reader.press('Escape')
  await reader.seesNo(searchDialog)
  await reader.until(() => reader.value(() => document.activeElement?.textContent)).toBe('本页操作')
})

test('a slash opens the search, but is typed in a field', async ({ reader }) => {
  await openSearch(reader)
  expect(await reader.content(searchField)).toBe('')
  await reader.settle('/search/')
  await reader.click(searchPageField)
  await reader.press('/')
  await reader.until(() => reader.content(searchPageField)).toBe('/')
  expect(await reader.count(searchDialog)).toBe(0)
})

test('the arrows and the pointer go through the hits, Enter opens one and marks the words', async ({ reader }) => {
  await searchFor(reader, '全景标签')
  await reader.until(() => active(reader)).toBe(0)
  await reader.press('ArrowDown')
  await reader.until(() => active(reader)).toBe(1)
  expect(await reader.attribute(searchField, 'aria-activedescendant')).toBe(
    await reader.attribute({ ...option, nth: 1 }, 'id'),
  )
  await reader.press('ArrowUp')
  await reader.press('ArrowUp')
  await reader.until(async () => (await active(reader)) === (await reader.count(option)) - 1).toBe(true)
  await reader.press('ArrowDown')
  await reader.until(() => active(reader)).toBe(0)
  await reader.hover({ ...option, nth: 2 })
  await reader.until(() => active(reader)).toBe(2)
  expect(await reader.hasFocus(searchField)).toBe(true)
  await reader.press('ArrowUp')
  await reader.press('ArrowUp')
  await reader.press('Enter')
  await reader.seesNo(searchDialog)
  await reader.sees(mark)
  await reader.isAt(/^\/docs\/(?!five\/intro\/$)/)
})

test('a hit leads to its section, where the words are marked', async ({ reader }) => {
  const member = 'AreaMakerPluginType.AreaMakerController-tagDomContainer'
  await searchFor(reader, 'tagDomContainer')
  await reader.press('Enter')
  await reader.isAt(`/docs/dnalogel/reference/marker-types/#${member}`)
  await reader
    .until(() => reader.value((id) => document.getElementById(id)?.querySelector('mark')?.textContent, member))
    .toBe('tagDomContainer')
  await reader.hasLanded()
})

test('on a phone the search is used by touch', async ({ reader }) => {
  await reader.tab.resize(390, 800)
  await reader.open(HERE)
  await reader.tap(searchOpener)
  await reader.until(() => reader.hasFocus(searchField)).toBe(true)
  await reader.type('全景标签')
  await reader.sees(option)
  await reader.tap({ ...option, nth: 0 })
  await reader.isAt(/^\/docs\/(?!five\/intro\/$)/)
  await reader.sees(mark)
})

test('a click beside the search closes it', async ({ reader }) => {
  await reader.settle(HERE)
  await reader.press('/')
  await reader.sees(searchField)
  await reader.tab.click(20, 600)
  await reader.seesNo(searchDialog)
})

test('nothing found is said with the query, three others and a way to tell; another one is searched', async ({
  reader,
}) => {
  const other: Place = { ...button(/./, { role: 'listitem', within: searchDialog }), nth: 0 }
  await openSearch(reader)
  await reader.type('zzqqxxyyzz')
  await reader.until(() => reader.text(searchDialog)).toMatch(/没有与之匹配的内容：“zzqqxxyyzz”/)
  expect(await reader.count({ ...other, nth: undefined })).toBe(3)
  expect(await reader.attribute(link('告诉我们', searchDialog), 'href')).toMatch(/^mailto:.*zzqqxxyyzz/)
  const query = await reader.text(other)
  await reader.click(other)
  await reader.until(() => reader.content(searchField)).toBe(query)
  expect(await reader.hasFocus(searchField)).toBe(true)
  await reader.sees(option)
})

test('what was opened is offered at the next search, and leads there again', async ({ reader }) => {
  await searchFor(reader, 'PanoTag')
  await reader.press('Enter')
  await reader.seesNo(searchDialog)
  await reader.until(() => reader.address()).not.toBe(HERE)
  const opened = await reader.value(() => location.href)
  await reader.settle(HERE)
  await reader.press('/')
  await reader.until(() => reader.text(searchDialog)).toMatch(/最近搜过[^]*PanoTag/)
  await reader.press('Enter')
  await reader.until(() => reader.value(() => location.href)).toBe(opened)
})

test('keys typed while the search opens are in its field', async ({ reader, site }) => {
  await reader.open(HERE)
  site.meet(600)
  await reader.press('/')
  await reader.type('panotag')
  await reader.until(() => reader.content(searchField)).toBe('panotag')
})

for (const [how, ask] of Object.entries({
  'a slash': (reader: Reader) => reader.press('/'),
  'Control K': (reader: Reader) => reader.press('Control+k'),
  'the button': (reader: Reader) => reader.click(searchOpener),
}))
  test(`what is typed after ${how} before any script has come is in the field, and is searched`, async ({
    reader,
    site,
  }) => {
    site.holdScripts()
    await reader.open(HERE)
    await ask(reader)
    await reader.type('pano')
    site.recover()
    await reader.started()
    await reader.type('tag')
    await reader.until(() => reader.content(searchField)).toBe('panotag')
    await reader.reaches({ ...option, nth: 0 })
  })

test('Escape while the search opens keeps it closed', async ({ reader, site }) => {
  await reader.open(HERE)
  site.meet('silent')
  await reader.press('/')
  await reader.until(() => Promise.resolve(site.waiting)).toBeGreaterThan(0)
  await reader.press('Escape')
  site.recover()
  await reader.quiet()
  expect(await reader.count(searchDialog)).toBe(0)
})

test('Escape before any script has come keeps the search closed', async ({ reader, site }) => {
  site.holdScripts()
  await reader.open(HERE)
  await reader.press('/')
  await reader.sees(searchDialog)
  await reader.press('Escape')
  site.recover()
  await reader.started()
  await reader.quiet()
  expect(await reader.count(searchDialog)).toBe(0)
})

test('searching while offline says so and keeps the article', async ({ reader, site }) => {
  await reader.settle(HERE)
  site.meet('offline')
  await reader.press('/')
  await reader.type('panotag')
  await reader.until(() => reader.text(alert)).toMatch(/网络|没能取到/)
  expect(await reader.count({ role: 'heading', name: '能做什么', within: article })).toBe(1)
})

test('an index that cannot be reached is said, and the next key tries again', async ({ reader, site }) => {
  await openSearch(reader)
  await reader.quiet()
  site.meet('offline')
  await reader.type('标尺')
  await reader.until(() => reader.text(searchDialog)).toContain('请检查网络连接后再试')
  site.recover()
  await reader.type('线')
  await reader.until(() => reader.text(searchDialog)).not.toContain('请检查网络连接后再试')
})

test('an index that is never answered is said too', async ({ reader, site }) => {
  site.hurry()
  await openSearch(reader)
  await reader.quiet()
  site.meet('silent')
  await reader.type('标尺')
  await reader.until(() => reader.text(searchDialog)).toContain('请检查网络连接后再试')
})

test('the last option leads to all results', async ({ reader }) => {
  await searchFor(reader, '全景')
  await reader.click({ role: 'option', name: /^查看全部 \d+ 条结果$/ })
  await reader.isAt('/search/?q=全景')
  await reader.sees(title('“全景”的搜索结果'))
})

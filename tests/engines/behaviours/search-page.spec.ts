import { main, result, searchPageField, title } from '../reader/places'
import { expect, test } from '../reader/test'

test('an address with a query shows its results, with their number and the words marked; a result leads to its page', async ({
  reader,
}) => {
  await reader.settle('/search/?q=全景')
  await reader.sees(title('“全景”的搜索结果'))
  await reader.until(() => reader.count(result)).toBe(20)
  expect(await reader.content(searchPageField)).toBe('全景')
  expect(await reader.value(() => document.title)).toMatch(/^“全景”的搜索结果 · /)
  expect(Number(/共 (\d+) 条结果/.exec(await reader.text(main))?.[1])).toBeGreaterThan(20)
  expect(await reader.text({ role: 'mark', within: { ...result, nth: 0 } })).toBe('全景')
  await reader.click({ role: 'link', nth: 0, within: { ...result, nth: 0 } })
  await reader.seesNo(searchPageField)
  await reader.sees({ role: 'mark', within: main })
})

test('typing changes the address, back returns to the query before, and forward to the next', async ({ reader }) => {
  await reader.settle('/search/?q=panotag')
  await reader.until(() => reader.count(result)).toBeGreaterThan(0)
  await reader.click(searchPageField)
  await reader.press('End')
  await reader.type(' plugin')
  await reader.isAt('/search/?q=panotag plugin')
  await reader.press('Enter')
  await reader.sees(title('“panotag plugin”的搜索结果'))
  await reader.tab.back()
  await reader.sees(title('“panotag”的搜索结果'))
  await reader.until(() => reader.content(searchPageField)).toBe('panotag')
  await reader.tab.forward()
  await reader.until(() => reader.content(searchPageField)).toBe('panotag plugin')
})

test('back from a result finds the list as it was, also one left while more was awaited', async ({ reader, site }) => {
  await reader.settle('/search/?q=全景')
  await reader.until(() => reader.count(result)).toBe(20)
  site.meet('silent', /\/search\/.+\.json/)
  await reader.click({ role: 'link', nth: 0, within: { ...result, nth: 14 } })
  await reader.isAt(/^\/docs|^\/openapi/)
  await reader.until(() => reader.count(searchPageField)).toBe(0)
  site.recover()
  await reader.tab.back()
  await reader.sees(title('“全景”的搜索结果'))
  await reader.until(() => reader.isInView({ ...result, nth: 14 })).toBe(true)
  await reader.until(() => reader.count(result)).toBeGreaterThan(20)
})

test('further results come when the reader gets to the end; a reload finds the list as it was, however late they come', async ({
  reader,
  site,
}) => {
  await reader.settle('/search/?q=全景')
  await reader.until(() => reader.count(result)).toBe(20)
  await reader.value(() => scrollTo(0, document.body.scrollHeight))
  await reader.until(() => reader.count(result)).toBeGreaterThan(20)
  await reader.hover({ role: 'link', nth: 0, within: { ...result, nth: 20 } })
  await reader.until(() => reader.isInView({ ...result, nth: 20 })).toBe(true)
  site.meet('silent', /\/search\/manifest\.json/)
  await reader.tab.reload()
  await reader.seesNo(result)
  site.recover()
  await reader.until(() => reader.isInView({ ...result, nth: 20 })).toBe(true)
})

test('Escape clears the query', async ({ reader }) => {
  await reader.settle('/search/?q=全景')
  await reader.until(() => reader.count(result)).toBe(20)
  await reader.click(searchPageField)
  await reader.press('Escape')
  await reader.until(() => reader.content(searchPageField)).toBe('')
  await reader.until(() => reader.count(result)).toBe(0)
  await reader.isAt('/search/')
})

test('what was typed before the scripts came is searched', async ({ reader, site }) => {
  site.holdScripts()
  await reader.open('/search/')
  await reader.click(searchPageField)
  await reader.type('panotag')
  site.recover()
  await reader.until(() => reader.count(result)).toBeGreaterThan(0)
  expect(await reader.content(searchPageField)).toBe('panotag')
})

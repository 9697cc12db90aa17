import { link, main, title } from '../reader/places'
import { expect, test } from '../reader/test'

const KINDS = ['/', '/docs/', '/docs/five/quick-start/', '/agreement/', '/openapi/', '/openapi/core/', '/search/']

test('every kind of page is at its address, has one heading, and no script fails on it', async ({ reader, site }) => {
  site.inject(
    `addEventListener('error', (event) => { if (event.message) sessionStorage.failed = event.message }, true)
     addEventListener('unhandledrejection', (event) => { sessionStorage.failed = String(event.reason) })`,
  )
  for (const path of KINDS) {
    await reader.settle(path)
    expect([await reader.address(), await reader.count(title())]).toEqual([path, 1])
  }
  expect(await reader.value(() => sessionStorage.getItem('failed'))).toBeNull()
})

test('an unknown address says so and offers a way on', async ({ reader }) => {
  await reader.open('/docs/five/nowhere/')
  await reader.sees(title('没有找到这个页面'))
  await reader.until(() => reader.text(main)).toContain('请告诉那个网站的维护者')
  await reader.sees(link(/首页/, main))
  await reader.started()
  await reader.isAt('/docs/five/nowhere/')
})

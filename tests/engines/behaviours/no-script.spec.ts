import type { Reader } from '../reader/reader'
import { expect, test } from '../reader/test'

/**
 * A page in a frame whose sandbox allows no script: read as with scripts switched off, the same way in every engine, and
 * seen from the document around it.
 */
async function openWithoutScripts(reader: Reader, path: string): Promise<void> {
  await reader.open('/robots.txt')
  await reader.value((src) => {
    document.body.innerHTML = '<iframe sandbox="allow-same-origin" width="1300" height="800"></iframe>'
    const frame = document.querySelector('iframe')!
    return new Promise<void>((done) => {
      frame.onload = () => done()
      frame.src = src
    })
  }, reader.site.url(path))
}

/** Texts of the elements of the page in the frame that can be seen. */
const seen = (reader: Reader, selector: string): Promise<string[]> =>
  reader.value(
    (wanted) =>
      [...document.querySelector('iframe')!.contentDocument!.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => (one.textContent ?? '').trim()),
    selector,
  )

test('without scripts a page reads completely: heading, text, all tab panels, contents, which open on a phone', async ({
  reader,
}) => {
  await openWithoutScripts(reader, '/docs/five/quick-start/')
  expect(await seen(reader, 'h1')).toEqual(['快速开始'])
  const all = await reader.value(
    () => document.querySelector('iframe')!.contentDocument!.querySelectorAll('[role=tabpanel]').length,
  )
  expect(all).toBeGreaterThan(2)
  expect(await seen(reader, '[role=tabpanel]')).toHaveLength(all)
  expect(await seen(reader, '[role=tabpanel] > .panel-label')).toHaveLength(all)
  expect(await seen(reader, '[role=tablist]')).toEqual([])
  expect((await seen(reader, 'nav[aria-label=本页目录] a')).length).toBeGreaterThan(3)
  await reader.value(() => {
    const frame = document.querySelector('iframe')!
    frame.width = '360'
    frame.contentDocument!.querySelector<HTMLElement>('.toc-inline summary')!.click()
  })
  await reader.until(async () => (await seen(reader, '.toc-inline a')).length).toBeGreaterThan(3)
})

test('without scripts no button is shown that needs one', async ({ reader }) => {
  await openWithoutScripts(reader, '/docs/five/quick-start/')
  const buttons = await seen(reader, 'button')
  expect(buttons.filter((text) => /复制|换行|配色|公告/.test(text))).toEqual([])
})

test('without scripts the menu of a phone shows both its lists, and no way from one to the other', async ({
  reader,
}) => {
  await openWithoutScripts(reader, '/docs/five/quick-start/')
  await reader.value(() => {
    const frame = document.querySelector('iframe')!
    frame.width = '360'
    frame.contentDocument!.querySelector<HTMLDialogElement>('#drawer')!.showModal()
  })
  expect(await seen(reader, 'dialog a')).toEqual(expect.arrayContaining(['开发者协议', '快速开始']))
  expect((await seen(reader, 'dialog button')).join('')).toBe('')
})

test('without scripts links open pages, the search button leads to a page that explains', async ({ reader }) => {
  await openWithoutScripts(reader, '/docs/five/intro/')
  const follow = (selector: string): Promise<string> =>
    reader.value(
      (wanted) =>
        new Promise<string>((done) => {
          const frame = document.querySelector('iframe')!
          frame.onload = () => done(frame.contentWindow!.location.pathname)
          frame.contentDocument!.querySelector<HTMLAnchorElement>(wanted)!.click()
        }),
      selector,
    )
  expect(await follow('nav[aria-label=文档目录] a[href$="quick-start/"]')).toBe('/developer/docs/five/quick-start/')
  expect(await follow('footer a[href$="/vreo/intro/"]')).toBe('/developer/docs/vreo/intro/')
  expect(await follow('header a[href$="/search/"]')).toBe('/developer/search/')
  expect((await seen(reader, 'main')).join()).toContain('请启用 JavaScript')
})

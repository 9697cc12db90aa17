import { article, contents, link } from '../reader/places'
import type { Reader } from '../reader/reader'
import { expect, test } from '../reader/test'

/** Sections that many parts stand before, which take their size late: tables, steps, code. */
const FAR = [
  '/docs/webview/app/android/#app-info',
  '/docs/five/config/#split',
  '/docs/webview/app/ios/#delegate',
  '/docs/dnalogel/reference/floorplan/#FloorplanGuidePlugin-event-dispose',
  '/docs/faq/errors/#vreo-msg-error-5',
]

/** Follows links from an article to sections of other pages. */
async function followsLinks(reader: Reader): Promise<void> {
  for (const path of FAR) {
    await reader.settle('/docs/faq/intro/')
    await reader.follow(path)
    await reader.isAt(path)
    await reader.hasLanded()
  }
}

const NO_ANCHORING = `addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { overflow-anchor: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
})`

test('an address with a section opens at the section', async ({ reader }) => {
  for (const path of FAR) {
    await reader.settle(path)
    await reader.hasLanded()
  }
})

test('a link to a row of another page marks the row', async ({ reader }) => {
  await reader.settle('/docs/faq/intro/')
  await reader.follow('/docs/faq/errors/#api-10001')
  await reader.isAt('/docs/faq/errors/#api-10001')
  await reader.until(() => reader.value(() => document.querySelector('tr:target')?.id ?? null)).toBe('api-10001')
})

test('an address with a section opens at the section without scroll anchoring', async ({ reader, site }) => {
  site.inject(NO_ANCHORING)
  for (const path of FAR) {
    await reader.settle(path)
    await reader.hasLanded()
  }
})

test('a link to a section of another page leads to the section', async ({ reader }) => {
  await followsLinks(reader)
})

test('on a phone a link to a section of another page leads below the line with the contents', async ({ reader }) => {
  await reader.tab.resize(390, 844)
  await followsLinks(reader)
})

test('a link to a section of another page leads to the section without scroll anchoring', async ({ reader, site }) => {
  site.inject(NO_ANCHORING)
  await followsLinks(reader)
})

test('the contents lead to their sections and follow the reader to the end; a link leads back to the top', async ({
  reader,
}) => {
  await reader.settle('/docs/five/config/')
  const entry = { ...link(/./, contents), nth: 4 }
  await reader.click(entry)
  await reader.hasLanded()
  await reader.until(() => reader.attribute(entry, 'aria-current')).not.toBeNull()
  expect(await reader.of(contents, ([list]) => list!.querySelectorAll('[aria-current]').length)).toBe(1)
  await reader.value(() => scrollTo(0, document.documentElement.scrollHeight))
  await reader.until(() => reader.attribute({ ...entry, nth: -1 }, 'aria-current')).not.toBeNull()
  await reader.click(link('回到顶部'))
  await reader.until(reader.scrolled).toBeLessThan(120)
  await reader.until(() => reader.attribute(entry, 'aria-current')).toBeNull()
})

test('back and forward go through the sections of a page, and those of others', async ({ reader }) => {
  await reader.settle('/docs/five/config/')
  const [second, fourth] = [1, 3].map((nth) => ({ ...link(/./, contents), nth }))
  await reader.click(second!)
  const first = await reader.address()
  await reader.hasLanded()
  await reader.click(fourth!)
  await reader.hasLanded()
  await reader.tab.back()
  await reader.isAt(first)
  await reader.hasLanded()
  await reader.tab.forward()
  await reader.hasLanded()
  const last = await reader.address()
  // As a hit does: the reader leaves the page where it stands
  await reader.value((href) => location.assign(href), reader.site.url(FAR[0]!))
  await reader.isAt(FAR[0]!)
  await reader.hasLanded()
  await reader.tab.back()
  await reader.isAt(last)
  await reader.hasLanded()
  await reader.tab.forward()
  await reader.isAt(FAR[0]!)
  await reader.hasLanded()
})

test('an address of something folded opens it', async ({ reader }) => {
  await reader.open('/openapi/core/')
  const id = await reader.value(() => document.querySelector('details:not([open]) :is(tr, h4)[id]')!.id)
  await reader.open('/')
  await reader.open(`/openapi/core/#${id}`)
  await reader
    .until(() => reader.value((one) => Boolean(document.getElementById(one)!.closest('details')?.open), id))
    .toBe(true)
  await reader.hasLanded()
  await reader.settle('/openapi/core/')
  await reader.value((one) => void (location.hash = one), id)
  await reader.hasLanded()
})

test('an address of a hidden tab shows the tab, and no other one', async ({ reader }) => {
  await reader.open('/docs/five/quick-start/')
  const id = await reader.of({ role: 'tab', name: 'pnpm' }, ([tab]) => tab!.getAttribute('aria-controls')!)
  await reader.open('/')
  await reader.open(`/docs/five/quick-start/#${id}`)
  const shown = (): Promise<string[]> =>
    reader.value(
      (one) =>
        [...document.getElementById(one)!.parentElement!.children]
          .filter((panel) => panel.matches('[role=tabpanel]') && (panel as HTMLElement).offsetHeight)
          .map((panel) => panel.id),
      id,
    )
  await reader.until(shown).toEqual([id])
  expect(await reader.attribute({ role: 'tab', name: 'pnpm' }, 'aria-selected')).toBe('true')
  await reader.settle('/docs/five/quick-start/')
  await reader.click({ role: 'tab', name: 'npm' })
  await reader.until(shown).not.toEqual([id])
  await reader.value((one) => void (location.hash = one), id)
  await reader.until(shown).toEqual([id])
})

test('the link of a heading is copied, and is the address', async ({ reader }) => {
  await reader.settle('/docs/five/quick-start/')
  await reader.focus(link('需要什么', article))
  await reader.press('Enter')
  await reader.isAt('/docs/five/quick-start/#need')
  await reader.until(reader.said).toContain('链接已复制')
})

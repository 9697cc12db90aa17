import { article, contents, link } from '../reader/places'
import type { Reader } from '../reader/reader'
import { expect, test } from '../reader/test'

/** Below the bar that stays at the top, and not further down than a heading's own margin. */
const BELOW_BAR = [0, 170] as const

/** Sections that many parts stand before, which take their size late: tables, steps, code. */
const FAR = ['/docs/webview/app/android/#app-info', '/docs/five/config/#split', '/docs/webview/app/ios/#delegate']

/** Where the target of the address is, px from the top of the viewport, when nothing moves any more. */
async function targetTop(reader: Reader): Promise<number> {
  const top = (): Promise<number> =>
    reader.value(() => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      return target ? Math.round(target.getBoundingClientRect().top) : -99_999
    })
  let [last, now] = [NaN, await top()]
  for (let turn = 0; turn < 12 && (last !== now || now === -99_999); turn++) {
    await new Promise((wake) => setTimeout(wake, 250))
    ;[last, now] = [now, await top()]
  }
  return now
}

async function landsOnTarget(reader: Reader): Promise<void> {
  const top = await targetTop(reader)
  expect(top, await reader.address()).toBeGreaterThanOrEqual(BELOW_BAR[0])
  expect(top, await reader.address()).toBeLessThan(BELOW_BAR[1])
}

/** Follows links from an article to sections of other pages. */
async function followsLinks(reader: Reader): Promise<void> {
  for (const path of FAR) {
    await reader.settle('/docs/faq/intro/')
    await reader.value((href) => {
      const probe = Object.assign(document.createElement('a'), { href, textContent: 'probe' })
      document.querySelector('article h1')!.after(probe)
    }, `/developer${path}`)
    await reader.click(link('probe'))
    await reader.isAt(path)
    await landsOnTarget(reader)
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
    await landsOnTarget(reader)
  }
})

test('a link to a row of another page marks the row', async ({ reader }) => {
  await reader.settle('/docs/faq/intro/')
  await reader.value(() => {
    const probe = Object.assign(document.createElement('a'), { href: '/developer/docs/faq/errors/#api-10001' })
    probe.textContent = 'probe'
    document.querySelector('article h1')!.after(probe)
  })
  await reader.click(link('probe'))
  await reader.isAt('/docs/faq/errors/#api-10001')
  await reader.until(() => reader.value(() => document.querySelector('tr:target')?.id ?? null)).toBe('api-10001')
})

test('an address with a section opens at the section without scroll anchoring', async ({ reader, site }) => {
  site.inject(NO_ANCHORING)
  for (const path of FAR) {
    await reader.settle(path)
    await landsOnTarget(reader)
  }
})

test('a link to a section of another page leads to the section', async ({ reader }) => {
  await followsLinks(reader)
})

test('a link to a section of another page leads to the section without scroll anchoring', async ({ reader, site }) => {
  site.inject(NO_ANCHORING)
  await followsLinks(reader)
})

test('the contents lead to their sections and follow the reader', async ({ reader }) => {
  await reader.settle('/docs/five/config/')
  const entry = { ...link(/./, contents), nth: 4 }
  await reader.click(entry)
  await landsOnTarget(reader)
  await reader.until(() => reader.attribute(entry, 'aria-current')).not.toBeNull()
  await reader.value(() => scrollTo(0, 0))
  await reader.until(() => reader.attribute(entry, 'aria-current')).toBeNull()
})

test('back and forward go through the sections of a page', async ({ reader }) => {
  await reader.settle('/docs/five/config/')
  const [second, fourth] = [1, 3].map((nth) => ({ ...link(/./, contents), nth }))
  await reader.click(second!)
  const first = await reader.address()
  await landsOnTarget(reader)
  await reader.click(fourth!)
  await landsOnTarget(reader)
  await reader.tab.back()
  await reader.isAt(first)
  await landsOnTarget(reader)
  await reader.tab.forward()
  await landsOnTarget(reader)
})

test('an address of something folded opens it', async ({ reader }) => {
  await reader.open('/openapi/core/')
  const id = await reader.value(() => document.querySelector('details:not([open]) :is(tr, h4)[id]')!.id)
  await reader.open('/')
  await reader.open(`/openapi/core/#${id}`)
  await reader
    .until(() => reader.value((one) => Boolean(document.getElementById(one)!.closest('details')?.open), id))
    .toBe(true)
  await landsOnTarget(reader)
  await reader.settle('/openapi/core/')
  await reader.value((one) => void (location.hash = one), id)
  await landsOnTarget(reader)
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

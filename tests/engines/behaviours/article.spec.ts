import { article, banner, button, link, searchPageField } from '../reader/places'
import type { Place } from '../reader/find'
import type { Reader } from '../reader/reader'
import { expect, test } from '../reader/test'

const PAGE = '/docs/five/quick-start/'
const tab = (name: string): Place => ({ role: 'tab', name, nth: 0 })
const isSelected = (reader: Reader, name: string): Promise<string | null> =>
  reader.attribute(tab(name), 'aria-selected')
const copyButton: Place = { ...button('复制这段代码', article), nth: 0 }

test('a tab is chosen by click, by the arrows round the ends, by Home and End, and shows its panel', async ({
  reader,
}) => {
  await reader.settle(PAGE)
  await reader.click(tab('pnpm'))
  await reader.until(() => isSelected(reader, 'pnpm')).toBe('true')
  const panel = await reader.attribute(tab('pnpm'), 'aria-controls')
  expect(await reader.value((id) => document.getElementById(id!)!.offsetHeight, panel)).toBeGreaterThan(0)
  await reader.press('ArrowLeft')
  await reader.until(() => isSelected(reader, 'pnpm')).toBe('false')
  expect(await reader.value((id) => document.getElementById(id!)!.offsetHeight, panel)).toBe(0)
  const place = (): Promise<string> =>
    reader.value(() => {
      const tabs = [...(document.activeElement!.closest('[role=tablist]')?.children ?? [])]
      const [first, last] = [tabs[0], tabs.at(-1)]
      const chosen = tabs.filter((one) => one.getAttribute('tabindex') !== '-1')
      if (chosen.length !== 1 || chosen[0] !== document.activeElement) return 'not the only one'
      return chosen[0] === first ? 'first' : chosen[0] === last ? 'last' : 'between'
    })
  for (const [key, at] of [
    ['End', 'last'],
    ['ArrowRight', 'first'],
    ['ArrowLeft', 'last'],
    ['Home', 'first'],
    ['ArrowRight', 'between'],
  ] as const) {
    await reader.press(key)
    await reader.until(place, key).toBe(at)
  }
})

test('the chosen tab is chosen on the next visit', async ({ reader }) => {
  await reader.settle(PAGE)
  await reader.click(tab('pnpm'))
  await reader.until(() => isSelected(reader, 'pnpm')).toBe('true')
  await reader.settle(PAGE)
  expect(await isSelected(reader, 'pnpm')).toBe('true')
})

test('code is copied as it is, and said to be', async ({ reader }) => {
  await reader.settle(PAGE)
  const code = await reader.of(copyButton, ([one]) => {
    let block: Element | null = one!
    while (block && !block.querySelector('pre')) block = block.parentElement
    return block!.querySelector('pre code')!.textContent!
  })
  await reader.click(copyButton)
  await reader.until(reader.said).toContain('已复制')
  await reader.settle('/search/')
  await reader.click(searchPageField)
  await reader.press('Control+v')
  await reader.until(() => reader.content(searchPageField)).not.toBe('')
  const pasted = await reader.content(searchPageField)
  expect(code.replace(/\s+/g, '').startsWith(pasted.replace(/\s+/g, '').slice(0, 60))).toBe(true)
})

test('where copying is not allowed, that is said', async ({ reader, site }) => {
  site.inject(
    `Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')), write: () => Promise.reject(new Error('denied')) } })
     document.execCommand = () => false`,
  )
  await reader.settle(PAGE)
  await reader.click(copyButton)
  await reader.until(reader.said).toContain('复制失败，请手动选择')
})

test('the page is copied as Markdown', async ({ reader }) => {
  await reader.settle(PAGE)
  await reader.click({ role: 'disclosure', name: '本页操作' })
  await reader.click(button('复制本页 Markdown', article))
  await reader.until(reader.said).toContain('已复制')
})

test('the bar hides when the reader goes down and returns on the way up', async ({ reader }) => {
  await reader.settle('/docs/five/config/')
  const bottom = (): Promise<number> => reader.of(banner, ([bar]) => Math.round(bar!.getBoundingClientRect().bottom))
  const wheel = async (by: number): Promise<void> => {
    for (let step = 0; step < 6; step++)
      await reader.value(
        (distance) =>
          new Promise<void>((done) => {
            addEventListener('scroll', () => done(), { once: true })
            scrollBy(0, distance)
          }),
        by / 6,
      )
  }
  await wheel(900)
  await reader.until(bottom).toBeLessThanOrEqual(1)
  await wheel(-240)
  await reader.until(bottom).toBeGreaterThan(40)
})

test('an image is enlarged, on phones and tablets too; Escape and a click make it small again', async ({ reader }) => {
  const zoom: Place = { ...button(/^放大查看/, article), nth: 0 }
  const dialog: Place = { role: 'dialog' }
  const widthOf = (selector: string): Promise<number> =>
    reader.value((wanted) => document.querySelector(wanted)!.getBoundingClientRect().width, selector)
  await reader.settle(PAGE)
  for (const [width, height] of [
    [1350, 900],
    [390, 740],
    [740, 390],
    [768, 1024],
  ] as const) {
    await reader.tab.resize(width, height)
    await reader.click(zoom)
    await reader.sees(dialog)
    expect((await widthOf('dialog[open] img')) / (await widthOf('.zoomable img')), String(width)).toBeGreaterThan(1.2)
    await reader.press('Escape')
    await reader.seesNo(dialog)
    await reader.click(zoom)
    await reader.sees(button('关闭大图', dialog))
    await reader.tab.click(width / 2, height / 2)
    await reader.seesNo(dialog)
    await reader.until(() => reader.hasFocus(zoom)).toBe(true)
  }
})

test('a closed announcement stays closed, goes in other tabs too, and gives the focus to the brand', async ({
  reader,
  secondReader,
}) => {
  const bar: Place = { role: 'complementary', name: '站点公告' }
  await secondReader.settle('/docs/vreo/intro/')
  await reader.settle(PAGE)
  await reader.click(button('关闭公告'))
  await reader.seesNo(bar)
  await reader.until(() => reader.hasFocus(link(/回到文档首页/, banner))).toBe(true)
  await secondReader.seesNo(bar)
  await reader.open('/docs/faq/intro/')
  expect(await reader.count(bar)).toBe(0)
})

/** Shows the page as paper has it: no engine but one can be told to, and all know their own rules. */
const onPaper = (reader: Reader): Promise<void> =>
  reader.value(() => {
    dispatchEvent(new Event('beforeprint'))
    const show = (media: MediaList): void => {
      media.mediaText = media.mediaText.replace(/\bprint\b/g, 'all').replace(/\bscreen\b/g, 'not all')
    }
    const turn = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) show(rule.media)
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      show(sheet.media)
      turn(sheet.cssRules)
    }
  })

test('on paper the article stands alone, with all tabs and opened details, which are closed again after', async ({
  reader,
}) => {
  await reader.settle(PAGE)
  const panels = await reader.value(() => document.querySelectorAll('[role=tabpanel]').length)
  expect(panels).toBeGreaterThan(2)
  await onPaper(reader)
  await reader.until(() => reader.count({ role: 'tabpanel' })).toBe(panels)
  for (const gone of [banner, { role: 'contentinfo' }, { role: 'navigation', name: '文档目录' }, { role: 'tab' }])
    expect(await reader.count(gone), gone.role).toBe(0)
  expect(await reader.count({ role: 'heading 1' })).toBe(1)
  const closed = (): Promise<number> => reader.value(() => document.querySelectorAll('.more:not([open])').length)
  expect(await closed()).toBe(0)
  await reader.value(() => void dispatchEvent(new Event('afterprint')))
  expect(await closed()).toBeGreaterThan(2)
})

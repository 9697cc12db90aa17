import { article, banner, button, searchPageField } from '../reader/places'
import type { Place } from '../reader/find'
import type { Reader } from '../reader/reader'
import { expect, test } from '../reader/test'

const PAGE = '/docs/five/quick-start/'
const tab = (name: string): Place => ({ role: 'tab', name, nth: 0 })
const isSelected = (reader: Reader, name: string): Promise<string | null> =>
  reader.attribute(tab(name), 'aria-selected')
const said = (reader: Reader): Promise<string> =>
  reader.value(() => [...document.querySelectorAll('[role=status], [aria-live]')].map((one) => one.textContent).join())
const copyButton: Place = { ...button('复制这段代码', article), nth: 0 }

test('a tab is chosen by click and by the arrows, and shows its panel', async ({ reader }) => {
  await reader.settle(PAGE)
  await reader.click(tab('pnpm'))
  await reader.until(() => isSelected(reader, 'pnpm')).toBe('true')
  const panel = await reader.attribute(tab('pnpm'), 'aria-controls')
  expect(await reader.value((id) => document.getElementById(id!)!.offsetHeight, panel)).toBeGreaterThan(0)
  await reader.press('ArrowLeft')
  await reader.until(() => isSelected(reader, 'pnpm')).toBe('false')
  expect(await reader.value((id) => document.getElementById(id!)!.offsetHeight, panel)).toBe(0)
  await reader.press('End')
  await reader
    .until(() => reader.of({ role: 'tab' }, (all) => all.indexOf(document.activeElement as HTMLElement)))
    .toBeGreaterThan(1)
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
  await reader.until(() => said(reader)).toContain('已复制')
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
  await reader.until(() => said(reader)).toContain('复制失败')
})

test('the page is copied as Markdown', async ({ reader }) => {
  await reader.settle(PAGE)
  await reader.click({ role: 'disclosure', name: '本页操作' })
  await reader.click(button('复制本页 Markdown', article))
  await reader.until(() => said(reader)).toContain('已复制')
})

test('the bar hides when the reader goes down and returns on the way up', async ({ reader }) => {
  await reader.settle('/docs/five/config/')
  const bottom = (): Promise<number> => reader.of(banner, ([bar]) => Math.round(bar!.getBoundingClientRect().bottom))
  const wheel = async (by: number): Promise<void> => {
    for (let step = 0; step < 6; step++) {
      await reader.value((distance) => scrollBy(0, distance), by / 6)
      await new Promise((wake) => setTimeout(wake, 40))
    }
  }
  await wheel(900)
  await reader.until(bottom).toBeLessThanOrEqual(1)
  await wheel(-240)
  await reader.until(bottom).toBeGreaterThan(40)
})

test('an image is enlarged, and Escape makes it small again', async ({ reader }) => {
  await reader.settle(PAGE)
  await reader.click({ ...button(/^放大查看/, article), nth: 0 })
  await reader.sees({ role: 'dialog' })
  await reader.press('Escape')
  await reader.seesNo({ role: 'dialog' })
})

test('a closed announcement stays closed', async ({ reader }) => {
  const bar: Place = { role: 'complementary', name: '站点公告' }
  await reader.settle(PAGE)
  await reader.click(button('关闭公告'))
  await reader.seesNo(bar)
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

test('on paper the article stands alone, with all tabs and opened details', async ({ reader }) => {
  await reader.settle(PAGE)
  const panels = await reader.value(() => document.querySelectorAll('[role=tabpanel]').length)
  expect(panels).toBeGreaterThan(2)
  await onPaper(reader)
  await reader.until(() => reader.count({ role: 'tabpanel' })).toBe(panels)
  for (const gone of [banner, { role: 'contentinfo' }, { role: 'navigation', name: '文档目录' }, { role: 'tab' }])
    expect(await reader.count(gone), gone.role).toBe(0)
  expect(await reader.count({ role: 'heading 1' })).toBe(1)
})

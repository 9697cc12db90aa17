import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it is, a line each: rule, element, what to mend. `meta-viewport` is left out: the
 * specification forbids zoom by the reader, from one line of the site configuration, and nothing in the layout depends
 * on it.
 *
 * axe's time grows with the elements and with the texts it looks at for contrast, so that both are kept few:
 * contrast is measured on the first three elements of each look (colour, ground, size, weight, opacity), and words of
 * code that are not among them stand as plain text while axe looks.
 * @param within selector of the only part that is looked at, e.g. an open dialog, behind which nothing can be reached.
 */
export async function violations(page: Page, within = 'body'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([tags, part]) => {
      const MARK = 'data-contrast'
      const groundOf = (element: Element | null): string => {
        if (!element) return ''
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
        const solid = !/, 0\)$|transparent/.test(backgroundColor) && !/rgba|\//.test(backgroundColor)
        const own = `${backgroundColor} ${backgroundImage === 'none' ? '' : backgroundImage} ${opacity}`
        return solid ? own : `${own} > ${groundOf(element.parentElement)}`
      }
      const looks = new Map<string, number>()
      for (const element of document.querySelectorAll(`${part} *`)) {
        if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
          continue
        if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) continue
        const { color, fontSize, fontWeight, position } = getComputedStyle(element)
        const look = [color, fontSize, fontWeight, position, groundOf(element)].join(' ')
        const count = looks.get(look) ?? 0
        looks.set(look, count + 1)
        if (count < 3) element.setAttribute(MARK, '')
      }
      const codes = [...document.querySelectorAll(`${part} pre code`)].map((code) => ({
        code,
        whole: [...code.cloneNode(true).childNodes],
      }))
      for (const { code } of codes)
        for (const word of code.querySelectorAll('i'))
          if (!word.childElementCount && !word.hasAttribute(MARK)) word.replaceWith(word.textContent)
      const { axe } = window as never as { axe: typeof import('axe-core') }
      axe.configure({ rules: [{ id: 'color-contrast', selector: `[${MARK}]` }] })
      const found = await axe.run(part === 'body' ? document : part, {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: [...tags] },
        rules: { 'meta-viewport': { enabled: false } },
      })
      for (const { code, whole } of codes) code.replaceChildren(...whole)
      document.querySelectorAll(`[${MARK}]`).forEach((element) => element.removeAttribute(MARK))
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      )
    },
    [TAGS, within] as const,
  )
}

/** What axe finds in both colours, which ends when nothing moves any more. */
export async function violationsInBoth(page: Page, within?: string): Promise<string[]> {
  await setTheme(page, 'light')
  const light = await violations(page, within)
  await setTheme(page, 'dark')
  return [...light, ...(await violations(page, within))]
}

/** Sets the colours and ends when they are on the screen. */
export const setTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value
    // A transition of an inherited colour starts those of the elements inside: one generation after the other
    do for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    while (document.getAnimations().length)
  }, theme)

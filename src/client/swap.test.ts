import { beforeEach, expect, test } from '@jest/globals'
import { showPage } from './swap'

interface Page {
  title?: string
  section?: string
  /** Which of the sidebar's pages this is. */
  current?: string
  sidebar?: string[]
  styles?: string[]
  icons?: string[]
  article?: string
}

const links = (names: string[], current?: string): string =>
  names.map((name) => `<a href="/${name}/" ${name === current ? 'aria-current="page"' : ''}>${name}</a>`).join('')

/** A document as the build makes it, as far as the reader looks at it. */
function html({ title = '甲', section, current, sidebar = [], styles = [], icons = [], article = '' }: Page): string {
  const side = section ? `<div class="side"><details open></details>${links(sidebar, current)}</div>` : ''
  const main = `<main id="content"><h1>${title}</h1>${article}</main>`
  return `<head><meta charset="utf-8"><title data-react-helmet="true">${title}</title>
    ${styles.map((name) => `<style data-part="${name}">.${name}{}</style>`).join('')}</head>
    <body><div id="icons"><svg>${icons.map((name) => `<symbol id="i-${name}"></symbol>`).join('')}</svg></div>
    <header class="nav"></header>
    ${section ? `<div class="shell" data-section="${section}">${side}${main}</div>` : main}
    <dialog id="drawer"><div class="drawer-docs"><div class="tree">${links(sidebar, current)}</div></div></dialog></body>`
}

/** As the reader has it: style sheets are data. */
const page = (given: Page): Document => {
  const text = html(given).replaceAll('<style', '<script type="text/css"').replaceAll('</style', '</script')
  return new DOMParser().parseFromString(text, 'text/html')
}
const $ = (selector: string): Element => document.querySelector(selector)!
const currents = (below: string): (string | null)[] =>
  [...document.querySelectorAll(`${below} [aria-current]`)].map(({ textContent }) => textContent)

const BOOK = { section: 'five', sidebar: ['intro', 'config'] }

/** jsdom has no constructed style sheets. */
class Sheet {
  text = ''
  replaceSync(text: string): void {
    this.text = text
  }
}
Object.assign(globalThis, { CSSStyleSheet: Sheet })

beforeEach(() => {
  Object.assign(document, { adoptedStyleSheets: [] })
  document.documentElement.innerHTML = html({ ...BOOK, current: 'intro', styles: ['figure'], icons: ['copy'] })
})

test('another area brings its sidebar and its drawer', () => {
  showPage(page({ section: 'vreo', sidebar: ['bgm'], current: 'bgm' }))
  expect($('.side').textContent).toBe('bgm')
  expect($('.drawer-docs').textContent).toBe('bgm')
  expect(currents('.side')).toEqual(['bgm'])
})

test('a sidebar that a new release of the texts has changed is shown', () => {
  showPage(page({ section: 'five', sidebar: ['intro', 'config', 'new'], current: 'new' }))
  expect($('.side').textContent).toBe('introconfignew')
})

test('a sidebar that the browser has translated stays', () => {
  const side = $('.side')
  document.querySelectorAll('.side a').forEach((entry) => (entry.textContent = 'translated'))
  showPage(page({ ...BOOK, current: 'config' }))
  expect($('.side')).toBe(side)
})

test('styles and icons come when a page first needs them, once', () => {
  const next = page({ ...BOOK, current: 'config', styles: ['figure', 'tabs'], icons: ['copy', 'info'] })
  showPage(next)
  showPage(next)
  // Not as an element, for which the policy of the first page has no hash
  expect([...document.querySelectorAll('style')].map(({ dataset }) => dataset.part)).toEqual(['figure'])
  expect(document.adoptedStyleSheets).toEqual([{ text: '.tabs{}' }])
  expect([...document.querySelectorAll('symbol')].map(({ id }) => id)).toEqual(['i-copy', 'i-info'])
})

import { expect, test } from '@jest/globals'
import { compileText } from '../../tests/support/compile'
import { onPaper } from './print-article'

const paper = (html: string): string => onPaper(html, 'page', new Map([['/docs/five/config/', 'config']]))

test('headings are one level lower and have ids of the section; links to them and to pages of the document follow', () => {
  expect(paper('<h2 id="a"><a href="#a">一</a></h2><a href="#a">一</a>')).toBe(
    '<h3 id="page--a">一</h3><a href="#page--a">一</a>',
  )
  expect(paper('<a href="/developer/docs/five/config/#x">')).toBe('<a href="#config--x">')
  expect(paper('<a href="/developer/docs/five/config/">')).toBe('<a href="#config">')
  for (const other of ['<a href="/developer/docs/faq/intro/#x">', '<a href="https://a.example/#x">'])
    expect(paper(other)).toBe(other)
})

test('tabs are panels without the bar, details are open, buttons and icons are gone, pictures do not wait', async () => {
  const { html } = await compileText(
    '<Tabs>\n<Tab label="npm">\n\n甲\n\n</Tab>\n</Tabs>\n\n<Details summary="更多">\n\n里面\n\n</Details>\n\n```html title="a.html"\n<p id="x">\n```\n',
  )
  const printed = paper(html)
  expect(printed).toContain('<div class="tab-panel on" id="page--panel-1-0" data-label="npm">')
  expect(printed).toContain('<details open class="more">')
  expect(printed).not.toMatch(/<button|<svg|tablist|aria-labelledby/)
  expect(printed.replace(/<[^>]+>/g, '')).toContain('&lt;p id="x">')
  const zoom = '<button type="button" class="zoom"><img src="/a.webp" loading="lazy"><svg class="icon"></svg></button>'
  expect(paper(zoom)).toBe('<img src="/a.webp">')
})

test('references inside of a drawing follow its ids', () => {
  expect(paper('<svg><marker id="m"></marker><path marker-end="url(#m)"></path></svg>')).toBe(
    '<svg><marker id="page--m"></marker><path marker-end="url(#page--m)"></path></svg>',
  )
})

import { beforeAll, describe, expect, test } from '@jest/globals'
import { compileText } from '../../tests/support/compile'
import { mdx, siteState } from '../../tests/support/site-state'
import { printDocument } from './print'
import { onPaper } from './print-article'

const paper = (html: string): string => onPaper(html, 'page', new Map([['/docs/five/config/', 'config']]))

test('headings are one level lower and have ids of the section; links to them and to pages of the document follow', () => {
  expect(paper('<h2 id="a">一</h2><a href="#a">一</a>')).toBe('<h3 id="page--a">一</h3><a href="#page--a">一</a>')
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

describe('the printable document of an area', () => {
  let html: string
  beforeAll(async () => {
    const state = await siteState(
      {
        'content/docs/five/intro.mdx': mdx('介绍 <a>', '## 同名 [#same]\n\n[乙](./b/other.mdx#same)'),
        'content/docs/five/b/other.mdx': mdx('别的', '## 同名 [#same]\n'),
        'content/docs/five/secret.mdx': mdx('藏起来', '秘密', 'unlisted: true\n'),
        'content/docs/five/sidebar.yaml': '- intro\n- label: 组\n  items: [b/other]\n',
      },
      { 'content/docs/five/b/other.mdx': '2026-05-06' },
    )
    html = printDocument(state, 'five', '/print/print.css') ?? ''
    expect(printDocument(state, 'vreo', '/print/print.css')).toBeUndefined()
  })

  test('holds every listed page once, below a table of contents, and says what it is', () => {
    expect([...html.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['intro', 'b-other'])
    expect(html).toContain('<li><a href="#intro">介绍 &lt;a&gt;</a></li><li><p>组</p><ol><li><a href="#b-other">')
    expect(html).toContain('共 2 页 · 最近更新于 2026-05-06')
    expect(html).not.toContain('秘密')
  })
})

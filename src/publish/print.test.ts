import { beforeAll, describe, expect, test } from '@jest/globals'
import { mdx, siteState } from '../../tests/support/site-state'
import { printDocument } from './print'
import { printArticle } from './print-article'

const slugs = new Map([['/docs/five/config/', 'config']])
const fit = (html: string): string => printArticle(html, { slug: 'intro', slugs })

describe('an article in a printable document', () => {
  test('has ids of its own, and its links to itself follow them', () => {
    expect(fit('<h2 id="a">甲<a class="anchor" href="#a" aria-label="指向“甲 > 乙”的直接链接">#</a></h2>')).toBe(
      '<h3 id="intro--a">甲</h3>',
    )
    expect(fit('<p><a href="#a">甲</a></p>')).toBe('<p><a href="#intro--a">甲</a></p>')
    expect(fit('<g clip-path="url(#c)"><use href="#c"></use></g>')).toBe(
      '<g clip-path="url(#intro--c)"><use href="#intro--c"></use></g>',
    )
  })

  test('links to pages of the same document stay inside of it; others keep their address', () => {
    expect(fit('<a href="/developer/docs/five/config/#x">')).toBe('<a href="#config--x">')
    expect(fit('<a href="/developer/docs/five/config/">')).toBe('<a href="#config">')
    expect(fit('<a href="/developer/docs/faq/intro/#x">')).toBe('<a href="/developer/docs/faq/intro/#x">')
    expect(fit('<a href="https://a.example/#x">')).toBe('<a href="https://a.example/#x">')
  })

  test('has no controls: buttons and tab bars go, a zoomable picture stays and is loaded at once', () => {
    expect(
      fit(
        '<div class="tabs"><div class="tablist" role="tablist"><button class="tab" aria-label="a > b">npm</button></div><section class="tab-panel" role="tabpanel" id="p" aria-labelledby="t" data-label="npm"><p class="panel-label">npm</p></section></div>',
      ),
    ).toBe(
      '<div class="tabs"><section class="tab-panel" id="intro--p" data-label="npm"><p class="panel-label">npm</p></section></div>',
    )
    expect(
      fit(
        '<button class="zoom" aria-label="放大查看"><img src="/a.webp" alt="甲" loading="lazy"><svg class="icon"><use href="#i-x"/></svg></button>',
      ),
    ).toBe('<img src="/a.webp" alt="甲">')
  })

  test('shows what details hold', () => {
    expect(fit('<details class="more"><summary>甲</summary></details>')).toBe(
      '<details open class="more"><summary>甲</summary></details>',
    )
  })

  test('leaves code alone', () => {
    const code = '<pre><code>&#x3C;h2 id="a">&#x3C;/h2> a > b</code></pre>'
    expect(fit(code)).toBe(code)
  })
})

describe('the printable document of an area', () => {
  let html: string
  beforeAll(async () => {
    const state = await siteState(
      {
        'content/docs/five/intro.mdx': mdx('介绍 <a>', '## 同名 [#same]\n\n[乙](./b/other.mdx#same)'),
        'content/docs/five/b/other.mdx': mdx('别的', '## 同名 [#same]\n'),
        'content/docs/five/secret.mdx': mdx('藏起来', '秘密', 'unlisted: true\n'),
        'content/docs/five/sidebar.ts': "export default ['intro', { label: '组', items: ['b/other'] }]",
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

  test('has each id once, links that arrive, no script, and is not for search engines', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, hash] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(hash)
    expect(html).toContain('<a href="#b-other--same">乙</a>')
    expect(html).not.toContain('<script')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<link rel="canonical" href="https://open-platform.realsee.com/developer/print/five/">')
  })
})

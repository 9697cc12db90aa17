import { beforeAll, describe, expect, test } from '@jest/globals'
import { mdx, siteState } from '../../tests/support/site-state'
import { printDocument } from './print'
import { inDocument, joinPieces } from './print-links'

test('links to pages of the same document stay inside of it; others keep their address', () => {
  const addressOf = inDocument(new Map([['/docs/five/config/', 'config']]))
  expect(addressOf('/developer/docs/five/config/#x')).toBe('#config--x')
  expect(addressOf('/developer/docs/five/config/')).toBe('#config')
  expect(addressOf('/developer/docs/faq/intro/#x')).toBe('/developer/docs/faq/intro/#x')
  expect(joinPieces(['<a href="', { address: '/developer/x/?a="b"' }, '">'], addressOf)).toBe(
    '<a href="/developer/x/?a=&quot;b&quot;">',
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

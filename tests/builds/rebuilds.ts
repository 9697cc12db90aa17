import { beforeAll, describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostedSite } from '../algolia/hosted-site'

/** Registers tests that build the site again, warm, after edits of everything. */
export function testRebuilds(built: () => HostedSite): void {
  const inSite = (path: string): string => join(built().site.root, path)
  const html = (id: string): string => readFileSync(inSite(`public/docs/${id}/index.html`), 'utf8')
  const build = async (): Promise<void> => {
    const { code, output } = await built().build()
    if (code) throw new Error(output)
  }
  /** Changes a file of the site, which must be as expected. */
  function edit(path: string, from: string, to: string): void {
    const text = readFileSync(inSite(path), 'utf8')
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
    built().site.write(path, text.replace(from, to))
  }

  // Gatsby runs a page query again only when a node has changed: neighbours of a change must not go stale
  describe('a warm build', () => {
    const pages = ['five/intro', 'five/config', 'five/quick-start']

    beforeAll(async () => {
      edit('content/docs/five/quick-start.mdx', 'title: 快速开始', 'title: 起步第二版')
      edit('content/docs/five/sidebar.yaml', 'label: 上手', 'label: 新的一组')
      edit('src/styles/reset.css', ':focus-visible {', ':focus-visible { caret-color: #abc;')
      edit('src/article/callout/style.css', '.callout {', '.callout { outline-color: #cde;')
      await build()
    })

    test('shows a new title and a new group on the other pages: sidebar and pager', () => {
      for (const id of pages) {
        expect(html(id)).toContain('起步第二版')
        expect(html(id)).toContain('新的一组')
        expect(html(id)).not.toContain('快速开始<')
      }
    })

    test('shows new styles on every page, those of a construct where it is used', () => {
      for (const id of pages) expect(html(id)).toContain('caret-color:#abc')
      expect(html('five/config')).toContain('outline-color:#cde')
      expect(html('five/intro')).not.toContain('outline-color:#cde')
    })

    test('publishes what has changed', () => {
      const titles = [...built().service.indexes.get('docs')!.records.values()].map(({ hierarchy }) => hierarchy.lvl1)
      expect(titles).toContain('起步第二版')
      expect(titles).not.toContain('快速开始')
    })
  })
}

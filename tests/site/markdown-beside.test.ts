import { describe, expect, test } from '@jest/globals'
import type { Nodes, Root } from 'mdast'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownToMdast } from 'satteri'
import { site } from '../../src/site/config'
import { absoluteUrl, docId, files, markdownPath, withBase, withoutBase } from '../../src/site/routes'
import { withoutFrontMatter } from '../support/front-matter'
import { attribute, builtPages, docPages, find, PUBLIC, pagesWithText } from '../support/public-pages'

const read = (path: string): string => readFileSync(join(PUBLIC, path), 'utf8')
function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => nodesOf(child)) : [])]
}

describe('the Markdown beside a page', () => {
  test.each(pagesWithText())('%s: front matter, then clean Markdown with title and summary', (path) => {
    const { facts, text } = withoutFrontMatter(read(markdownPath(path)))
    const tree = markdownToMdast(text, { features: { frontmatter: false } }) as Root
    const nodes = nodesOf(tree)
    expect(tree.children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote'])
    expect(tree.children[0]).toMatchObject({ depth: 1, children: [{ value: facts.title }] })
    expect(facts.url).toBe(absoluteUrl(path))
    expect(existsSync(join(PUBLIC, String(facts.index).replace(absoluteUrl(''), '')))).toBe(true)
    // No markup of ours is left, nothing is written as an entity, no emphasis is left as bare signs.
    expect(nodes.filter(({ type }) => type === 'html')).toEqual([])
    const prose = text.replace(/^([ >]*)(`{3,}).*\n[^]*?\n\1\2$/gm, '').replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '')
    expect(prose).not.toMatch(/&#?\w+;|\0/)
    expect(nodes.flatMap((node) => (node.type === 'text' && node.value.includes('**') ? [node.value] : []))).toEqual([])
    for (const node of nodes) if (node.type === 'code') expect(node.lang).toBeTruthy()
  })

  test('is named by its page', () => {
    for (const page of docPages()) {
      const id = page.url.endsWith('/docs/') ? 'five/intro' : docId(withoutBase(page.url))
      const link = find(page, 'link', { rel: 'alternate', type: 'text/markdown' })
      expect(link && attribute(link, 'href')).toBe(`${site.pathPrefix}/docs/${id}.md`)
    }
  })

  test('is found from every page by the list of all, for readers of the head and of the text', () => {
    for (const page of builtPages()) {
      const link = find(page, 'link', { rel: 'describedby' })
      expect(link && attribute(link, 'href')).toBe(absoluteUrl(files.llms))
      expect(find(page, 'a', { href: withBase(files.llms) })).toBeDefined()
    }
  })

  test('has every heading of the page', () => {
    const plain = (text: string): string => text.replace(/[\s\\`*_#[\]()（）]/g, '')
    for (const page of docPages()) {
      const body = /id="article-body"[^>]*>([^]*?)<\/article>/.exec(page.html)?.[1] ?? ''
      const headings = [...body.matchAll(/<h2 [^>]*>([^]*?)<a class="anchor"/g)].map(([, html]) =>
        plain(
          (html ?? '')
            .replace(/<[^>]+>/g, '')
            .replace(/&#x3C;|&lt;/g, '<')
            .replace(/&amp;/g, '&'),
        ),
      )
      const id = page.url.endsWith('/docs/') ? 'five/intro' : docId(withoutBase(page.url))
      const text = plain(read(`/docs/${id}.md`))
      for (const heading of headings) expect(text).toContain(heading)
    }
  })
})

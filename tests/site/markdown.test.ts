import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { markdownToMdast } from 'satteri'
import { splitFrontMatter } from '../../src/article/parse/front-matter'
import { filesIn } from '../../src/gatsby/files-in'
import { absoluteUrl, docId, docPath, markdownPath, withoutBase } from '../../src/site/routes'
import { docPages, pagesWithText, PUBLIC } from '../support/public-pages'

/** The Markdown of the built site. */
const texts = new Map(
  filesIn(PUBLIC)
    .filter((path) => /^(?:docs|openapi)\/.*\.md$|^(?:openapi|demos|agreement|changelog)\.md$/.test(path))
    .map((path) => [path, readFileSync(join(PUBLIC, path), 'utf8')]),
)
const FENCE = /^([ >]*)(`{3,})([^\n]*)\n([^]*?)\n\1\2$/gm
/** Lines of these begin with a sign: a list, a method, a rule of ProGuard. */
const SIGNS_MEAN_SOMETHING = ['yaml', 'objective-c', 'properties']
const prose = (text: string): string => text.replace(FENCE, '').replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '')
const links = (text: string): string[] => [...prose(text).matchAll(/\]\(<?([^)\s>]+)/g)].map(([, url = '']) => url)

/** What is wrong with a link: not a full address, no such file, or no such id in it. */
function fault(url: string): string | undefined {
  if (!/^[a-z]+:/.test(url)) return 'no full address'
  if (!url.startsWith(absoluteUrl('/'))) return undefined
  const { pathname, hash } = new URL(url)
  const path = decodeURIComponent(withoutBase(pathname)).slice(1)
  const file = join(PUBLIC, path.endsWith('/') || !path ? `${path}index.html` : path)
  if (!existsSync(file) || !statSync(file).isFile()) return 'no such file'
  const id = decodeURIComponent(hash.slice(1))
  return id && path.endsWith('.md') && !texts.get(path)?.includes(` {#${id}}`) ? 'no such id' : undefined
}

describe('Markdown', () => {
  test('every link has a full address, and leads to a file and to a heading or row that is there', () => {
    expect(texts.size).toBeGreaterThan(100)
    const all = [...texts].flatMap(([from, text]) => links(text).map((url) => ({ from, url, fault: fault(url) })))
    expect(all.length).toBeGreaterThan(3_000)
    expect(all.filter((link) => link.fault)).toEqual([])
    expect(all.filter(({ url }) => url.includes('.md#')).length).toBeGreaterThan(300)
  })

  test('no code that says it is in a language has the signs of a comparison', () => {
    const marked = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(FENCE)].flatMap(([, , , language = '', code = '']) =>
        language !== 'diff' && !SIGNS_MEAN_SOMETHING.includes(language) && /^[+-](?=[ \w\t])/m.test(code)
          ? [`${path}: ${language}`]
          : [],
      ),
    )
    expect(marked).toEqual([])
    expect([...texts.values()].some((text) => text.includes('```diff\n'))).toBe(true)
  })
})

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => nodesOf(child)) : [])]
}

test('beside every page: front matter, title and summary, then Markdown without a sign of ours or an entity left', () => {
  const faults = pagesWithText().flatMap((path) => {
    const { yaml = '{}', body: text } = splitFrontMatter(readFileSync(join(PUBLIC, markdownPath(path)), 'utf8'))
    const facts = parse(yaml) as Record<string, unknown>
    const tree = markdownToMdast(text, { features: { frontmatter: false } }) as Root
    const [title, summary] = tree.children
    const isHeaded =
      title?.type === 'heading' &&
      title.depth === 1 &&
      toString(title) === facts.title &&
      summary?.type === 'blockquote' &&
      facts.url === absoluteUrl(path) &&
      fault(String(facts.index)) === undefined
    const bad = nodesOf(tree).filter(
      (node) =>
        node.type === 'html' ||
        (node.type === 'text' && node.value.includes('**')) ||
        (node.type === 'code' && !node.lang),
    )
    const isEscaped = /&#?\w+;|\0/.test(prose(text))
    return isHeaded && !bad.length && !isEscaped ? [] : [`${path}: ${JSON.stringify({ isHeaded, isEscaped, bad })}`]
  })
  expect(faults).toEqual([])
})

test('every heading, row and error message of a page has its id', () => {
  const missing = docPages().flatMap((page) => {
    const id = page.url.endsWith('/docs/') ? 'five/intro' : (docId(withoutBase(page.url)) ?? '')
    const text = texts.get(markdownPath(docPath(id)).slice(1)) ?? ''
    const body = /id="article-body"[^>]*>([^]*?)<\/article>/.exec(page.html)?.[1] ?? ''
    const ids = [
      ...body.matchAll(/<(?:h[23]|tr|p class="error-text"|p id="[^"]*" class="error-text")[^>]*? id="([^"]+)"/g),
    ]
    return ids.flatMap(([, anchor]) => (text.includes(` {#${anchor}}`) ? [] : [`${id}#${anchor}`]))
  })
  expect(missing).toEqual([])
})

test('a list of links keeps its links', () => {
  const text = texts.get('openapi/core.md')!
  expect(text.match(/^其他语言：\[Java\]\(\S+\) · \[Python\]\(\S+\)/gm)?.length).toBeGreaterThan(2)
  expect(text).not.toMatch(/： · /)
})

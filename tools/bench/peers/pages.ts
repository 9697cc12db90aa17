import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { site } from '../../../src/site/config'

/** A page as the other generators get it: the Markdown that stands beside each built page. */
export interface PlainPage {
  /** Route below the prefix without slashes at its ends, in lower case as Starlight makes it: `docs/five/intro`. */
  slug: string
  title: string
  description: string
  /** Without title and description; links to other pages are `/docs/…/`. */
  body: string
}

/** @returns a link or picture beside a page as an address from the root: `../dnalogel/Intro.md#use` → `/docs/dnalogel/intro/#use`. */
function fromRoot(link: string, route: string): string {
  if (/^(?:[a-z]+:|#|\/)/i.test(link)) return link
  const path = posix.join('/', posix.dirname(route), link)
  return path.replace(/^([^#]+)\.md(?=#|$)/, (_, page: string) => `${page.toLowerCase()}/`)
}

/**
 * @param route e.g. `docs/five/intro`.
 * @throws when the file beside the page does not begin with front matter and a title.
 */
export function readPage(publicDir: string, route: string): PlainPage {
  const text = readFileSync(join(publicDir, `${route}.md`), 'utf8')
  const parts = /^---\n[^]*?\n---\n+# (.+)\n([^]*)$/.exec(text)
  if (!parts) throw new Error(`${route}.md 开头不是页面信息和标题，重新构建`)
  const [, title, rest] = parts as unknown as [string, string, string]
  const description = /^\n*> (.+)\n/.exec(rest)?.[1] ?? title
  const body = rest
    .replace(/^\n*> .+\n/, '')
    .replace(/\]\(([^)\s]+)/g, (_, link: string) => `](${fromRoot(link, route)}`)
  return { slug: route.toLowerCase(), title, description, body }
}

/** Routes of all docs, e.g. `docs/five/intro`. */
export const allDocs = (publicDir: string): string[] =>
  readdirSync(join(publicDir, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replace(/\.md$/, '')}`)
    .sort()

/** Routes that the sidebar of a built page shows, in its order. */
export function sidebarOf(publicDir: string, route: string): string[] {
  const html = readFileSync(join(publicDir, route, 'index.html'), 'utf8')
  const side = /<ul class="tree">[^]*?<\/nav>/.exec(html)?.[0] ?? ''
  return [...side.matchAll(/<a[^>]* href="([^"#]+)\/"/g)]
    .map(([, href]) => href!)
    .filter((href) => href.startsWith(`${site.pathPrefix}/docs/`))
    .map((href) => href.slice(site.pathPrefix.length + 1))
}

/** The doc whose HTML is of median length. */
export function medianDoc(publicDir: string): string {
  const length = (route: string): number => readFileSync(join(publicDir, route, 'index.html')).length
  const byLength = allDocs(publicDir)
    .map((route) => ({ route, length: length(route) }))
    .sort((a, b) => a.length - b.length)
  return byLength[Math.floor(byLength.length / 2)]!.route
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const OWN = `${site.origin}${site.pathPrefix}/`

/** @param route e.g. `docs/five/intro`. */
export function readPage(publicDir: string, route: string): PlainPage {
  const text = readFileSync(join(publicDir, `${route}.md`), 'utf8')
  const [, title, rest] = /^# (.+)\n([^]*)$/.exec(text)!
  const description = /^\n*> (.+)\n/.exec(rest!)?.[1] ?? title!
  const body = rest!.replace(/^\n*> .+\n/, '').replaceAll(OWN, '/')
  const isLink = /\]\(\/docs\/[^)#]*/g
  return { slug: route.toLowerCase(), title: title!, description, body: body.replace(isLink, (it) => it.toLowerCase()) }
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

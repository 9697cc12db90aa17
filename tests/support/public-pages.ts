import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { filesIn } from '../../src/gatsby/files-in'
import { SINGLE_PAGES } from '../../src/gatsby/doc'
import { site } from '../../src/site/config'
import { docId, withoutBase } from '../../src/site/routes'

export const PUBLIC = join(process.cwd(), 'public')

/** A built page. */
export interface BuiltPage {
  /** Address with prefix, e.g. `/developer/docs/five/intro/`. */
  url: string
  file: string
  html: string
  elements: Element[]
}

export function elementsOf(node: Nodes, out: Element[] = []): Element[] {
  if (node.type === 'element') out.push(node)
  if ('children' in node) for (const child of node.children) elementsOf(child, out)
  if (node.type === 'element' && node.content) elementsOf(node.content, out)
  return out
}

let pages: BuiltPage[] | undefined

/** Every page of the built site, `404.html` included; redirect stubs (`x.html`), Gatsby's slices and printable documents are none. */
export function builtPages(): BuiltPage[] {
  return (pages ??= filesIn(PUBLIC)
    .filter(
      (name) =>
        (name.endsWith('/index.html') || name === 'index.html' || name === '404.html') &&
        !/^(?:404|print)\//.test(name),
    )
    .sort()
    .map((name) => documentOf(name)))
}

/** Reads a document of the built site. */
export function documentOf(name: string): BuiltPage {
  const html = readFileSync(join(PUBLIC, name), 'utf8')
  let elements: Element[] | undefined
  return {
    url: `${site.pathPrefix}/${name.replace(/index\.html$/, '')}`,
    file: join(PUBLIC, name),
    html,
    // Read when they are asked for: all pages take a worker five seconds
    get elements() {
      return (elements ??= elementsOf(fromHtml(html)))
    },
  }
}

/** The printable documents, one per area: files beside the site's pages, with the same articles once more. */
export const printDocuments = (): BuiltPage[] =>
  readdirSync(join(PUBLIC, 'print'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => documentOf(`print/${name}/index.html`))

/** Pages of the documentation (with a `canonical` of their own). */
export const docPages = (): BuiltPage[] =>
  builtPages().filter(({ url }) => /^\/developer\/(?:docs|openapi)\//.test(url))

/** @returns the file that an address of this site (with prefix, without hash and query) is served from. */
export function fileOf(url: string): string | undefined {
  if (!url.startsWith(`${site.pathPrefix}/`)) return undefined
  const path = join(PUBLIC, decodeURIComponent(url.slice(site.pathPrefix.length)))
  const file = url.endsWith('/') ? join(path, 'index.html') : path
  return existsSync(file) ? file : undefined
}

/** @returns the text of a property; lists joined by a space. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name]
  return value === undefined || value === null || value === false
    ? undefined
    : Array.isArray(value)
      ? value.join(' ')
      : String(value)
}

/** @returns the first element of a tag whose attributes are as given. */
export const find = (page: BuiltPage, tagName: string, attributes: Record<string, string> = {}): Element | undefined =>
  page.elements.find(
    (element) =>
      element.tagName === tagName &&
      Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  )

/** @returns what a page tells search engines, read from its text: its elements are not asked for. */
export const robotsOf = ({ html }: BuiltPage): string =>
  /<meta [^>]*name="robots" content="([^"]*)"/.exec(html)?.[1] ?? ''

/** Paths of the pages that are texts: documents and single pages, without the prefix. */
export const pagesWithText = (): string[] =>
  builtPages()
    .map((page) => withoutBase(page.url))
    .filter((path) => (docId(path) ?? '') !== '' || SINGLE_PAGES.includes(path.slice(1, -1)))

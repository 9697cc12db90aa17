import { AREA_IDS, type AreaId } from './area-ids'
import { site, WRITTEN_ADDRESS } from './config'

/** Paths below are without the path prefix and end with a slash, as Gatsby and `withPrefix` want them. */
export const routes = {
  home: '/',
  docs: '/docs/',
  agreement: '/agreement/',
  openapi: '/openapi/',
  demos: '/demos/',
  changelog: '/changelog/',
  search: '/search/',
  notFound: '/404/',
} as const

/** Files that the build writes besides pages, for machines and for download; paths without prefix. */
export const files = {
  openapi: '/openapi.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  robots: '/robots.txt',
  liveTour: '/samples/live-tour.zip',
  symbols: '/symbols.json',
  symbolsSchema: '/schemas/symbols.schema.json',
} as const

/**
 * Folder of what programs run in the pages are made of. Local servers answer for it; in `public/` it is only in a build
 * that may publish the SDKs (docs/deployment.md).
 */
export const DEMO_FOLDER = '/samples/run'

/** @returns an area's list of pages, for machine readers. */
export const indexPath = (area: AreaId): string => `${docPath(area)}llms.txt`

/** What hosts answer, with status 404, to an address that has no Markdown. */
export const MISSING_MARKDOWN = '/404.md'

/** @returns the full text of an area in one file, for machine readers. */
export const areaTextPath = (area: AreaId): string => `${docPath(area)}llms-full.txt`

/** @returns the text file with an endpoint's sample in one language; `name` is what a reader saves it under. */
export const samplePath = (endpoint: string, name: string): string => `/openapi/samples/${endpoint}/${name}.txt`

/** Section that says what the label of the docs' version means. */
export const DOCS_VERSION_PATH = '/docs/faq/sdk-changes/#next'

/** @returns the printable document of an area. It is a file of its own, not a page of the site. */
export const printPath = (area: AreaId): string => `/print/${area}/`

/** @returns the id of a doc's section in the printable document of its area: `five/handbook/vue/a` → `handbook-vue-a`. */
export const sectionId = (docId: string): string => docId.split('/').slice(1).join('-')

/** @returns the Markdown beside a page: `/docs/five/intro/` → `/docs/five/intro.md`. */
export const markdownPath = (path: string): string => path.replace(/\/$/, '.md')

/** Id of the page that `/docs/` shows (specification, section 2). */
export const DOCS_MAIN_ID = 'five/intro'

/** @returns the route of a doc: `five/intro` → `/docs/five/intro/`, `openapi/core` → `/openapi/core/`, `openapi/index` → `/openapi/`. */
export function docPath(id: string): string {
  const path = `/${id.replace(/\/index$/, '')}/`
  return areaOf(id) === 'openapi' ? path : `/docs${path}`
}

/** @returns the folder of an area's pages and of its sidebar, from the repository's root. */
export const areaFolder = (area: AreaId): string => (area === 'openapi' ? 'content/openapi' : `content/docs/${area}`)

/** @returns the id of a page's file: `content/docs/five/intro.mdx` → `five/intro`; `undefined` for other files. */
export const docIdOf = (file: string): string | undefined =>
  /^content\/(?:docs\/(.+)|(openapi\/.+))\.mdx$/.exec(file)?.slice(1).find(Boolean)

/** @returns the file of a page, from the repository's root. */
export const docFile = (id: string): string => `content/${areaOf(id) === 'openapi' ? '' : 'docs/'}${id}.mdx`

/** @returns the id of a doc route without prefix, or `undefined` when the path is not one. */
export function docId(path: string): string | undefined {
  if (path === routes.openapi) return 'openapi/index'
  return /^\/(?:docs\/(.+?)|(openapi\/.+?))\/?$/.exec(path)?.slice(1).find(Boolean)
}

/** @returns the area of a doc id, or `undefined` when its first segment is not an area. */
export function areaOf(id: string): AreaId | undefined {
  const first = id.split('/')[0]
  return AREA_IDS.find((area) => area === first)
}

/** @returns the route of an area's first page. */
export const areaPath = (area: AreaId): string => docPath(area === 'openapi' ? 'openapi/index' : `${area}/intro`)

/** @returns the search page for a query, without prefix. */
export const searchPath = (query: string): string =>
  query ? `${routes.search}?q=${encodeURIComponent(query)}` : routes.search

/** Adds the path prefix: `/docs/` → `/developer/docs/`. Use Gatsby's `withPrefix` in components instead. */
export const withBase = (path: string): string => site.pathPrefix + path

/** Removes the path prefix when it is there; other paths are returned as they are. */
export function withoutBase(path: string): string {
  if (path === site.pathPrefix) return '/'
  return path.startsWith(`${site.pathPrefix}/`) ? path.slice(site.pathPrefix.length) : path
}

/** @returns the absolute address of a route without prefix. */
export const absoluteUrl = (path: string): string => site.origin + withBase(path)

/**
 * @param address of the site, with prefix and perhaps an anchor.
 * @returns the full address of the page's Markdown; of what has none, its own.
 */
export function markdownUrl(address: string): string {
  const [path = '', hash] = address.split('#')
  const route = withoutBase(path) === routes.docs ? docPath(DOCS_MAIN_ID) : withoutBase(path)
  // There is nothing to read but links, or what was asked for
  const isBare = [routes.home, routes.search, routes.notFound].some((one) => one === route)
  const isPage = route.endsWith('/') && !route.startsWith('/print/') && !isBare
  return absoluteUrl(isPage ? markdownPath(route) : route) + (hash === undefined ? '' : `#${hash}`)
}

/** @returns a text that names this site's addresses, with those that it is published at. */
export const atOwnAddress = (text: string): string => text.replaceAll(WRITTEN_ADDRESS, absoluteUrl('/'))

/**
 * The one clean form of a path (specification, section 2): a slash at the end, no `.html`, no `index.html`.
 * Files (`.js`, `.md`, …) and `404.html` stay as they are. Shared by preview server, browser and build.
 *
 * @param path a URL path with or without prefix, still percent-encoded; no query, no hash.
 * @returns the canonical path; equal to `path` when there is nothing to do, so one redirect is always enough.
 */
export function canonicalPath(path: string): string {
  const collapsed = path.replace(/\/{2,}/g, '/')
  if (/(?:^|\/)404\.html$/.test(collapsed)) return collapsed
  const clean = collapsed.replace(/\/index(?:\.html?)?$/i, '/').replace(/\.html?\/?$/i, '/')
  if (clean.endsWith('/')) return clean
  const name = clean.slice(clean.lastIndexOf('/') + 1)
  return /\.[a-z][a-z\d]{0,9}$/i.test(name) ? clean : `${clean}/`
}

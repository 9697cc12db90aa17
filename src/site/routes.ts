import { AREA_IDS, type AreaId } from './area-ids'
import { site, WRITTEN_ADDRESS } from './facts'

/** Paths below are without the path prefix and end with a slash, as Gatsby and `withPrefix` want them. */
export const routes = {
  home: '/',
  docs: '/docs/',
  agreement: '/agreement/',
  openapi: '/openapi/',
  demos: '/demos/',
  search: '/search/',
  notFound: '/404/',
} as const

/** Files that the build writes besides pages, for machines and for download; paths without prefix. */
export const files = {
  openapi: '/openapi.json',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  changelog: '/changelog.md',
  feed: '/changelog.xml',
  robots: '/robots.txt',
  liveTour: '/samples/live-tour.zip',
  symbols: '/symbols.json',
  symbolsSchema: '/schemas/symbols.schema.json',
  sections: '/sections.json',
  vreoFirst: '/schemas/vreo-script-0.1.6.schema.json',
  sectionsSchema: '/schemas/sections.schema.json',
} as const

/**
 * Folder of what programs run in the pages are made of. Local servers answer for it; in `public/` it is only in a build
 * that may publish the SDKs (docs/deployment.md).
 */
export const DEMO_FOLDER = '/samples/run'

/** @returns an area's list of pages, for machine readers. */
export const indexPath = (area: AreaId): string => `/docs/${area}/llms.txt`

/** What hosts answer, with status 404, to an address that has no Markdown. */
export const MISSING_MARKDOWN = '/404.md'

/** Folder with a Markdown file for each section of a page. */
export const SECTIONS_FOLDER = '/sections'

/**
 * @param id of the page, e.g. `five/config`.
 * @param section id of its heading; without it: the start of the page and the list of its sections.
 * @param part from 1, of a section that is too long for one file.
 * @returns the Markdown file of a section.
 */
export const sectionFile = (id: string, section = '', part = 1): string =>
  `${SECTIONS_FOLDER}/${id}${section && `/${section}`}${part > 1 ? `~${part}` : ''}.md`

/** @returns the full text of an area in one file, for machine readers. */
export const areaTextPath = (area: AreaId): string => `/docs/${area}/llms-full.txt`

/** @returns the text file with an endpoint's sample in one language; `name` is what a reader saves it under. */
export const samplePath = (endpoint: string, name: string): string => `/openapi/samples/${endpoint}/${name}.txt`

/** @returns the printable document of an area. It is a file of its own, not a page of the site. */
export const printPath = (area: AreaId): string => `/print/${area}/`

/** @returns the id of a doc's section in the printable document of its area: `five/handbook/vue/a` → `handbook-vue-a`. */
export const sectionId = (docId: string): string => docId.split('/').slice(1).join('-')

/** @returns the Markdown beside a page: `/docs/five/intro/` → `/docs/five/intro.md`. */
export const markdownPath = (path: string): string => path.replace(/\/$/, '.md')

/** Id of the page that `/docs/` shows (specification, section 2). */
export const DOCS_MAIN_ID = 'five/intro'

/** @returns the route of a doc, e.g. `five/intro` → `/docs/five/intro/`. */
export const docPath = (id: string): string => `/docs/${id}/`

/** @returns the id of a doc route without prefix, or `undefined` when the path is not one. */
export const docId = (path: string): string | undefined => /^\/docs\/(.+?)\/?$/.exec(path)?.[1]

/** @returns the area of a doc id, or `undefined` when its first segment is not an area. */
export function areaOf(id: string): AreaId | undefined {
  const first = id.split('/')[0]
  return AREA_IDS.find((area) => area === first)
}

/** @returns the route of an area's first page. */
export const areaPath = (area: AreaId): string => docPath(`${area}/intro`)

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

import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { colorMode } from './src/site/config'
import { partStylesIn } from './src/lib/part-styles'
import type { DocPage } from './src/site/types'
import { siteMetadata } from './src/ui/parts/Seo'
import { Layout, type SitePageProps } from './src/ui/layout/Layout'

/* Filled in by `src/build/page-assets.ts`. */
declare const __LATE_STYLES_HREF__: string
declare const __EARLY_SCRIPT__: string
declare const __TABS_SCRIPT__: string
declare const __LOADER_SCRIPT__: string
declare const __ICONS__: Record<string, string>

/** The same frame as in the browser. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <Layout element={element} props={props as unknown as SitePageProps} />
)

/**
 * Gatsby renders with `renderToPipeableStream`, which leaves NUL characters between Chinese ones where a chunk of 2 KB
 * ends (facebook/react#24985, facebook/docusaurus#9985). Nothing here suspends, so a string serves as well. Each page
 * waits for a turn of its own: what react-helmet collects while rendering must be read before the next page renders.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  await new Promise((turn) => setImmediate(turn))
  replaceBodyHTMLString(renderToString(bodyComponent as ReactElement))
}

interface PageData {
  result: { data?: { doc?: Partial<DocPage>; siteHome?: unknown } }
}

/** What of a doc's data the browser reads in the document. */
const SHOWN = ['path', 'title', 'description', 'sidebar', 'toc', 'breadcrumbs', 'prev', 'next', 'editUrl', 'updatedAt']

/**
 * The page's data without what the document holds already: article, sidebar, title and so on, or the home page's
 * drawings. The browser starts from it, see the loader and `completeSeed`. Pages outside of the areas show less, and
 * keep all but the article.
 */
function seedOf(pageData: PageData): string {
  const { data } = pageData.result
  const shown = data?.doc?.area ? ['html', ...SHOWN] : ['html']
  const doc = data?.doc && Object.fromEntries(Object.entries(data.doc).filter(([name]) => !shown.includes(name)))
  const seed = { ...pageData, result: { ...pageData.result, data: data && { ...data, doc, siteHome: undefined } } }
  return JSON.stringify(seed).replace(/</g, '\\u003c')
}

type RenderBody = Parameters<NonNullable<GatsbySSR['onRenderBody']>>[0] & {
  /** Absent in development. */
  loadPageDataSync?: (path: string) => PageData | null
  /** The rendered page; in development it is rendered in the browser. */
  bodyHtml?: string
}

/**
 * Symbols of the icons that a page shows, and of the one that scripts put in place of another. Others come when they
 * are needed (`src/lib/icons.ts`); in development all are there.
 */
function iconsOf(html: string | undefined): string {
  const used = html && new Set(['check', ...[...html.matchAll(/href="#i-([\w-]+)"/g)].map(([, name]) => name)])
  return Object.entries(__ICONS__)
    .map(([name, symbol]) => (!used || used.has(name) ? symbol : ''))
    .join('')
}

/** Whether a page has tabs that are remembered; in development every page may. */
const hasTabs = (html: string | undefined): boolean => html?.includes(' data-group=') ?? true

/**
 * The first thing to be seen of an article is its beginning and not the frame alone: one paint instead of two
 * (docs/decisions/0003-page-weight.md). Other browsers pass over it.
 */
const FIRST_PAINT = <link key="first-paint" rel="expect" href="#article-lead" {...{ blocking: 'render' }} />

/** Styles that the scripts would bring, for readers without them; not in development. */
const WITHOUT_SCRIPTS = (
  <noscript key="late-styles">
    <link rel="stylesheet" href={__LATE_STYLES_HREF__} />
  </noscript>
)

/** Attributes, early scripts and icons of every page, and the seed of the built ones. */
export const onRenderBody = ({ loadPageDataSync, pathname, bodyHtml, ...set }: RenderBody) => {
  set.setHtmlAttributes({ 'data-theme': colorMode.defaultMode } as Record<string, string>)
  set.setHeadComponents([
    ...siteMetadata(),
    ...(bodyHtml?.includes(' id="article-lead"') ? [FIRST_PAINT] : []),
    ...partStylesIn(bodyHtml ?? '').map(([name, css]) => (
      <style key={name} data-part={name} dangerouslySetInnerHTML={{ __html: css }} />
    )),
    ...(__LATE_STYLES_HREF__ ? [WITHOUT_SCRIPTS] : []),
    <script key="early" dangerouslySetInnerHTML={{ __html: __EARLY_SCRIPT__ }} />,
    ...(hasTabs(bodyHtml) ? [<script key="tabs" dangerouslySetInnerHTML={{ __html: __TABS_SCRIPT__ }} />] : []),
  ])
  set.setPreBodyComponents([
    <div key="icons" id="icons" hidden>
      <svg dangerouslySetInnerHTML={{ __html: iconsOf(bodyHtml) }} />
    </div>,
  ])
  const pageData = loadPageDataSync?.(pathname)
  if (!pageData) return
  const seed = { __html: seedOf(pageData) }
  set.setPostBodyComponents([
    <script key="page-data" id="page-data" type="application/json" dangerouslySetInnerHTML={seed} />,
  ])
}

const isGenerator = (node: ReactNode): boolean =>
  isValidElement<{ name?: string; content?: string }>(node) &&
  node.props.name === 'generator' &&
  Boolean(node.props.content?.startsWith('Gatsby'))

/**
 * Makes Gatsby's scripts inert: inside a template they are neither fetched nor run until the loader wants them. In
 * development there is no such element, and everything works as Gatsby does by itself. The site has a generator of
 * its own (specification, section 9).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  page.replaceHeadComponents((page.getHeadComponents() as ReactNode[]).filter((node) => !isGenerator(node)))
  const scripts = (page.getPostBodyComponents() as ReactElement<{ sliceId?: string }>[])
    .filter(({ key }) => key !== 'script-loader') // differs from page to page; the loader does it
    .flatMap((node) => {
      if (node.props.sliceId !== '_gatsby-scripts') return [node]
      return [
        <template key="scripts" id="gatsby-scripts">
          {node}
        </template>,
        <script key="loader" dangerouslySetInnerHTML={{ __html: __LOADER_SCRIPT__ }} />,
      ]
    })
  page.replacePostBodyComponents(scripts)
}

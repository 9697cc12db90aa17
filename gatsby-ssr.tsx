import { withPrefix, type GatsbySSR } from 'gatsby'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { DEFAULT_COLOR_MODE } from './src/site/config'
import { routes } from './src/site/routes'
import { renderedIcons } from './src/page/shared/rendered-icons'
import { siteMetadata } from './src/page/shared/Seo'
import { pagePolicy } from './src/page/page-policy'
import { withoutRuntime, withoutRuntimeMarkup } from './src/page/without-runtime'
import { Layout, type SitePageProps } from './src/page/Layout'
import { algoliaSettings } from './src/search/client/algolia-settings'
import { INDEX_FOLDER, MANIFEST_FILE } from './src/search/engine/index-files'

/* Filled in by `src/gatsby/page-assets.ts`. */
declare const __HEAD_SCRIPT__: string
declare const __TABS_SCRIPT__: string
declare const __SIDEBAR_SCRIPT__: string
declare const __ICONS__: Record<string, string>
declare const __CONSTRUCT_STYLES__: Record<string, string>
declare const __SEARCH_SCRIPTS__: Record<'ask' | 'search', string[]>

/** The frame of every page. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <Layout element={element} props={props as unknown as SitePageProps} />
)

/**
 * Gatsby renders with `renderToPipeableStream`, which leaves NUL characters between Chinese ones where a chunk of 2 KB
 * ends (facebook/react#24985, facebook/docusaurus#9985). Nothing here suspends, so a string serves as well. Each page
 * waits for a turn of its own: what react-helmet and `Icon` collect while rendering must be read before the next page renders.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  await new Promise((turn) => setImmediate(turn))
  renderedIcons.clear()
  replaceBodyHTMLString(withoutRuntimeMarkup(renderToString(bodyComponent as ReactElement)))
}

type RenderBody = Parameters<NonNullable<GatsbySSR['onRenderBody']>>[0] & {
  /** The rendered page; in development it is rendered in the browser. */
  bodyHtml?: string
  /** Files of the entry `app`; absent in development. */
  scripts?: { name: string }[]
  /** Absent in development. */
  loadPageDataSync?: (path: string) => unknown
}

/** What the page query says of the article: of a doc, or of the home page's steps. */
interface PageData {
  result?: { data?: { doc?: Shown; siteHome?: Shown } }
}
type Shown = Pick<Queries.DocTemplateFragment, 'uses' | 'icons'>

/** Constructs and icons of a built page; in development every page may have any. */
function shownOn({ bodyHtml, pathname, loadPageDataSync }: RenderBody): Shown | undefined {
  if (bodyHtml === undefined) return undefined
  const { doc, siteHome } = (loadPageDataSync?.(pathname) as PageData | undefined)?.result?.data ?? {}
  return doc ?? siteHome ?? { uses: [], icons: [] }
}

/** Symbols of the icons of the article and of the frame. */
function symbolsOf(shown: Shown | undefined): string {
  const used = shown && new Set([...shown.icons, ...renderedIcons])
  const missing = [...(used ?? [])].find((name) => !__ICONS__[name])
  if (missing) throw new Error(`没有图标 ${missing}：放一个文件 src/site/icons/${missing}.svg`)
  return Object.entries(__ICONS__)
    .map(([name, symbol]) => (!used || used.has(name) ? symbol : ''))
    .join('')
}

/**
 * The first thing to be seen of an article is its beginning and not the frame alone: one paint instead of two
 * (docs/decisions/0003-page-weight.md). Other browsers pass over it.
 */
const FIRST_PAINT = <link key="first-paint" rel="expect" href="#article-lead" {...{ blocking: 'render' }} />

const preloaded = (name: string) => <link key={name} rel="preload" as="script" href={withPrefix(`/${name}`)} />

/**
 * Who opens the search page is about to search: what asks is asked for at once. What shows the answer, React above all, is
 * larger, and comes while the files of the index are awaited; of the hosted service it asks itself.
 * @param scripts the reader's.
 */
const searchPreloads = (scripts: { name: string }[]) => [
  ...scripts.map(({ name }) => preloaded(name)),
  ...(algoliaSettings
    ? []
    : [
        <link
          key="index"
          rel="preload"
          as="fetch"
          href={withPrefix(`/${INDEX_FOLDER}/${MANIFEST_FILE}`)}
          crossOrigin="anonymous"
        />,
      ]),
  ...__SEARCH_SCRIPTS__[algoliaSettings ? 'search' : 'ask'].map(preloaded),
]

/** Attributes, scripts and icons of every page. In development Gatsby's own script runs in place of the reader. */
export const onRenderBody = (page: RenderBody) => {
  const { bodyHtml, scripts = [], ...set } = page
  const shown = shownOn(page)
  set.setHtmlAttributes({ 'data-theme': DEFAULT_COLOR_MODE } as Record<string, string>)
  set.setHeadComponents([
    ...siteMetadata(),
    ...(bodyHtml?.includes(' id="article-lead"') ? [FIRST_PAINT] : []),
    ...(bodyHtml && page.pathname === routes.search ? searchPreloads(scripts) : []),
    ...(shown?.uses ?? []).flatMap((name) => {
      const css = __CONSTRUCT_STYLES__[name]
      return css ? <style key={name} data-part={name} dangerouslySetInnerHTML={{ __html: css }} /> : []
    }),
    <script key="head" dangerouslySetInnerHTML={{ __html: __HEAD_SCRIPT__ }} />,
    ...(!shown || shown.uses.includes('tabs')
      ? [<script key="tabs" dangerouslySetInnerHTML={{ __html: __TABS_SCRIPT__ }} />]
      : []),
  ])
  set.setPreBodyComponents([
    <div key="icons" id="icons" hidden>
      <svg dangerouslySetInnerHTML={{ __html: symbolsOf(shown) }} />
    </div>,
  ])
  set.setPostBodyComponents([
    ...(bodyHtml?.includes(' class="side"')
      ? [<script key="sidebar" dangerouslySetInnerHTML={{ __html: __SIDEBAR_SCRIPT__ }} />]
      : []),
    ...scripts.map(({ name }) => <script key={name} id="reader" src={withPrefix(`/${name}`)} defer />),
  ])
}

const isGenerator = (node: ReactNode): boolean =>
  isValidElement<{ name?: string; content?: string }>(node) &&
  node.props.name === 'generator' &&
  Boolean(node.props.content?.startsWith('Gatsby'))

/**
 * Styles of a kind of page under the name that the reader knows them by (src/client/swap.ts), their hash; the
 * address and Gatsby's mark of global ones are for its own runtime.
 */
const named = (node: ReactNode): ReactNode => {
  const href = isValidElement<Record<string, unknown>>(node) ? node.props['data-href'] : undefined
  const hash = typeof href === 'string' ? /\.([\da-f]{8})\.css$/.exec(href)?.[1] : undefined
  return hash ? cloneElement(node as ReactElement, { 'data-href': hash, 'data-identity': undefined }) : node
}

/**
 * Built pages have one script, the reader, and their policy before everything that it is about. The site has a generator
 * of its own (specification, section 9).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const head = (page.getHeadComponents() as ReactNode[]).filter((node) => !isGenerator(node)).map((node) => named(node))
  // In development Gatsby's own script renders the page
  if (process.env.BUILD_STAGE !== 'build-html') return page.replaceHeadComponents(head)
  const end = withoutRuntime(page.getPostBodyComponents() as ReactNode[])
  page.replaceHeadComponents([pagePolicy([...head, ...end]), ...head])
  page.replacePostBodyComponents(end)
}

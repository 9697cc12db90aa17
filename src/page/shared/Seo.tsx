import { withPrefix } from 'gatsby'
import type { ReactElement } from 'react'
import { Helmet } from 'react-helmet'
import { site } from '../../site/config'
import { DOCS_TAG, FRAMEWORK_VERSION, LOCALE, SITE_VERSION } from '../../site/constants'
import { absoluteUrl, files } from '../../site/routes'
import type { PageLink } from '../../site/types'

interface SeoProps {
  /** Page title; the site's name is added, except on the home page, whose title it is. */
  title: string
  description: string
  /** Canonical route without prefix. */
  path: string
  /** Search engines may not index the page: unlisted pages, drafts, the search page, 404. */
  noindex?: boolean
  /** The page's Markdown, without prefix. */
  markdown?: string
  /** Breadcrumbs for search engines, from the home page to this one. */
  breadcrumbs?: readonly PageLink[]
}

/**
 * Every item but the last must name a page, so groups are left out
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
function breadcrumbList(crumbs: readonly PageLink[]): string {
  const pages = crumbs.filter(({ path }) => path !== null)
  const itemListElement = pages.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: index < pages.length - 1 ? absoluteUrl(path!) : undefined,
  }))
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement,
  }).replace(/</g, '\\u003c')
}

/**
 * Metadata that are the same on every page. `gatsby-ssr` puts them into the HTML; nothing about them changes when the
 * page does, so they are not in the browser's script.
 */
export function siteMetadata(): ReactElement[] {
  return [
    <meta key="generator" name="generator" content={`Realsee Docs ${FRAMEWORK_VERSION}`} />,
    <meta key="version" name="version" content={SITE_VERSION} />,
    <meta key="ds:language" name="docsearch:language" content={LOCALE.language} />,
    <meta key="ds:tag" name="docsearch:docusaurus_tag" content={DOCS_TAG} />,
    <meta key="og:type" property="og:type" content="website" />,
    <meta key="og:site_name" property="og:site_name" content={site.title} />,
    <meta key="og:locale" property="og:locale" content="zh_CN" />,
    <meta key="og:image" property="og:image" content={absoluteUrl('/og.png')} />,
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
    <link key="icon" rel="icon" href={withPrefix('/icon.svg')} type="image/svg+xml" />,
    <link key="favicon" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
    <link key="apple" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.json')} />,
    <link key="llms" rel="describedby" type="text/markdown" href={absoluteUrl(files.llms)} />,
  ]
}

/** Metadata of one page. The only place that knows react-helmet. */
export function Seo({ title, description, path, noindex = false, markdown, breadcrumbs }: SeoProps) {
  const full = title === site.title ? title : `${title} · ${site.title}`
  const url = absoluteUrl(path)
  return (
    <Helmet>
      <html lang={LOCALE.language} dir={LOCALE.direction} />
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noindex ? 'noindex' : 'index,follow'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {markdown && <link rel="alternate" type="text/markdown" href={withPrefix(markdown)} />}
      <link rel="canonical" href={url} />
      {breadcrumbs && <script type="application/ld+json">{breadcrumbList(breadcrumbs)}</script>}
    </Helmet>
  )
}

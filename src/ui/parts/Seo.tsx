import { withPrefix } from 'gatsby'
import { Helmet } from 'react-helmet'
import { site } from '../../site/config'
import { DOCS_TAG, FRAMEWORK_VERSION, LOCALE, SITE_VERSION } from '../../site/constants'
import { absoluteUrl } from '../../site/routes'
import type { PageLink } from '../../site/types'

interface SeoProps {
  /** Page title; the site's name is added, except on the home page, whose title it is. */
  title: string
  description: string
  /** Canonical route without prefix. */
  path: string
  /** Search engines may not index the page: unlisted pages, drafts, the search page, 404. */
  noindex?: boolean
  /** Breadcrumbs for search engines, from the home page to this one. */
  breadcrumbs?: readonly PageLink[]
}

const breadcrumbList = (crumbs: readonly PageLink[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path ? absoluteUrl(path) : undefined,
    })),
  }).replace(/</g, '\\u003c')

/** All metadata of a page. The only place that knows react-helmet. */
export function Seo({ title, description, path, noindex = false, breadcrumbs }: SeoProps) {
  const full = title === site.title ? title : `${title} · ${site.title}`
  const url = absoluteUrl(path)
  return (
    <Helmet>
      <html lang={LOCALE.language} dir={LOCALE.direction} />
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noindex ? 'noindex' : 'index,follow'} />
      <meta name="generator" content={`Realsee Docs ${FRAMEWORK_VERSION}`} />
      <meta name="version" content={SITE_VERSION} />
      <meta name="docsearch:language" content={LOCALE.language} />
      <meta name="docsearch:docusaurus_tag" content={DOCS_TAG} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content="zh_CN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl('/og.png')} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={url} />
      <link rel="icon" href={withPrefix('/icon.svg')} type="image/svg+xml" />
      <link rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />
      <link rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />
      <link rel="manifest" href={withPrefix('/manifest.webmanifest')} />
      {breadcrumbs && <script type="application/ld+json">{breadcrumbList(breadcrumbs)}</script>}
    </Helmet>
  )
}

import { DOCS_MAIN_ID, docPath, routes } from '../site/routes'

interface SitePage {
  path: string
  lastmod: string | null
}

interface Answer {
  allSitePage: { nodes: { path: string }[] }
  allDoc: { nodes: Pick<Queries.Doc, 'path' | 'status' | 'updatedAt'>[] }
}

/** Routes that are no page of their own: an alias, a page of results, the not-found page. */
const LEFT_OUT: string[] = [routes.docs, routes.search, routes.notFound]

/** Options of gatsby-plugin-sitemap: listed pages only, canonical addresses, the day of the last change from git. */
export const sitemapOptions = {
  output: '/',
  // robots.txt names it
  createLinkInHead: false,
  query:
    '{ site { siteMetadata { siteUrl } } allSitePage { nodes { path } } allDoc { nodes { path status updatedAt } } }',
  resolvePages({ allSitePage, allDoc }: Answer): SitePage[] {
    const byPath = new Map(allDoc.nodes.map((doc) => [doc.path, doc]))
    return allSitePage.nodes
      .filter(({ path }) => path.endsWith('/') && !LEFT_OUT.includes(path) && !path.startsWith('/dev-404'))
      .filter(({ path }) => (byPath.get(path)?.status ?? 'listed') === 'listed')
      .map(({ path }) => ({ path, lastmod: byPath.get(path)?.updatedAt ?? null }))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  },
  serialize({ path, lastmod }: SitePage): { url: string; lastmod?: string; priority: number } {
    return {
      url: path,
      priority: path === '/' || path === docPath(DOCS_MAIN_ID) ? 1 : 0.7,
      ...(lastmod && { lastmod }),
    }
  },
}

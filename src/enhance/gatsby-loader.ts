/** What a page load of Gatsby's loader answers; `undefined` when the page's data could not be had at all. */
export type PageResources =
  undefined | { status: 'error'; error?: Error } | { status?: undefined; page: { webpackCompilationHash: string } }

/** The part of Gatsby's loader that is used here. It is public, and Gatsby's own navigation goes through it too. */
export interface GatsbyLoader {
  loadPage: (path: string) => Promise<PageResources>
}

declare global {
  interface Window {
    ___loader: GatsbyLoader
    ___webpackCompilationHash: string
  }
}

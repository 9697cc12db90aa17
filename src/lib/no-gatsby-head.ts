/**
 * Stands in for Gatsby's Head API in the browser (1.3 KiB): metadata go through `src/ui/parts/Seo.tsx`. A `Head`
 * exported by a page would stand in its HTML but not change when the page does.
 */
export const headHandlerForBrowser = (): void => undefined

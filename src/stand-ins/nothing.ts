/**
 * In place of whole modules of Gatsby's browser code that would never do anything on this site: Partytown, the service
 * worker, the Head API (metadata go through `src/ui/parts/Seo.tsx`) and prefetching by `<link>` (`src/enhance/prefetch.ts`
 * does it). A `Head` exported by a page would stand in its HTML but not change when the page does.
 */
export const headHandlerForBrowser = (): void => undefined

export default function nothing(): void {
  // does nothing, as the module it stands for
}

import { lateStyles } from './late-styles'

/**
 * Filled in by `src/build/page-assets.ts`: style sheets of parts of articles by the class of their elements, which is the
 * first one of each.
 */
declare const __PART_STYLES__: Record<string, string>

/** @returns names and styles of the parts that are in a page. */
export const partStylesIn = (html: string): [name: string, css: string][] =>
  Object.entries(__PART_STYLES__).filter(([name]) => new RegExp(` class="${name}[ "]`).test(html))

const parts = Object.entries(__PART_STYLES__).map(([name, css]) => ({ name, adopt: lateStyles(css) }))

/** Brings the styles of parts that the page shows and the first page of the visit, whose HTML has its own, did not. */
export function ensureStyles(): void {
  for (const { name, adopt } of parts)
    if (document.querySelector(`.${name}`) && !document.querySelector(`style[data-part=${name}]`)) adopt()
}

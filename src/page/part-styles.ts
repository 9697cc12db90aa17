/**
 * Filled in by `src/gatsby/page-assets.ts`: style sheets of parts of articles by the class of their elements, which is the
 * first one of each.
 */
declare const __PART_STYLES__: Record<string, string>

/** @returns names and styles of the parts that are in a page. */
export const partStylesIn = (html: string): [name: string, css: string][] =>
  Object.entries(__PART_STYLES__).filter(([name]) => new RegExp(` class="${name}[ "]`).test(html))

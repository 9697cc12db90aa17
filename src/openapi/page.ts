import { loadReference } from './load-reference'
import { toMdx } from './to-mdx'

/** Where the reference goes in `content/openapi.mdx`: alone on its line. */
const MARKER = /^<Endpoints \/>[ \t]*$/m

/**
 * Puts the generated reference into the prose of the open API page.
 * @param prose MDX without front matter, with the marker `<Endpoints />`.
 * @returns the whole page; lines before the marker keep their numbers.
 * @throws {Error} when the description has mistakes, or when the marker is missing.
 */
export function openapiPage(prose: string): string {
  if (!MARKER.test(prose)) throw new Error('content/openapi.mdx 里缺少单独一行的 <Endpoints />，接口说明没有地方放')
  return prose.replace(MARKER, () => toMdx(loadReference()))
}

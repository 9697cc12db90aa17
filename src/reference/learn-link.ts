import type { PhrasingContent } from 'mdast'
import { text } from '../openapi/nodes'
import { docPath } from '../site/routes'

/** @returns the address of a section, `five/config#panorama`, without prefix. */
export function sectionPath(section: string): string {
  const [page = '', anchor] = section.split('#')
  return docPath(page) + (anchor ? `#${anchor}` : '')
}

/** A link to the section that teaches a name. */
export const learnLink = (section: string): PhrasingContent => ({
  type: 'link',
  url: sectionPath(section),
  children: [text('用法')],
})

import { absoluteUrl, docPath } from '../site/routes'

/** @returns the anchor of an operation: `vrList` → `vr-list`. */
export const anchorOf = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** @returns the absolute address of a section of a group's page. */
export const sectionUrl = (group: string, id: string): string => `${absoluteUrl(docPath(`openapi/${group}`))}#${id}`

/** Markdown for readers outside the site: links, written from `content/openapi/`, become absolute. */
export const outsideText = (markdown: string): string =>
  markdown.replace(
    /\]\((?:\.\.\/docs\/|\.\/)([^)#]+)\.mdx(#[^)]*)?\)/g,
    (whole, id: string, hash = '') =>
      `](${absoluteUrl(docPath(whole.startsWith('](../') ? id : `openapi/${id}`))}${hash})`,
  )

import { absoluteUrl, docPath, routes } from '../site/routes'

/** @returns the name of an operation: `vr-list` → `vrList`. */
export const operationName = (id: string): string =>
  id.replace(/-([a-z\d])/g, (_whole, letter: string) => letter.toUpperCase())

/** @returns the absolute address of a section of the open API page. */
export const sectionUrl = (id: string): string => `${absoluteUrl(routes.openapi)}#${id}`

/** Markdown for readers outside the site: links become absolute. */
export const outsideText = (markdown: string): string =>
  markdown
    .replace(
      /\]\(\.\/docs\/([^)#]+)\.mdx(#[^)]*)?\)/g,
      (_whole, id: string, hash: string | undefined) => `](${absoluteUrl(docPath(id))}${hash ?? ''})`,
    )
    .replace(/\]\(#([^)]+)\)/g, (_whole, id: string) => `](${sectionUrl(id)})`)

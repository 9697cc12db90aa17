import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../../site/read-text'
import type { Doc } from '../../gatsby/types'
import { referenceAreaOf } from '../../reference/load'
import { absoluteUrl, markdownPath } from '../../site/routes'

/** @returns a line of a list of links (llmstxt.org). */
export const link = (name: string, path: string, note: string): string =>
  `- [${name.replace(/[[\]]/g, '\\$&')}](${absoluteUrl(path)})${note ? `: ${note}` : ''}`

/**
 * @returns the line of a page. The title says enough of a page beside the sidebar, which is one of several of the same
 *   content, and of a page of the reference by name, which `symbols.json` leads to.
 */
export const pageLink = ({ id, title, path, description, sidebar }: Doc): string =>
  link(title, markdownPath(path), sidebar !== false && !referenceAreaOf(id) ? description : '')

/** @returns a heading with what stands below it; nothing for an empty list. */
export const section = (title: string, entries: string[]): string[] =>
  entries.length ? [`## ${title}\n\n${entries.join('\n')}`] : []

/** JSON Schemas of `static/schemas/`, which are published as they are. */
export function schemaLinks(root: string): string[] {
  const folder = join(root, 'static/schemas')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => {
      const { title = name } = JSON.parse(readText(join(folder, name))) as { title?: string }
      return link(title, `/schemas/${name}`, '')
    })
}

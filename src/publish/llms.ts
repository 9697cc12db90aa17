import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AREA_IDS, areas, openapi, site, type AreaId } from '../site/config'
import { llms as strings } from '../site/output-strings'
import { absoluteUrl, areaTextPath, files, markdownPath } from '../site/routes'
import { fill } from '../site/strings'
import { hasReference } from '../reference/load'
import type { SiteState } from '../gatsby/site'
import type { Doc } from '../gatsby/types'
import { docsOfArea } from './area-docs'
import { CHANGELOG_FILE } from './changelog'
import { pageMarkdown } from './markdown'
import { writeOutput } from './write'

const link = (name: string, path: string, note: string): string =>
  `- [${name.replace(/[[\]]/g, '\\$&')}](${absoluteUrl(path)})${note ? `: ${note}` : ''}`
const pageLink = (doc: Doc): string => link(doc.title, markdownPath(doc.path), doc.description)
const section = (title: string, entries: string[]): string[] =>
  entries.length ? [`## ${title}\n\n${entries.join('\n')}`] : []
const kilobytes = (text: string): number => Math.max(1, Math.round(Buffer.byteLength(text) / 1024))

/** Pages as one text: title, summary, then each page's Markdown, parted by rules. */
function fullText(title: string, summary: string, docs: Doc[], state: SiteState): string {
  return [`# ${title}\n\n> ${summary}\n`, ...docs.map((doc) => pageMarkdown(doc, state))].join('\n---\n\n')
}

/** JSON Schemas of `static/schemas/`, which are published as they are. */
function schemaLinks(root: string): string[] {
  const folder = join(root, 'static/schemas')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => {
      const { title = name, description = '' } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        title?: string
        description?: string
      }
      return link(title, `/schemas/${name}`, description)
    })
}

/**
 * Makes the texts for machine readers (llmstxt.org): an index of all listed pages with their Markdown, all pages as one
 * text, and one text per area.
 * @returns texts by path without prefix.
 */
export function llmsTexts(state: SiteState): Map<string, string> {
  const { root, model } = state
  const byArea = AREA_IDS.map((area) => [area, docsOfArea(model, area)] as const).filter(([, docs]) => docs.length)
  const single = (id: string): Doc[] => model.docs.filter((doc) => doc.id === id && doc.status === 'listed')
  const all = [...byArea.flatMap(([, docs]) => docs), ...single('openapi'), ...single('demos'), ...single('agreement')]
  const titleOf = (area: AreaId): string => `${areas[area].label} ${areas[area].packageName}`
  const texts = new Map<string, string>([[files.llmsFull, fullText(site.title, site.description, all, state)]])
  for (const [area, docs] of byArea)
    texts.set(areaTextPath(area), fullText(`${site.title}：${titleOf(area)}`, areas[area].summary, docs, state))
  const sizeOf = (path: string, pages: number): string =>
    fill(strings.fullTextNote, { pages, size: kilobytes(texts.get(path) ?? '') })
  const changelog = existsSync(join(root, CHANGELOG_FILE))
    ? [
        link(strings.changelog, files.changelog, strings.changelogNote),
        link(strings.feed, files.feed, strings.feedNote),
      ]
    : []
  const index = [
    `# ${site.title}\n\n> ${site.description}\n\n${strings.notes.map((note) => `- ${note}`).join('\n')}`,
    ...byArea.flatMap(([area, docs]) => section(titleOf(area), docs.map(pageLink))),
    ...section(
      openapi.label,
      single('openapi').flatMap((doc) => [
        pageLink(doc),
        link(strings.openapiFile, files.openapi, strings.openapiNote),
      ]),
    ),
    ...section(strings.demos, single('demos').map(pageLink)),
    ...section(strings.schemas, [
      ...(hasReference(root) ? [link(strings.symbols, files.symbols, strings.symbolsNote)] : []),
      ...schemaLinks(root),
    ]),
    ...section(strings.fullText, [
      link(strings.fullTextAll, files.llmsFull, sizeOf(files.llmsFull, all.length)),
      ...byArea.map(([area, docs]) =>
        link(
          fill(strings.fullTextArea, { label: titleOf(area) }),
          areaTextPath(area),
          sizeOf(areaTextPath(area), docs.length),
        ),
      ),
    ]),
    ...section(strings.optional, [...single('agreement').map(pageLink), ...changelog]),
  ]
  return new Map([[files.llms, `${index.join('\n\n')}\n`], ...texts])
}

/** Writes the texts for machine readers below `public/`. */
export function writeLlms(state: SiteState): void {
  for (const [path, text] of llmsTexts(state)) writeOutput(state.root, path, text)
}

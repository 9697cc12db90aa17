import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Doc } from '../../gatsby/types'
import { hasReference } from '../../reference/load'
import { agentFiles } from '../../site/agent-files'
import { codingRules } from '../../site/coding-rules'
import { areas, openapi, site, type AreaId } from '../../site/config'
import { llms as strings } from '../../site/output-strings'
import { absoluteUrl, areaTextPath, docPath, files, indexPath } from '../../site/routes'
import { fill } from '../../site/strings'
import { PITFALLS_SOURCE } from '../agents/pitfalls'
import { CHANGELOG_FILE } from '../changelog'
import { pageAddresses } from '../markdown/addresses'
import type { MarkdownSite } from '../markdown/site'
import { link, pageLink, schemaLinks, section } from './links'
import { packageNote } from './packages'

/** What `llms.txt` leads to besides the site's own files. */
export interface RootContent {
  /** Areas with pages, in order, each with how many. */
  areas: [AreaId, number][]
  /** Bytes of the full texts by path. */
  sizes: Map<string, number>
  /** A page beside the areas, when it is there. */
  single: (id: string) => Doc[]
}

const at = (name: string, path: string, note: string): string => link(files.llms, name, path, note)

/** @returns the text that a machine reader begins with: what there is, what to mind, where everything else is. */
export function rootText(markdown: MarkdownSite, content: RootContent): string {
  const notes = [fill(strings.relative, { url: absoluteUrl(files.llms) }), ...strings.notes]
  return `${[
    `# ${site.title}\n\n> ${site.description}\n\n${notes.map((note) => `- ${note}`).join('\n')}`,
    ...section(
      strings.products,
      content.areas.map(([area, pages]) => areaLink(markdown, area, pages)),
    ),
    ...section(
      openapi.label,
      content
        .single('openapi')
        .flatMap((doc) => [pageLink(files.llms, doc), at(strings.openapiFile, files.openapi, strings.openapiNote)]),
    ),
    ...section(strings.rules, rules(markdown)),
    ...section(strings.data, dataLinks(markdown.root)),
    ...section(
      strings.demos,
      content.single('demos').map((doc) => pageLink(files.llms, doc)),
    ),
    ...section(strings.schemas, schemaLinks(markdown.root, files.llms)),
    ...section(strings.fullText, [strings.fullTextUse, '', ...fullTextLinks(content)]),
    ...section(strings.optional, [
      ...content.single('agreement').map((doc) => pageLink(files.llms, doc)),
      ...changelogLinks(markdown.root),
    ]),
  ].join('\n\n')}\n`
}

function areaLink({ model }: MarkdownSite, area: AreaId, pages: number): string {
  const { label, packageName, summary } = areas[area]
  const name = packageName.startsWith('@') ? `${label} ${packageName}` : label
  const note = [summary, packageNote(model, area), fill(strings.pageCount, { pages })].filter(Boolean).join(' ')
  return at(name, indexPath(area), note)
}

/** The rules, with their links as the pages' Markdown. */
const rules = (markdown: MarkdownSite): string[] =>
  codingRules.map((rule, index) => {
    const addressed = rule.replace(/\]\(([\w/-]+)(#[\w-]+)\)/g, (_, id: string, hash: string) => {
      const path = id === 'openapi' ? openapi.path : docPath(id)
      return `](site:${path}${hash})`
    })
    return `${index + 1}. ${pageAddresses(addressed, files.llms, markdown)}`
  })

const dataLinks = (root: string): string[] => [
  at(strings.sections, files.sections, strings.sectionsNote),
  ...(hasReference(root) ? [at(strings.symbols, files.symbols, strings.symbolsNote)] : []),
  ...(existsSync(join(root, PITFALLS_SOURCE))
    ? [
        at(strings.errors, agentFiles.errors, strings.errorsNote),
        at(strings.pitfalls, agentFiles.pitfalls, strings.pitfallsNote),
        at(strings.liveTypes, agentFiles.liveTypes, strings.declaredNote),
        at(strings.jsbridgeTypes, agentFiles.jsbridgeTypes, strings.declaredNote),
        at(strings.agents, agentFiles.rules, strings.agentsNote),
        at(strings.agentPackage, agentFiles.package, strings.agentPackageNote),
      ]
    : []),
]

function fullTextLinks({ areas: all, sizes }: RootContent): string[] {
  const note = (path: string): string =>
    fill(strings.fullTextSize, { size: Math.max(1, Math.round((sizes.get(path) ?? 0) / 1024)) })
  return [
    at(strings.fullTextAll, files.llmsFull, note(files.llmsFull)),
    ...all.map(([area]) => at(areas[area].label, areaTextPath(area), note(areaTextPath(area)))),
  ]
}

const changelogLinks = (root: string): string[] =>
  existsSync(join(root, CHANGELOG_FILE))
    ? [at(strings.changelog, files.changelog, strings.changelogNote), at(strings.feed, files.feed, strings.feedNote)]
    : []

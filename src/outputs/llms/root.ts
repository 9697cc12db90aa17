import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteState } from '../../gatsby/site-state'
import type { Doc } from '../../gatsby/types'
import { allReferences } from '../../reference/load'
import { OPENAPI_FOLDER } from '../../openapi/bundle'
import { agentFiles } from '../../site/agent-files'
import { codingRules } from '../../site/coding-rules'
import { type AreaId } from '../../site/area-ids'
import { areaSummaries } from '../../site/area-summaries'
import { areas } from '../../site/areas'
import { about } from '../../site/about'
import { site } from '../../site/config'
import { llms as strings } from '../../site/strings/outputs'
import { areaTextPath, docPath, files, indexPath, markdownUrl, withBase } from '../../site/routes'
import { fill } from '../../site/strings/interface'
import { PITFALLS_SOURCE } from '../agents/pitfalls'
import { link, pageLink, schemaLinks, section } from './links'
import { packageNote } from './packages'

type ByArea = (readonly [AreaId, Doc[]])[]

/**
 * @param byArea pages of each area that has any, in order.
 * @param sizes bytes of the full texts by path.
 * @param single pages beside the areas.
 * @returns the text that a machine reader begins with: what there is, what to mind, where everything else is.
 */
export function rootText(
  { root, model }: Pick<SiteState, 'root' | 'model'>,
  byArea: ByArea,
  sizes: ReadonlyMap<string, number>,
  single: Doc[],
): string {
  return `${[
    `# ${site.title}\n\n> ${about.description}\n\n${strings.notes.map((note) => `- ${note}`).join('\n')}`,
    ...section(
      strings.products,
      byArea.map(([area, docs]) => areaLink(model, area, docs.length)),
    ),
    ...section(strings.rules, rules()),
    ...section(strings.data, dataLinks(root)),
    ...section(strings.schemas, schemaLinks(root)),
    ...section(strings.fullText, [strings.fullTextUse, '', ...fullTextLinks(byArea, sizes)]),
    ...section(strings.optional, single.map(pageLink)),
  ].join('\n\n')}\n`
}

function areaLink(model: SiteState['model'], area: AreaId, pages: number): string {
  const { label, packageName } = areas[area]
  const name = packageName.startsWith('@') ? `${label} ${packageName}` : label
  const note = [areaSummaries[area], packageNote(model, area), fill(strings.pageCount, { pages })]
    .filter(Boolean)
    .join(' ')
  return link(name, indexPath(area), note)
}

/** The rules, with their links as the pages' Markdown. */
const rules = (): string[] =>
  codingRules.map((rule, index) => {
    const addressed = rule.replace(/\]\(([\w/-]+)(#[\w-]+)\)/g, (_, id: string, hash: string) => {
      return `](${markdownUrl(withBase(docPath(id)) + hash)})`
    })
    return `${index + 1}. ${addressed}`
  })

const dataLinks = (root: string): string[] => [
  ...(existsSync(join(root, OPENAPI_FOLDER)) ? [link(strings.openapiFile, files.openapi, strings.openapiNote)] : []),
  ...(allReferences(root).length ? [link(strings.symbols, files.symbols, strings.symbolsNote)] : []),
  ...(existsSync(join(root, PITFALLS_SOURCE))
    ? [
        link(strings.errors, agentFiles.errors, strings.errorsNote),
        link(strings.pitfalls, agentFiles.pitfalls, strings.pitfallsNote),
        link(strings.liveTypes, agentFiles.liveTypes, strings.declaredNote),
        link(strings.jsbridgeTypes, agentFiles.jsbridgeTypes, strings.declaredNote),
        link(strings.agents, agentFiles.rules, strings.agentsNote),
        link(strings.agentPackage, agentFiles.package, strings.agentPackageNote),
      ]
    : []),
]

function fullTextLinks(byArea: ByArea, sizes: ReadonlyMap<string, number>): string[] {
  const note = (path: string): string =>
    fill(strings.fullTextSize, { size: Math.max(1, Math.round((sizes.get(path) ?? 0) / 1024)) })
  return [
    link(strings.fullTextAll, files.llmsFull, note(files.llmsFull)),
    ...byArea.map(([area]) => link(areas[area].label, areaTextPath(area), note(areaTextPath(area)))),
  ]
}

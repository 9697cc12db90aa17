import { AREA_IDS, type AreaId } from '../site/area-ids'
import { areaSummaries } from '../site/area-summaries'
import { areas } from '../site/areas'
import { about } from '../site/about'
import { site } from '../site/config'
import { LOCALE } from '../site/constants'
import { print as strings } from '../site/strings/outputs'
import { escapeHtml } from '../site/escape-html'
import { absoluteUrl, printPath, sectionId, withBase } from '../site/routes'
import { policyElement } from '../site/security-policy'
import { doc as docStrings, fill } from '../site/strings/interface'
import type { SiteState } from '../gatsby/site-state'
import { styleSheet } from '../gatsby/style-sheet'
import type { Doc } from '../gatsby/types'
import { groupsOfArea, type DocGroup } from './area-docs'
import { onPaper } from './print-article'
import { writeOutput } from './write-output'

function contents(groups: DocGroup[]): string {
  const entry = (doc: Doc): string => `<li><a href="#${sectionId(doc.id)}">${escapeHtml(doc.title)}</a></li>`
  const items = groups.map(({ label, docs }) => {
    const entries = docs.map(entry).join('')
    return label ? `<li><p>${escapeHtml(label)}</p><ol>${entries}</ol></li>` : entries
  })
  return `<nav aria-labelledby="contents"><h2 id="contents">${strings.contents}</h2><ol>${items.join('')}</ol></nav>`
}

function section(doc: Doc, slugs: ReadonlyMap<string, string>, { bodies, dates }: SiteState): string {
  const date = dates.get(doc.file)
  const packages = Object.entries(doc.sdk ?? {}).map(([name, version]) => `${name} ${version}`)
  const facts = [
    `<a href="${withBase(doc.path)}">${absoluteUrl(doc.path)}</a>`,
    ...(date ? [fill(strings.pageUpdatedAt, { date })] : []),
    ...(packages.length ? [escapeHtml(fill(docStrings.checkedWith, { packages: packages.join('、') }))] : []),
  ]
  const slug = sectionId(doc.id)
  const { lead = '', body = '' } = bodies.get(doc.id) ?? {}
  return `<article id="${slug}" aria-labelledby="${slug}--title"><h2 id="${slug}--title">${escapeHtml(doc.title)}</h2><p class="print-facts">${facts.join(' · ')}</p><div class="prose">${onPaper(lead + body, slug, slugs)}</div></article>`
}

/** @returns all pages of an area as one HTML document without scripts; `undefined` when the area has none. */
export function printDocument(state: SiteState, area: AreaId, css: string): string | undefined {
  const groups = groupsOfArea(state.model, area)
  const docs = groups.flatMap((group) => group.docs)
  if (!docs.length) return undefined
  const { label, packageName } = areas[area]
  const slugs = new Map(docs.map((doc) => [doc.path, sectionId(doc.id)]))
  const newest = docs
    .flatMap(({ file }) => state.dates.get(file) ?? [])
    .sort()
    .at(-1)
  const facts = [
    `<code translate="no">${escapeHtml(packageName)}</code>`,
    fill(strings.pages, { pages: docs.length }),
    ...(newest ? [fill(strings.updatedAt, { date: newest })] : []),
  ]
  return [
    `<!doctype html><html lang="${LOCALE.language}" dir="${LOCALE.direction}" data-theme="light"><head><meta charset="utf-8">${policyElement({})}`,
    `<meta name="viewport" content="${about.viewport}"><title>${escapeHtml(fill(strings.title, { label }))} · ${escapeHtml(site.title)}</title>`,
    `<meta name="description" content="${escapeHtml(fill(strings.description, { label, pages: docs.length }))}"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${absoluteUrl(printPath(area))}"><link rel="icon" href="${withBase('/icon.svg')}" type="image/svg+xml"><link rel="stylesheet" href="${withBase(css)}"></head>`,
    `<body class="print-document"><header><p><a href="${withBase('/')}">${escapeHtml(site.title)}</a></p><h1>${escapeHtml(label)}</h1><p class="lead">${escapeHtml(areaSummaries[area])}</p><p class="print-facts">${facts.join(' · ')}</p></header>`,
    contents(groups),
    `<main>${docs.map((doc) => section(doc, slugs, state)).join('\n')}</main></body></html>\n`,
  ].join('\n')
}

/** Writes one printable document per area. @returns their routes without prefix. */
export function writePrint(state: SiteState): string[] {
  const { name, css } = styleSheet('src/styles/print-document.css')
  const path = `/print/${name}`
  writeOutput(state.root, path, css)
  return AREA_IDS.flatMap((area) => {
    const html = printDocument(state, area, path)
    if (html === undefined) return []
    writeOutput(state.root, `${printPath(area)}index.html`, html)
    return [printPath(area)]
  })
}

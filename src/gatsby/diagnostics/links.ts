import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledBody, LinkRef } from '../../article/types'
import { agentFiles } from '../../site/agent-files'
import { AREA_IDS } from '../../site/area-ids'
import { projectPath, projects } from '../../site/projects'
import { areaTextPath, docPath, files, indexPath, printPath, routes } from '../../site/routes'
import type { Problem } from '../../site/types'
import { HOME_FILE } from '../doc'
import { anchorProblem, brokenProblem, draftProblem, unlistedProblem, type Broken } from './broken-links'
import { nearest } from '../../site/nearest'
import type { Doc, SiteModel, WrittenLink } from '../types'

/** Everything that links, and everything that can be linked to. */
interface LinkedSite {
  /** Repository root; `static/` below it holds files that are published as they are. */
  root: string
  model: SiteModel
  /** Compiled bodies by page id. */
  bodies: ReadonlyMap<string, CompiledBody>
  /** The home page's steps. */
  home: CompiledBody | undefined
}

/** Files that the build writes besides pages, as paths without prefix; links to them are good. */
const GENERATED: readonly string[] = [
  ...Object.values(files),
  ...Object.values(agentFiles),
  ...AREA_IDS.flatMap((area) => [indexPath(area), areaTextPath(area), printPath(area)]),
  '/sitemap-index.xml',
  '/sitemap-0.xml',
  ...projects.map(projectPath),
]

/** Where a link leads: a page of the site, something else that is there, or nowhere. */
type Found = { kind: 'ok' } | { kind: 'page'; doc: Doc } | { kind: 'broken'; target: string; choices: string[] }

/**
 * Checks every link of articles, home page and sidebars against pages, published files and anchors.
 * Broken links are errors, broken anchors warnings (specification, section 5). Links from listed pages to unlisted ones
 * are errors: whoever follows the site, a crawler as well, would find what is not to be found.
 */
export function checkLinks(site: LinkedSite): Problem[] {
  const broken: Broken[] = []
  const others: Problem[] = []
  const find = finder(site)
  for (const link of linksOf(site)) {
    const found = find(link)
    if (found.kind === 'broken')
      broken.push({
        link,
        target: found.target,
        guess: movedTo(site.model, found) ?? nearest(found.target, found.choices),
      })
    if (found.kind !== 'page') continue
    if (found.doc.status === 'draft' && link.doc?.status !== 'draft') others.push(draftProblem(link, found.doc))
    if (!site.bodies.has(found.doc.id)) continue
    if (link.isListed && found.doc.status === 'unlisted') others.push(unlistedProblem(link, found.doc))
    const ids = idsOf(site.bodies.get(found.doc.id))
    const anchor = link.anchor.replace(/:~:text=.*$/, '')
    if (anchor && ids && !ids.includes(anchor))
      others.push(anchorProblem(link, `链接“${link.raw}”的锚点不存在`, found.doc.file, anchor, ids))
  }
  for (const doc of site.model.docs) {
    const ids = idsOf(site.bodies.get(doc.id))
    if (ids) others.push(...namedNowhere(doc, ids))
  }
  return [...broken.map(brokenProblem), ...others]
}

/** @returns the anchors of a page; `undefined` where a part of it cannot be parsed, and they are not known. */
export const idsOf = (body: CompiledBody | undefined): readonly string[] | undefined =>
  body?.problems.some(({ rule }) => rule === 'mdx-syntax') ? undefined : (body?.ids ?? [])

/** Where the page of an old address is now, in the form that the link is written in. */
function movedTo({ moved }: SiteModel, { target }: { target: string }): string | undefined {
  const byId = moved.get(target)
  return byId ? byId.id : [...moved].find(([id]) => docPath(id) === target)?.[1].path
}

/** Sections that the front matter names, and that are not there. */
function namedNowhere(doc: Doc, ids: readonly string[]): Problem[] {
  const named = [
    ...doc.explains.map(({ word, anchor }) => ({
      anchor,
      line: doc.lines.explains,
      name: `explains 的“${word}#${anchor}”`,
    })),
    ...Object.keys(doc.asked).map((anchor) => ({
      anchor,
      line: doc.lines[`asked.${anchor}`],
      name: `asked 的“${anchor}”`,
    })),
  ]
  return named
    .filter(({ anchor }) => anchor && !ids.includes(anchor))
    .map(({ anchor, line, name }) =>
      anchorProblem({ file: doc.file, line }, `${name}没有这一节`, doc.file, anchor, ids),
    )
}

/** Every link of the site with the place where it is written. */
function linksOf({ model, bodies, home }: LinkedSite): WrittenLink[] {
  const inBody = (body: CompiledBody | undefined, file: string, isListed: boolean, doc?: Doc): WrittenLink[] =>
    (body?.links ?? []).map((link: LinkRef) => ({ ...link, file, isListed, ...(doc && { doc }) }))
  return [
    ...model.docs.flatMap((doc) => inBody(bodies.get(doc.id), doc.file, doc.status === 'listed', doc)),
    ...inBody(home, HOME_FILE, true),
    ...model.sidebarLinks,
  ]
}

function finder({ root, model }: LinkedSite): (link: WrittenLink) => Found {
  const paths = new Map<string, Doc | null>([
    ...Object.values(routes).map((path) => [path, null] as const),
    ...[...model.docs, ...model.drafts.values()].map((doc) => [doc.path, doc] as const),
  ])
  return ({ target, doc }) => {
    if (target.kind === 'external') return { kind: 'ok' }
    if (target.kind === 'self') return doc ? { kind: 'page', doc } : { kind: 'ok' }
    if (target.kind === 'doc') {
      const other = model.byId.get(target.id) ?? model.drafts.get(target.id)
      return other
        ? { kind: 'page', doc: other }
        : { kind: 'broken', target: target.id, choices: [...model.byId.keys()] }
    }
    const page = paths.get(target.path)
    if (page) return { kind: 'page', doc: page }
    if (page === null || GENERATED.includes(target.path) || isStaticFile(root, target.path)) return { kind: 'ok' }
    const markdown = /^(.*)\.md$/.exec(target.path)
    if (markdown && paths.has(`${markdown[1]}/`)) return { kind: 'ok' }
    // An address with the end of its file's name
    const written = /^(.*)\.mdx$/.exec(target.path)?.[1]
    const choices = written ? [`${written}/`].filter((path) => paths.has(path)) : [...paths.keys(), ...GENERATED]
    return { kind: 'broken', target: target.path, choices }
  }
}

function isStaticFile(root: string, path: string): boolean {
  const file = join(root, 'static', path)
  return existsSync(file) && statSync(file).isFile()
}

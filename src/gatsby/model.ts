import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { AreaId } from '../site/config'
import { handbookPage } from '../site/frameworks'
import type { Problem } from '../site/types'
import { HOME_FILE, readDoc } from './doc'
import { navigationOf } from './navigation'
import { movedPages } from './moved-pages'
import { oddFrontMatter } from './odd-front-matter'
import { forgottenPages, loadSidebars, resolveSidebar } from './sidebar'
import type { Doc, SiteModel } from './types'

/** @returns all page files below `content/`, as paths from the root, sorted. The home page's steps are part of a page. */
export function contentFiles(root: string): string[] {
  const folder = join(root, 'content')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== HOME_FILE)
    .sort()
}

type ReadPage = ReturnType<typeof readDoc>

const read = new Map<string, { source: string; page: ReadPage }>()

/** Reads a page file; an unreadable one is a problem, not a crash. Text that was read before is not parsed again. */
export function readPage(root: string, file: string): ReadPage {
  try {
    const source = readFileSync(join(root, file), 'utf8')
    const before = read.get(file)
    if (before?.source === source) return before.page
    const page = readDoc(file, source)
    read.set(file, { source, page })
    return page
  } catch (error) {
    const message = `读不了这个文件：${(error as Error).message}`
    return {
      doc: undefined,
      problems: [{ severity: 'error', rule: 'unreadable-file', file, message, remedy: '核对文件权限与磁盘' }],
    }
  }
}

/**
 * Builds the model of the whole site from its page files and sidebars.
 * @param root repository root (or a fixture that looks like one).
 * @param files page files, as {@link contentFiles} gives them.
 * @param includeDrafts `true` in the preview.
 */
export function buildModel(root: string, files: string[], includeDrafts: boolean): SiteModel {
  const pages = files.map((file) => readPage(root, file))
  const problems = pages.flatMap((page) => page.problems)
  const all = pages.flatMap(({ doc }) => (doc ? [doc] : []))
  const isLeftOut = ({ status }: Doc): boolean => !includeDrafts && status === 'draft'
  const drafts = new Map(all.filter(isLeftOut).map((doc) => [doc.id, doc]))
  const docs = all.filter((doc) => !isLeftOut(doc)).sort((a, b) => (a.path < b.path ? -1 : 1))
  problems.push(...duplicateRoutes(docs), ...sameWords(docs), ...sameTerms(docs), ...all.flatMap(oddFrontMatter))
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const areasInUse = [...new Set(docs.flatMap(({ area }) => area ?? []))] as AreaId[]
  const { sidebars, problems: sidebarProblems } = loadSidebars(root, areasInUse)
  problems.push(...sidebarProblems)
  const resolved = new Map(
    sidebars.map((sidebar) => [sidebar.area, resolveSidebar(sidebar, byId, new Set(drafts.keys()))]),
  )
  for (const { problems: own } of resolved.values()) problems.push(...own)
  const listed = new Set([...resolved.values()].flatMap(({ ids }) => ids))
  problems.push(...forgottenPages(docs, listed, sidebars))
  const navigation = new Map(
    docs.map((doc) => [doc.id, navigationOf(doc, (doc.area && resolved.get(doc.area)?.nodes) || [], byId)]),
  )
  const sidebarLinks = [...resolved.values()].flatMap(({ links }) => links)
  const moves = movedPages(docs, new Set(all.map(({ id }) => id)))
  problems.push(...moves.problems)
  return { docs, byId, drafts, navigation, moved: moves.moved, sidebarLinks, problems }
}

/** Pages of an area that readers cannot tell apart by their titles; descriptions that were copied. */
function sameWords(docs: Doc[]): Problem[] {
  const seen = new Map<string, Doc>()
  return docs.flatMap((doc) =>
    (['title', 'description'] as const).flatMap((field): Problem[] => {
      const key = `${doc.area} ${field} ${doc[field]}`
      const other = seen.get(key)
      seen.set(key, other ?? doc)
      if (!other || doc.description === doc.title) return []
      return [
        {
          severity: 'warning',
          rule: 'same-words',
          file: doc.file,
          line: doc.lines[field] ?? 1,
          message: `${field} 与 ${other.file} 的相同`,
          remedy: '改成这一页自己的：读者在搜索结果里靠它分辨',
        },
      ]
    }),
  )
}

/** Words that two pages say to explain: a search for the word alone can lead to one of them only. */
function sameTerms(docs: Doc[]): Problem[] {
  const seen = new Map<string, Doc>()
  return docs.flatMap((doc) =>
    doc.explains.flatMap(({ word }): Problem[] => {
      const key = `${doc.area} ${word}`
      const other = seen.get(key)
      if (!other) seen.set(key, doc)
      // The handbooks of all frameworks explain the same
      if (!other || other === doc || handbookPage(doc.path)) return []
      return [
        {
          severity: 'warning',
          rule: 'same-words',
          file: doc.file,
          line: doc.lines.explains ?? 1,
          message: `explains 的“${word}”已经由 ${other.file} 解释`,
          remedy: '只留在讲它的那一页；这一页写自己解释的词',
        },
      ]
    }),
  )
}

/** Two files that would be one page: the same route, or routes that differ in case only (one file on some disks). */
function duplicateRoutes(docs: Doc[]): Problem[] {
  const seen = new Map<string, Doc>()
  return docs.flatMap((doc): Problem[] => {
    const key = doc.path.toLowerCase()
    const other = seen.get(key)
    seen.set(key, doc)
    if (!other) return []
    return [
      {
        severity: 'error',
        rule: 'duplicate-route',
        file: doc.file,
        line: 1,
        message: `网址 ${doc.path} 重复：${other.file} 也是这一页`,
        remedy: '改掉其中一个文件的名字',
      },
    ]
  })
}

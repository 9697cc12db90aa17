import { join } from 'node:path'
import { readText } from '../site/read-text'
import { memo } from '../site/memo'
import type { AreaId } from '../site/area-ids'
import { DOCS_MAIN_ID, docFile, routes } from '../site/routes'
import type { Problem } from '../site/types'
import { movedPages } from './diagnostics/moved-pages'
import { errorAt } from '../site/problem'
import { HOME_FILE, readDoc } from './doc'
import { filesLike } from './files-in'
import { navigationOf } from './navigation'
import { forgottenPages, loadSidebars, resolveSidebar } from './sidebar'
import type { Doc, SiteModel } from './types'

/** @returns all page files below `content/`, as paths from the root, sorted. The home page's steps are part of a page. */
export const contentFiles = (root: string): string[] =>
  filesLike(root, 'content', /\.mdx$/).filter((file) => file !== HOME_FILE)

type ReadPage = ReturnType<typeof readDoc>

const pages = memo<ReadPage>()

/** Reads a page file; an unreadable one is a problem, not a crash. */
export function readPage(root: string, file: string): ReadPage {
  try {
    const source = readText(join(root, file))
    return pages(file, [source], () => readDoc(file, source))
  } catch (error) {
    const message = `读不了这个文件：${(error as Error).message}`
    return { doc: undefined, problems: [errorAt({ file }, 'unreadable-file', message, '核对文件权限与磁盘')] }
  }
}

/**
 * Builds the model of the whole site from its page files and sidebars.
 * @param root repository root (or a fixture that looks like one).
 * @param files page files, as {@link contentFiles} gives them.
 * @param includeDrafts `true` in the preview.
 */
export function buildModel(root: string, files: string[], includeDrafts: boolean): SiteModel {
  const read = files.map((file) => readPage(root, file))
  const problems = read.flatMap((page) => page.problems)
  const all = read.flatMap(({ doc }) => (doc ? [doc] : []))
  const isLeftOut = ({ status }: Doc): boolean => !includeDrafts && status === 'draft'
  const drafts = new Map(all.filter(isLeftOut).map((doc) => [doc.id, doc]))
  const docs = all.filter((doc) => !isLeftOut(doc)).sort((a, b) => (a.path < b.path ? -1 : 1))
  problems.push(...duplicateRoutes(docs, otherRoutes(root)))
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const areasInUse = [...new Set(docs.flatMap(({ area }) => area ?? []))] as AreaId[]
  const { sidebars, problems: sidebarProblems } = loadSidebars(root, areasInUse)
  problems.push(...sidebarProblems)
  const resolved = new Map(
    sidebars.map((sidebar) => [sidebar.area, resolveSidebar(sidebar, byId, new Set(drafts.keys()))]),
  )
  for (const { problems: own } of resolved.values()) problems.push(...own)
  const listed = new Set([...resolved.values()].flatMap(({ ids }) => ids))
  // What a page says of itself is not known when its front matter is wrong
  const unread = new Set(problems.filter(({ rule }) => rule === 'front-matter').map(({ file }) => file))
  const legible = docs.filter(({ file }) => !unread.has(file))
  problems.push(...forgottenPages(legible, listed, sidebars))
  const navigation = new Map(
    docs.map((doc) => [doc.id, navigationOf(doc, (doc.area && resolved.get(doc.area)?.nodes) || [], byId)]),
  )
  const sidebarLinks = [...resolved.values()].flatMap(({ links }) => links)
  const moves = movedPages(docs, new Set(all.map(({ id }) => id)))
  problems.push(...moves.problems)
  return { docs, byId, drafts, navigation, moved: moves.moved, sidebarLinks, problems }
}

/** Routes that Gatsby makes of the components in `src/pages` and of the documents in `static`, with their files. */
const otherRoutes = (root: string): Map<string, string> =>
  new Map(
    ['src/pages', 'static'].flatMap((folder) =>
      filesLike(root, folder, /\.(?:[jt]sx?|html)$/).map((file): [string, string] => {
        const path = file.slice(folder.length + 1).replace(/(?:(?:^|\/)index)?\.\w+$/, '')
        return [path ? `/${path.toLowerCase()}/` : '/', file]
      }),
    ),
  )

/** Two files that would be one page: the same route, or routes that differ in case only (one file on some disks). */
function duplicateRoutes(docs: Doc[], others: Map<string, string>): Problem[] {
  const seen = new Map(others)
  const ownRoutes = [
    { path: routes.home, file: HOME_FILE },
    { path: routes.docs, file: docFile(DOCS_MAIN_ID) },
  ]
  return [...ownRoutes, ...docs].flatMap((doc): Problem[] => {
    const key = doc.path.toLowerCase()
    const other = seen.get(key)
    seen.set(key, doc.file)
    if (!other) return []
    const message = `网址 ${doc.path} 重复：${other} 也是这一页`
    return [errorAt({ file: doc.file, line: 1 }, 'duplicate-route', message, '改掉其中一个文件的名字')]
  })
}

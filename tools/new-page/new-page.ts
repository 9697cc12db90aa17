import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { pageIdOf } from '../../src/gatsby/doc'
import { contentFiles } from '../../src/gatsby/model'
import { type AreaId } from '../../src/site/area-ids'
import { areas } from '../../src/site/areas'
import { areaFolder, areaOf, docFile, docPath } from '../../src/site/routes'
import { installedVersion } from '../check/sdk-versions'
import { pageId } from './page-id'
import { addToSidebar } from './sidebar-edit'

/** Kinds of pages, each with a template of sections; the names are what authors type. */
export const PAGE_KINDS = ['guide', 'plugin', 'faq', 'api'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** What the author asked for. */
export interface NewPageRequest {
  id: string
  title: string
  /** Guessed from the id when absent. */
  kind?: string
  /** Label of a group of the sidebar. */
  group?: string
  /** Public, but in no sidebar; or reachable by its address only. */
  hidden?: 'sidebar' | 'unlisted'
}

function kindOf(id: string, kind?: string): PageKind {
  const known = PAGE_KINDS.find((name) => name === kind)
  if (kind !== undefined && !known) throw new Error(`没有“${kind}”这种页面，可用的有：${PAGE_KINDS.join('、')}`)
  return known ?? (id.endsWith('Plugin') ? 'plugin' : /(?:^|\/)faq\//.test(id) ? 'faq' : 'guide')
}

/** The package whose types an area's samples are checked with, where it is installed. */
function sdkOf(root: string, area: AreaId): Record<string, string> {
  const name = areas[area].packageName
  const version = name.startsWith('@') ? installedVersion(root, name) : undefined
  return version ? { [name]: version } : {}
}

/** Quotes what YAML would read as something else. */
const yaml = (text: string): string =>
  /^[\w\u4e00-\u9fff][^:#[\]{}&*!|>'"%@`]*$/u.test(text) ? text : `'${text.replaceAll("'", "''")}'`

/**
 * @returns the text of a new page: front matter, and the sections of its kind. It is a draft: `npm run develop` shows it,
 *   a build leaves it out until that line is gone.
 */
function pageText(root: string, id: string, kind: PageKind, { title, hidden }: NewPageRequest): string {
  const packages = Object.entries(sdkOf(root, areaOf(id)!)).map(([name, version]) => `'${name}': ${version}`)
  const front = [
    `title: ${yaml(title.trim())}`,
    'description: 用一句话写清这一页解决什么',
    `keywords: [${id.slice(id.lastIndexOf('/') + 1)}]`,
    ...(hidden ? [hidden === 'sidebar' ? 'sidebar: false' : 'unlisted: true'] : []),
    ...(packages.length ? [`sdk: { ${packages.join(', ')} }`] : []),
    'draft: true',
  ]
  const template = readFileSync(join('tools/new-page/templates', `${kind}.mdx`), 'utf8')
  return `---\n${front.join('\n')}\n---\n\n${template}`
}

/**
 * Makes a page: its file from the template of its kind, and its line in the area's sidebar.
 * @param root absolute path of the repository.
 * @returns what was done and what comes next, in Chinese, one line each.
 * @throws Error in Chinese before anything is written, when the id, title, kind or group will not do.
 */
export async function newPage(root: string, request: NewPageRequest): Promise<string[]> {
  const { title, group, hidden } = request
  const existing = contentFiles(root).flatMap((file) => pageIdOf(file) ?? [])
  const id = pageId(request.id, existing)
  if (!title.trim() || /[\r\n]/.test(title)) throw new Error('标题不能是空的，也不能换行')
  const area = areaOf(id)!
  const kind = kindOf(id, request.kind)
  const sidebarFile = `${areaFolder(area)}/sidebar.yaml`
  const file = docFile(id)
  const done = [`新建 ${file}（${kind}）`]
  if (!hidden) {
    const path = join(root, sidebarFile)
    if (!existsSync(path)) throw new Error(`找不到 ${sidebarFile}，先建好这个产品的目录`)
    const { source, place } = addToSidebar(readFileSync(path, 'utf8'), id.slice(area.length + 1), group)
    writeFileSync(path, await format(source, { ...(await resolveConfig(path)), parser: 'yaml' }))
    done.push(`目录 ${sidebarFile}：加在${place}，不合适就挪一挪`)
  }
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), pageText(root, id, kind, request), { flag: 'wx' })
  return [
    ...done,
    `预览：npm run develop，打开 http://localhost:8000${docPath(id)}`,
    '现在是草稿：写完删掉 draft: true，再运行 npm run check',
  ]
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { docIdOf } from '../../src/gatsby/doc'
import { contentFiles } from '../../src/gatsby/model'
import { areas, type AreaId } from '../../src/site/config'
import { areaOf, docPath } from '../../src/site/routes'
import { checkPageId, NewPageError } from './page-id'
import { PAGE_KINDS, pageTemplate, type NewPage, type PageKind } from './page-template'
import { addToSidebar } from './sidebar-edit'

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

function kindOf({ id, kind }: NewPageRequest): PageKind {
  const known = PAGE_KINDS.find((name) => name === kind)
  if (kind !== undefined && !known) throw new NewPageError(`没有“${kind}”这种页面，可用的有：${PAGE_KINDS.join('、')}`)
  return known ?? (id.endsWith('Plugin') ? 'plugin' : /(?:^|\/)faq\//.test(id) ? 'faq' : 'guide')
}

/** The package whose types an area's samples are checked with, where it is installed. */
function sdkOf(root: string, area: AreaId): Record<string, string> {
  const name = areas[area].packageName
  const file = join(root, 'node_modules', name, 'package.json')
  if (!name.startsWith('@') || !existsSync(file)) return {}
  return { [name]: (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version }
}

/**
 * Makes a page: its file from the template of its kind, and its line in the area's sidebar.
 * @param root absolute path of the repository.
 * @returns what was done and what comes next, in Chinese, one line each.
 * @throws {NewPageError} before anything is written, when the id, title, kind or group will not do.
 */
export async function newPage(root: string, request: NewPageRequest): Promise<string[]> {
  const { id, title, group, hidden } = request
  checkPageId(
    id,
    contentFiles(root).flatMap((file) => docIdOf(file) ?? []),
  )
  if (!title.trim() || /[\r\n]/.test(title)) throw new NewPageError('标题不能是空的，也不能换行')
  const area = areaOf(id)!
  const page: NewPage = {
    title: title.trim(),
    name: id.slice(id.lastIndexOf('/') + 1),
    kind: kindOf(request),
    sdk: sdkOf(root, area),
    ...(hidden && { flag: hidden === 'sidebar' ? ('sidebar: false' as const) : ('unlisted: true' as const) }),
  }
  const sidebarFile = `content/docs/${area}/sidebar.yaml`
  const file = `content/docs/${id}.mdx`
  const done = [`新建 ${file}（${page.kind}）`]
  if (!hidden) {
    const path = join(root, sidebarFile)
    if (!existsSync(path)) throw new NewPageError(`找不到 ${sidebarFile}，先建好这个产品的目录`)
    const { source, place } = addToSidebar(readFileSync(path, 'utf8'), id.slice(area.length + 1), group)
    writeFileSync(path, await format(source, { ...(await resolveConfig(path)), parser: 'yaml' }))
    done.push(`目录 ${sidebarFile}：加在${place}，不合适就挪一挪`)
  }
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), pageTemplate(page), { flag: 'wx' })
  return [
    ...done,
    `预览：npm run develop，打开 http://localhost:8000${docPath(id)}`,
    '现在是草稿：写完删掉 draft: true，再运行 npm run check',
  ]
}

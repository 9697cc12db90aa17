import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AREA_IDS, type AreaId } from '../site/config'
import { withBase } from '../site/routes'
import type { Problem, SidebarItem, SidebarNode } from '../site/types'
import { loadTs, LoadError } from './load-ts'
import { nearest } from './nearest'
import { sidebarItems, type SidebarPath } from './sidebar-shape'
import type { Doc, SidebarFile, WrittenLink } from './types'
import { targetOf } from './written-link'

/** Reads the `sidebar.ts` of every area that has pages. */
export function loadSidebars(root: string, areas: AreaId[]): { sidebars: SidebarFile[]; problems: Problem[] } {
  const sidebars: SidebarFile[] = []
  const problems: Problem[] = []
  const available = AREA_IDS.filter((area) => existsSync(join(root, sidebarPath(area))))
  for (const area of areas) {
    const file = sidebarPath(area)
    if (!available.includes(area)) {
      problems.push({
        severity: 'error',
        rule: 'missing-sidebar',
        file,
        message: `找不到侧边栏“${area}”，可用的有：${available.join('、') || '（无）'}`,
        remedy: `新建 ${file}：export default defineSidebar(['intro'])`,
      })
      continue
    }
    const absolute = join(root, file)
    try {
      const { default: items } = loadTs<{ default?: SidebarItem[] }>(absolute)
      if (!Array.isArray(items)) throw new LoadError('没有默认导出 defineSidebar([...])', 1)
      const source = readFileSync(absolute, 'utf8')
      const { items: sound, faults } = sidebarItems(items)
      sidebars.push({ area, file, source, items: sound })
      for (const { path, message, remedy } of faults) {
        const line = lineOfPath(source, items, path)
        problems.push({ severity: 'error', rule: 'sidebar-shape', file, message, remedy, ...(line && { line }) })
      }
    } catch (error) {
      if (!(error instanceof LoadError)) throw error
      problems.push({
        severity: 'error',
        rule: 'broken-sidebar',
        file,
        message: `侧边栏文件有错：${error.message}`,
        ...(error.line && { line: error.line }),
        remedy: "写法：export default defineSidebar(['intro', { label: '分组', items: ['other'] }])",
      })
    }
  }
  return { sidebars, problems }
}

const sidebarPath = (area: AreaId): string => `content/docs/${area}/sidebar.ts`

/** A sidebar as the pages show it. */
interface ResolvedSidebar {
  nodes: SidebarNode[]
  /** Pages in it. */
  ids: string[]
  /** Addresses in it. */
  links: WrittenLink[]
  problems: Problem[]
}

/** Resolves an area's sidebar: ids become links with the pages' own titles; every mistake is a problem with the choices. */
export function resolveSidebar(sidebar: SidebarFile, docs: Map<string, Doc>, drafts: Set<string>): ResolvedSidebar {
  const problems: Problem[] = []
  const ids: string[] = []
  const links: WrittenLink[] = []
  const report = (rule: string, id: string, message: string, remedy: string): void => {
    const line = lineOf(sidebar.source, id, ids.filter((seen) => seen === `${sidebar.area}/${id}`).length)
    problems.push({ severity: 'error', rule, file: sidebar.file, message, remedy, ...(line && { line }) })
  }
  const page = (short: string): SidebarNode[] => {
    const id = `${sidebar.area}/${short}`
    const doc = docs.get(id)
    if (!doc) {
      if (drafts.has(id)) return []
      const choices = [...docs.keys()]
        .filter((key) => key.startsWith(`${sidebar.area}/`))
        .map((key) => key.slice(sidebar.area.length + 1))
      const guess = nearest(short, choices)
      report(
        'unknown-sidebar-id',
        short,
        `找不到文档“${short}”，请核对文档标识`,
        `${guess ? `是不是“${guess}”？` : ''}可用的有：${choices.join('、')}`,
      )
      return []
    }
    if (ids.includes(id)) report('duplicate-sidebar-id', short, `“${short}”在目录里列了两次`, '只留一处')
    if (doc.status === 'unlisted')
      report(
        'unlisted-in-sidebar',
        short,
        `“${short}”是未公开列出的页面，不能放进目录`,
        '从 sidebar.ts 里去掉它，或去掉页面的 unlisted: true',
      )
    ids.push(id)
    return [{ label: doc.sidebarLabel, path: doc.path }]
  }
  const address = ({ label, href }: { label: string; href: string }): SidebarNode => {
    const line = lineOf(sidebar.source, href, links.filter(({ raw }) => raw === href).length) ?? 0
    const { target, anchor } = targetOf(href)
    links.push({ raw: href, target, anchor, file: sidebar.file, line, isListed: true })
    return { label, href: target.kind === 'path' ? withBase(target.path) + (anchor && `#${anchor}`) : href }
  }
  const resolve = (items: SidebarItem[]): SidebarNode[] =>
    items.flatMap((item): SidebarNode[] => {
      if (typeof item === 'string') return page(item)
      if ('href' in item) return [address(item)]
      const children = resolve(item.items)
      return children.length ? [{ label: item.label, items: children }] : []
    })
  return { nodes: resolve(sidebar.items), ids, links, problems }
}

/** @returns the line of what stands at a path: of its field's name, or of the nearest text in it or around it. */
function lineOfPath(source: string, items: unknown, path: SidebarPath): number | undefined {
  const last = path.at(-1)
  const within: unknown[] = [items]
  for (const key of path) within.push((within.at(-1) as Record<string, unknown>)[key])
  const around = within.slice(0, -1)
  const lines = source.split('\n')
  const label = around.map(textIn).findLast(Boolean)
  const from = (label && lineOf(source, label)) || 1
  if (typeof last === 'string') {
    const isNamed = (line: string): boolean => new RegExp(`\\b${last}\\b['"]?\\s*:`).test(line)
    const at = lines.findIndex((line, index) => index >= from - 1 && isNamed(line))
    if (at >= 0) return at + 1
    return from
  }
  const text = textIn(within.at(-1)) ?? label
  return text ? lineOf(source, text) : 1
}

/** The first text in something: the label of a group before the ids in it. */
function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined
  if (typeof value !== 'object' || !value) return undefined
  for (const part of Object.values(value)) {
    const text = textIn(part)
    if (text) return text
  }
  return undefined
}

/** @returns the line of the n-th mention of a quoted text in a source; the last one when there are fewer. */
export function lineOf(source: string, id: string, occurrence = 0): number | undefined {
  const lines = source
    .split('\n')
    .flatMap((line, index) => (line.includes(`'${id}'`) || line.includes(`"${id}"`) ? [index + 1] : []))
  return lines[Math.min(occurrence, lines.length - 1)]
}

/** Pages that are in no sidebar and do not say so. */
export function forgottenPages(docs: Iterable<Doc>, listed: Set<string>, sidebars: SidebarFile[]): Problem[] {
  return [...docs].flatMap((doc): Problem[] => {
    const sidebar = sidebars.find(({ area }) => area === doc.area)
    if (!sidebar || listed.has(doc.id) || doc.status !== 'listed' || !doc.inSidebar) return []
    const short = doc.id.slice(sidebar.area.length + 1)
    return [
      {
        severity: 'error',
        rule: 'page-in-no-sidebar',
        file: doc.file,
        line: 1,
        message: `页面“${doc.title}”不在目录里`,
        remedy: `在 ${sidebar.file} 里加一行 '${short}'，或在前置信息里写 sidebar: false（公开但不列出）/ unlisted: true`,
      },
    ]
  })
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../site/read-text'
import { externalFault, isElsewhere } from '../article/link/faults'
import { AREA_IDS, type AreaId } from '../site/area-ids'
import { areaFolder, canonicalPath, withBase, withoutBase } from '../site/routes'
import type { Problem, SidebarNode } from '../site/types'
import { nearest } from '../site/nearest'
import { errorAt } from '../site/problem'
import { readSidebar } from './sidebar-file'
import { SIDEBAR_SHAPE } from './sidebar-schema'
import type { Doc, SidebarFile, SidebarItem, WrittenLink } from './types'

/** Reads the `sidebar.yaml` of every area that has pages. */
export function loadSidebars(root: string, areas: AreaId[]): { sidebars: SidebarFile[]; problems: Problem[] } {
  const sidebars: SidebarFile[] = []
  const problems: Problem[] = []
  const available = AREA_IDS.filter((area) => existsSync(join(root, sidebarPath(area))))
  for (const area of areas) {
    const file = sidebarPath(area)
    if (!available.includes(area)) {
      const message = `找不到侧边栏“${area}”，可用的有：${available.join('、') || '（无）'}`
      problems.push(errorAt({ file }, 'missing-sidebar', message, `新建 ${file}，${SIDEBAR_SHAPE}`))
      continue
    }
    const read = readSidebar(readText(join(root, file)), file)
    problems.push(...read.problems)
    if (read.items) sidebars.push({ area, file, items: read.items })
  }
  return { sidebars, problems }
}

const sidebarPath = (area: AreaId): string => `${areaFolder(area)}/sidebar.yaml`

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
  const page = ({ id: short, line }: Extract<SidebarItem, { kind: 'page' }>): SidebarNode[] => {
    const report = (rule: string, message: string, remedy: string): void =>
      void problems.push(errorAt({ file: sidebar.file, line }, rule, message, remedy))
    const id = `${sidebar.area}/${short}`
    const doc = docs.get(id)
    if (!doc) {
      if (drafts.has(id)) return []
      const choices = [...docs.keys()]
        .filter((key) => key.startsWith(`${sidebar.area}/`))
        .map((key) => key.slice(sidebar.area.length + 1))
      report('unknown-sidebar-id', `找不到文档“${short}”，请核对文档标识`, idRemedy(short, choices))
      return []
    }
    if (ids.includes(id)) report('duplicate-sidebar-id', `“${short}”在目录里列了两次`, '只留一处')
    if (doc.status === 'unlisted')
      report(
        'unlisted-in-sidebar',
        `“${short}”是未公开列出的页面，不能放进目录`,
        '从 sidebar.yaml 里去掉它，或去掉页面的 unlisted: true',
      )
    if (doc.status === 'listed' && doc.sidebar === false)
      report(
        'unlisted-in-sidebar',
        `“${short}”写了 sidebar: false，又列在目录里`,
        `去掉这一行，或去掉 ${doc.file} 的 sidebar: false`,
      )
    ids.push(id)
    return [{ label: doc.sidebar_label, path: doc.path }]
  }
  const address = ({ label, href, line }: Extract<SidebarItem, { kind: 'link' }>): SidebarNode => {
    const fault = hrefFault(href)
    if (fault) problems.push(errorAt({ file: sidebar.file, line }, fault.rule, fault.message, fault.remedy))
    const { target, anchor } = targetOf(href)
    links.push({ raw: href, target, anchor, file: sidebar.file, line, isListed: true })
    return { label, href: target.kind === 'path' ? withBase(target.path) + (anchor && `#${anchor}`) : href }
  }
  const resolve = (items: SidebarItem[]): SidebarNode[] => {
    return items.flatMap((item): SidebarNode[] => {
      if (item.kind === 'page') return page(item)
      if (item.kind === 'link') return [address(item)]
      const children = resolve(item.items)
      return children.length ? [{ label: item.label, items: children }] : []
    })
  }
  return { nodes: resolve(sidebar.items), ids, links, problems }
}

/** @returns what an address leads to: a path of this site when it begins with a slash, else an address elsewhere. */
function targetOf(href: string): Pick<WrittenLink, 'target' | 'anchor'> {
  if (!/^\/(?!\/)/.test(href)) return { target: { kind: 'external', href }, anchor: '' }
  const [address = '', anchor = ''] = href.split('#')
  const path = canonicalPath(withoutBase(address.replace(/\?.*$/, '')))
  return { target: { kind: 'path', path: decodeURI(path) }, anchor: decodeURI(anchor) }
}

/** @returns what may have been meant by an id that no page of the area has. */
function idRemedy(short: string, choices: string[]): string {
  const bare = short.replace(/#.*$|\.mdx?$/g, '').replace(/^\.?\//, '')
  const guess = nearest(bare, choices)
  return `${guess ? `是不是“${guess}”？` : '页面不在了就删掉这一行；'}可用的有：${choices.join('、')}`
}

/** @returns what is wrong with an address by itself; whether a path of the site is there is asked with all links. */
function hrefFault(href: string): Record<'rule' | 'message' | 'remedy', string> | undefined {
  if (/^\/(?!\/)/.test(href)) return undefined
  const fault = isElsewhere(href) ? externalFault(href) : undefined
  if (fault) return { ...fault, remedy: '本站的地址以 / 开头，例如 /docs/five/intro/；站外的写完整网址 https://…' }
  if (isElsewhere(href)) return undefined
  return {
    rule: 'broken-address',
    message: `“${href}”不是完整的地址`,
    remedy: '本产品的页面直接写标识（- intro）；本站其他地址以 / 开头；站外的写完整网址 https://…',
  }
}

/** Pages that are in no sidebar and do not say so. */
export function forgottenPages(docs: Iterable<Doc>, listed: Set<string>, sidebars: SidebarFile[]): Problem[] {
  return [...docs].flatMap((doc): Problem[] => {
    const sidebar = sidebars.find(({ area }) => area === doc.area)
    if (!sidebar || listed.has(doc.id) || doc.status !== 'listed' || doc.sidebar === false) return []
    const short = doc.id.slice(sidebar.area.length + 1)
    const remedy = `在 ${sidebar.file} 里加一行 - ${short}，或在前置信息里写 sidebar: false（公开但不列出）/ unlisted: true`
    return [errorAt({ file: doc.file, line: 1 }, 'page-in-no-sidebar', `页面“${doc.title}”不在目录里`, remedy)]
  })
}

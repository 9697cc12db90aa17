import type { SidebarItem } from '../site/types'
import { nearest } from './nearest'

/** Where in a sidebar something stands: indexes of lists and names of fields, from the outside. */
export type SidebarPath = readonly (string | number)[]

/** Something in a sidebar that is no item, whatever the file's format is. */
export interface ShapeFault {
  path: SidebarPath
  message: string
  remedy: string
}

const FIELDS = ['label', 'items', 'href']
const HOW = "写成 'intro'、{ label: '分组', items: ['intro'] } 或 { label: '文字', href: 'https://…' }"

/**
 * Takes the items out of what a sidebar's file holds.
 * @returns items that have their shape, and what is wrong with the others.
 */
export function sidebarItems(value: unknown): { items: SidebarItem[]; faults: ShapeFault[] } {
  const faults: ShapeFault[] = []
  const itemsOf = (list: unknown, path: SidebarPath): SidebarItem[] => {
    if (Array.isArray(list)) return list.flatMap((item, index) => itemOf(item, [...path, index]))
    faults.push({ path, message: '这里应当是一个列表', remedy: "写成 ['intro', 'quick-start']" })
    return []
  }
  const itemOf = (item: unknown, path: SidebarPath): SidebarItem[] => {
    if (typeof item === 'string') return [item]
    const found = typeof item === 'object' && item && !Array.isArray(item) ? faultsOf(item, path) : [notAnItem(path)]
    faults.push(...found)
    if (found.some(({ isFatal }) => isFatal)) return []
    const { label, href, items } = item as { label: string; href?: string; items?: unknown }
    if (href !== undefined) return [{ label, href }]
    const own = itemsOf(items, [...path, 'items'])
    return own.length ? [{ label, items: own }] : []
  }
  return { items: itemsOf(value, []), faults }
}

type ItemFault = ShapeFault & { isFatal?: boolean }

const notAnItem = (path: SidebarPath): ItemFault => ({
  path,
  isFatal: true,
  message: '目录里的这一项既不是页面的标识，也不是分组或链接',
  remedy: HOW,
})

function faultsOf(item: object, path: SidebarPath): ItemFault[] {
  const { label, items, href } = item as Record<string, unknown>
  const faults: ItemFault[] = Object.keys(item)
    .filter((key) => !FIELDS.includes(key))
    .map((key) => {
      const guess = nearest(key, FIELDS)
      const remedy = guess ? `是不是 ${guess}？` : `可用的有：${FIELDS.join(' ')}`
      return { path: [...path, key], message: `目录里没有字段 ${key}`, remedy }
    })
  const add = (field: string, message: string, remedy: string): void =>
    void faults.push({ path: field in item ? [...path, field] : path, isFatal: true, message, remedy })
  if (typeof label !== 'string' || !label.trim()) add('label', '分组或链接没有 label', '写上 label：读者看到的文字')
  if (items === undefined && href === undefined && !faults.length)
    add('items', `“${String(label)}”既没有 items，也没有 href`, HOW)
  if (items === undefined && href === undefined) return faults.map((fault) => ({ ...fault, isFatal: true }))
  if (items !== undefined && href !== undefined)
    add('href', `“${String(label)}”同时写了 items 和 href`, '分组不能是链接：去掉一个，或把链接放进 items')
  if (href !== undefined && (typeof href !== 'string' || !href.trim()))
    add('href', `“${String(label)}”的 href 是空的`, '写上网址，或以 / 开头的路径')
  if (Array.isArray(items) && !items.length)
    add('items', `分组“${String(label)}”是空的，不会显示`, '放进页面的标识，或删掉这个分组')
  return faults
}

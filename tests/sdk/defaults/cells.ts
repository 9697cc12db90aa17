import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { attributesOf } from '../../../src/article/component/attributes'
import { readPages } from '../../../src/demos/page-tree'
import { readRows } from '../../../tools/check/api-tables'

/** A row of a table of options: what it is called and what the page says it is when one says nothing. */
export interface DefaultRow {
  name: string
  says: string
}

/**
 * The rows of a page's tables of options.
 * @param file path of the page below `content/docs/`, without `.mdx`
 * @param mark what a table is known by: its `id` (all of that id), or the text of its first heading
 */
export function defaultRows(file: string, mark: string): DefaultRow[] {
  const found: DefaultRow[] = []
  const [page] = readPages(process.cwd(), [`content/docs/${file}.mdx`]).pages
  visit(page!.tree, 'table', (table, _index, parent) => {
    const id = parent?.type === 'mdxJsxFlowElement' ? attributesOf(parent).id : undefined
    if (id !== mark && toString(table.children[0]?.children[0]) !== mark) return
    for (const { names, told } of readRows(table))
      for (const name of names) if (told !== null && /^[\w.$]+$/.test(name)) found.push({ name, says: told })
  })
  return found
}

const TURNS: Record<string, number> = { 'π/2': Math.PI / 2, 'π/4': Math.PI / 4, '−π/2': -Math.PI / 2 }

/** The value that a cell writes; `undefined` when it says it in words. `无` is `null`. */
export function valueOfCell(says: string): unknown {
  const text = says.replace(/（.*）$/, '').trim()
  if (text === '无') return null
  if (text in TURNS) return TURNS[text]
  if (/^-?(?:\d[\d.]*|0x[0-9A-Fa-f]+)$/.test(text)) return Number(text)
  if (/^'.*'$/.test(text)) return text.slice(1, -1)
  if (/^(?:#[0-9a-f]{6}|border-box)$/i.test(text)) return text
  try {
    return JSON.parse(text.replaceAll("'", '"').replaceAll(/(\w+):/g, '"$1":'))
  } catch {
    return undefined
  }
}

/** A field by its path, `a.b`. */
export const fieldOf = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((now, name) => (now as Record<string, unknown> | null | undefined)?.[name], value)

/** What is not there counts as `false` and as nothing. */
export const sameDefault = (page: unknown, real: unknown): boolean => {
  if (page === null) return real === undefined || real === null || real === ''
  if (page === false) return !real
  if (typeof page === 'number') return typeof real === 'number' && Math.abs(page - real) < 1e-6
  return JSON.stringify(page) === JSON.stringify(real)
}

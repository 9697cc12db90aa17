import { plainText } from '../../search/engine/hit'
import { search } from '../../search/engine/search'
import { sectionOf } from '../../site/section-address'
import type { Docs } from '../docs'

/** A row of a parameter table that is no name of an SDK: a field of an interface, of a script, of a native container. */
export interface Row {
  id: string
  title: string
  text: string
}

const HITS = 20
/** `load(work, options?)` → `load` */
const bare = (name: string): string => name.replace(/[(（：:].*$/s, '').trim()

/** @returns the row with exactly this name; `undefined` when no table has one. */
export async function rowOf(docs: Docs, name: string): Promise<Row | undefined> {
  const { hits, rest } = await search(docs.reader, name, { literal: true, hitsPerPage: HITS })
  for (const hit of [...hits, ...((await rest?.()) ?? [])]) {
    const path = hit.path.map(plainText)
    const id = sectionOf(hit.url)
    if (id?.includes('#') && bare(path.at(-1) ?? '') === name)
      return { id, title: path.slice(0, -1).join(' / '), text: plainText(hit.content) }
  }
  return undefined
}

/** @returns the row of a page's tables that has a name, `visibleFiveMode`; `undefined` when none has. */
export async function rowOnPage(docs: Docs, page: string, name: string): Promise<Row | undefined> {
  const read = await docs.page(page)
  for (const { id, title, text } of read?.sections ?? []) {
    const lines = text.split('\n')
    // The head of a table names a column, no field
    const isRow = (at: number): boolean => lines[at]!.startsWith('| `') && !lines[at + 1]?.startsWith('| -')
    const line = lines.find((one, at) => isRow(at) && bare(one.slice(3).replace('`', '（')) === name)
    if (line && read) return { id: `${page}#${id}`, title: `${read.title} / ${title}`, text: plainLine(line) }
  }
  return undefined
}

/** A line of Markdown as it reads: no marks, no addresses; the cells of a row after each other. */
const plainLine = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s|*-]+|[\s|]+$/g, '')
    .replace(/(?<!\\) \| /g, ' · ')
    .replaceAll('\\|', '|')
    .replace(/\{#[^}]*\}|[`*]/g, '')
    .replace(/(?: · )+(?= · )/g, '')
    .trim()

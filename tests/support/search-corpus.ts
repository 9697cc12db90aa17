import type { SearchPage, TextBlock } from '../../src/site/types'
import { buildIndex, type BuiltIndex } from '../../src/search/engine/builder'
import { MANIFEST_FILE } from '../../src/search/engine/index-files'
import { createReader, type IndexReader } from '../../src/search/engine/reader'
import type { SynonymLookup } from '../../src/search/engine/synonym-lookup'

/** Small pages for tests. */
export function page(
  path: string,
  title: string,
  blocks: TextBlock[] = [],
  more: Partial<SearchPage> = {},
): SearchPage {
  return {
    path,
    title,
    group: '空间交互',
    description: '',
    keywords: [],
    asked: {},
    explains: [],
    names: [],
    blocks,
    ...more,
  }
}

export const heading = (text: string, anchor: string, level = 2): TextBlock => ({
  kind: 'heading',
  anchor,
  level,
  text,
})
export const text = (content: string, anchor = ''): TextBlock => ({ kind: 'text', anchor, text: content })
export const code = (content: string, anchor = ''): TextBlock => ({ kind: 'code', anchor, text: content })
export const row = (name: string, content: string, anchor: string): TextBlock => ({
  kind: 'row',
  anchor,
  name,
  text: `${name} · ${content}`,
})
export const error = (content: string, anchor: string): TextBlock => ({ kind: 'error', anchor, text: content })

/** A file of an index as a browser gets it: written to JSON and read again. */
export function fileOf({ manifest, files }: BuiltIndex, path: string): unknown {
  const file = path === MANIFEST_FILE ? manifest : files.get(path)
  if (!file) throw new Error(`no file ${path}`)
  return JSON.parse(JSON.stringify(file))
}

/** An index of some pages, in memory. */
export function readerOf(pages: SearchPage[], synonymsOf?: SynonymLookup): IndexReader {
  const index = buildIndex(pages, synonymsOf)
  return createReader((path) => Promise.resolve(fileOf(index, path)))
}

import { escapeHtml } from '../site/escape-html'
import { matchedUnseen } from './client/blocks'
import { areaOfGroup } from './client/search-params'
import type { SearchHit } from './engine/hit'
import { markedWords } from './marked'

/** What is shown of a hit. `title` and `snippet` are marked texts, see `marked()`. */
export interface HitView {
  icon: 'file-text' | 'hash' | 'text-align-start'
  title: string
  snippet: string
  /** Area and page, where the title does not say it already. */
  path: string
  /** Whether nothing of it that is shown holds a word of the query. */
  isUnseen: boolean
}

const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const

/** Marked text of a level or of the content; the plain one, escaped, where a source marks nothing. */
function textOf(hit: SearchHit, level: (typeof LEVELS)[number] | 'content'): string {
  const from = (texts: SearchHit['_snippetResult']) =>
    level === 'content' ? texts?.content : texts?.hierarchy?.[level]
  const plain = level === 'content' ? hit.content : hit.hierarchy[level]
  return from(hit._snippetResult)?.value ?? from(hit._highlightResult)?.value ?? escapeHtml(plain ?? '')
}

export function hitView(hit: SearchHit): HitView {
  const level = LEVELS.find((candidate) => hit.hierarchy[candidate]) ?? 'lvl1'
  const group = hit.hierarchy.lvl0 ?? ''
  const area = areaOfGroup(group)
  // `三维空间 / React` → `三维空间 › React`
  const place = [area, group.slice(area.length + 3), level === 'lvl1' ? '' : hit.hierarchy.lvl1]
  return {
    icon: hit.type === 'lvl1' ? 'file-text' : hit.type === 'content' ? 'text-align-start' : 'hash',
    title: textOf(hit, level),
    snippet: textOf(hit, 'content'),
    path: place.filter(Boolean).join(' › '),
    isUnseen: matchedUnseen(hit),
  }
}

/** What the preview shows below the title: marked texts. */
export const previewOf = (hit: SearchHit): string[] =>
  hit.preview?.() ?? [hit._highlightResult?.content?.value ?? escapeHtml(hit.content ?? '')]

/** The words of a hit that were found, to mark them again where it leads to. */
export function wordsOf(hit: SearchHit): string[] {
  const texts = [hit._highlightResult, hit._snippetResult].flatMap((marked) => [
    ...Object.values(marked?.hierarchy ?? {}),
    marked?.content,
  ])
  return markedWords(texts.flatMap((text) => text?.value ?? []))
}

import { search as strings } from '../../site/strings/search'
import type { SessionState } from '../client/session'
import type { StoredHit } from '../client/stored-searches'
import { blocksOf, type PageBlock } from '../client/blocks'
import { matchedUnseen } from '../client/hit-view'
import type { SearchHit } from '../engine/hit'

export type Item =
  /**
   * `saysWhy`: nothing that is shown of it holds a word of the query, and the line says so.
   * `isFirst`: what Enter opens, the first page or its section where that answers better.
   */
  | { kind: 'hit'; hit: SearchHit; block: number; isPage: boolean; saysWhy: boolean; isFirst: boolean }
  | { kind: 'all'; query: string; area: string | undefined; total: number }
  | { kind: 'recent' | 'favorite'; stored: StoredHit }
  | { kind: 'section' | 'task'; title: string; url: string }

/** One that stands in the grid of the start. */
export type RowItem = Exclude<Item, { kind: 'hit' | 'all' }>

export type Screen = 'start' | 'stalled' | 'results' | 'none' | 'error'

/** What the dialog shows. While an answer is awaited the last screen stays; only with nothing to keep is it replaced. */
export function screenOf(state: SessionState): Screen {
  if (!state.query) return 'start'
  if (state.error) return 'error'
  if (state.answered === null) return state.status === 'stalled' ? 'stalled' : 'start'
  return state.hits.length ? 'results' : 'none'
}

/** The items of the screen, in the order in which they stand there. @param start those of the start. */
export function itemsOf(state: SessionState, start: Item[]): Item[] {
  const screen = screenOf(state)
  if (screen === 'start') return start
  if (screen !== 'results') return []
  return [
    ...blocksOf(state.hits).flatMap((block, number) => itemsOfBlock(block, number, state.hits)),
    { kind: 'all', query: state.answered ?? '', area: state.asked?.area, total: state.total },
  ]
}

/** A page that only says where its sections are was not found itself; what a page says, its sections need not repeat. */
function itemsOfBlock({ page, sections, opens }: PageBlock, block: number, hits: SearchHit[]): Item[] {
  const pageSays = hits.includes(page) && matchedUnseen(page)
  return [page, ...sections].map((hit) => {
    const isPage = hit === page
    const saysWhy = isPage ? pageSays : !pageSays && matchedUnseen(hit)
    return { kind: 'hit', hit, block, isPage, saysWhy, isFirst: block === 0 && hit === opens }
  })
}

export const LIST_ID = 'search-list'

/** Whether the list is a grid: rows of stored searches hold buttons, and what is offered beside them stands in rows too. */
export const isRow = (item: Item | undefined): item is RowItem =>
  item !== undefined && item.kind !== 'hit' && item.kind !== 'all'

/** Element id of an item; rows of stored searches have a cell for each of their actions. */
export const itemId = (index: number, cell = 0): string => `search-item-${index}${cell ? `-${cell}` : ''}`

/** Buttons of a stored search, in the order of its cells, with what they do to it. */
const BUTTONS = {
  recent: [
    { label: strings.saveRecent, icon: 'star', press: 'favor' },
    { label: strings.removeRecent, icon: 'x', press: 'removeRecent' },
  ],
  favorite: [{ label: strings.removeFavorite, icon: 'x', press: 'removeFavorite' }],
} as const

export const buttonsOf = (item: Item | undefined) => (item && 'stored' in item ? BUTTONS[item.kind] : [])

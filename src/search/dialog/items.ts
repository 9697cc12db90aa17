import type { SessionState } from '../client/session'
import type { StoredHit, StoredLists } from '../client/stored-searches'
import { blocksOf } from '../client/blocks'
import type { SearchHit } from '../engine/hit'

/** Something in the list that can be picked. */
export type Item =
  | { kind: 'hit'; hit: SearchHit; block: number; isPage: boolean }
  | { kind: 'all'; query: string; total: number }
  | { kind: 'recent' | 'favorite'; stored: StoredHit }

export type Screen = 'start' | 'stalled' | 'results' | 'none' | 'error'

/** What the dialog shows. While an answer is awaited the last screen stays; only with nothing to keep is it replaced. */
export function screenOf(state: SessionState): Screen {
  if (!state.query) return 'start'
  if (state.error) return 'error'
  if (state.answered === null) return state.status === 'stalled' ? 'stalled' : 'start'
  return state.hits.length ? 'results' : 'none'
}

/** The items of the screen, in the order in which they stand there. */
export function itemsOf(state: SessionState, { recent, favorites }: StoredLists): Item[] {
  const screen = screenOf(state)
  if (screen === 'start') {
    return [
      ...recent.map((stored): Item => ({ kind: 'recent', stored })),
      ...favorites.map((stored): Item => ({ kind: 'favorite', stored })),
    ]
  }
  if (screen !== 'results') return []
  return [
    ...blocksOf(state.hits).flatMap(({ page, sections }, block) =>
      [page, ...sections].map((hit): Item => ({ kind: 'hit', hit, block, isPage: hit === page })),
    ),
    { kind: 'all', query: state.answered ?? '', total: state.total },
  ]
}

/** @returns the place of what Enter opens: the first page, or its section where that answers better. */
export function firstOf(state: SessionState, items: Item[]): number {
  const [block] = screenOf(state) === 'results' ? blocksOf(state.hits) : []
  const id = block?.opens.objectID
  return Math.max(
    0,
    items.findIndex((item) => item.kind === 'hit' && item.block === 0 && item.hit.objectID === id),
  )
}

export const LIST_ID = 'search-list'

/** Element id of an item; rows of stored searches have a cell for each of their actions. */
export const itemId = (index: number, cell = 0): string => `search-item-${index}${cell ? `-${cell}` : ''}`

/** Cells of an item: itself, and its buttons. */
export const cellsOf = (item: Item | undefined): number =>
  item?.kind === 'recent' ? 3 : item?.kind === 'favorite' ? 2 : 1

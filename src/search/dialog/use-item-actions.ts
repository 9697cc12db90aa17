import { reportClick } from '../client/analytics'
import { addressOf } from '../../client/address'
import { rememberNamed } from '../../client/framework'
import type { SessionState } from '../client/session'
import { storedHit, type StoredSearches } from '../client/stored-searches'
import { searchPath } from '../../site/routes'
import type { Item, RowItem } from './items'
import { hrefOf, navigateToHit } from '../navigate-to-hit'

interface ActionsOptions {
  stored: StoredSearches
  state: SessionState
  close: () => void
  /** Called when recent or favourite searches have changed. */
  onListsChange: () => void
}

export interface ItemActions {
  /**
   * Opens an item, or presses one of its buttons.
   * @param cell 0 for the item, above for its buttons.
   * @param elsewhere it opens in another tab, which the browser does; it is only remembered here.
   */
  pick: (item: Item, cell?: number, elsewhere?: boolean) => void
}

export function useItemActions({ stored, state, close, onListsChange }: ActionsOptions): ItemActions {
  function pressButton(item: Item, cell: number): void {
    if (item.kind === 'favorite') stored.removeFavorite(item.stored)
    else if (item.kind === 'recent' && cell === 1) stored.favor(item.stored)
    else if (item.kind === 'recent') stored.removeRecent(item.stored)
    onListsChange()
  }

  function remember(item: Item): void {
    if (item.kind === 'task') rememberNamed(item.url, item.title)
    if (item.kind !== 'hit' && !('stored' in item)) return
    stored.addRecent(item.kind === 'hit' ? storedHit(item.hit) : item.stored)
    onListsChange()
    if (item.kind === 'hit') reportClick(state, item.hit)
  }

  return {
    pick(item, cell = 0, elsewhere = false) {
      if (cell) {
        pressButton(item, cell)
        return
      }
      remember(item)
      if (elsewhere) return
      close()
      if (item.kind === 'all') location.assign(addressOf(searchPath(item.query)))
      else if (item.kind === 'hit') navigateToHit(item.hit.url, item.hit.words)
      else navigateToHit(urlOf(item))
    },
  }
}

const urlOf = (item: RowItem): string => ('url' in item ? item.url : item.stored.url)

export function itemHref(item: Item): string {
  if (item.kind === 'all') return addressOf(searchPath(item.query))
  return hrefOf(item.kind === 'hit' ? item.hit.url : urlOf(item))
}

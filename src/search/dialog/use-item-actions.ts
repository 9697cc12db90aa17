import type { MouseEvent } from 'react'
import { reportClick } from '../client/analytics'
import { addressOf } from '../../client/address'
import { rememberNamed } from '../../client/framework'
import type { SessionState } from '../client/session'
import { storedHit, storedSearches } from '../client/stored-searches'
import { routes } from '../../site/routes'
import { buttonsOf, type Item, type RowItem } from './items'
import { hrefOf, isForOtherTab, navigateToHit } from '../navigate-to-hit'
import { writtenQuestion } from '../shared/question-address'
import type { ActiveItem } from './use-active-item'

interface ActionsOptions {
  state: SessionState
  close: () => void
  /** Called when recent or favourite searches have changed. */
  onListsChange: () => void
}

/** The items of a screen, which of them is active, and what can be done with them. */
export interface ListProps {
  items: Item[]
  active: ActiveItem
  actions: ReturnType<typeof useItemActions>
}

export function useItemActions({ state, close, onListsChange }: ActionsOptions) {
  function remember(item: Item): void {
    if (item.kind === 'task') rememberNamed(item.url, item.title)
    if (item.kind !== 'hit' && !('stored' in item)) return
    storedSearches.addRecent(item.kind === 'hit' ? storedHit(item.hit) : item.stored)
    onListsChange()
    if (item.kind === 'hit') reportClick(state, item.hit)
  }

  /** Opens an item, or presses one of its buttons. @param cell 0 for the item, above for its buttons. */
  function pick(item: Item, cell = 0): void {
    const button = buttonsOf(item)[cell - 1]
    if (button && 'stored' in item) {
      storedSearches[button.press](item.stored)
      onListsChange()
      return
    }
    remember(item)
    close()
    if (item.kind === 'all') location.assign(itemHref(item))
    else if (item.kind === 'hit') navigateToHit(item.hit.url, item.hit.words)
    else navigateToHit(urlOf(item))
  }

  return {
    pick,
    /** For a press on the link of an item: the browser opens it in another tab, where that is meant, and it is remembered. */
    follow: (event: MouseEvent, item: Item): void => {
      if (isForOtherTab(event)) return remember(item)
      event.preventDefault()
      pick(item)
    },
  }
}

/** For a press on an item: its keys are those of the field, also after it was opened in another tab. */
export const stayInField = (event: MouseEvent): void => event.preventDefault()

const urlOf = (item: RowItem): string => ('url' in item ? item.url : item.stored.url)

export function itemHref(item: Item): string {
  if (item.kind === 'all') return addressOf(routes.search + writtenQuestion(item))
  return hrefOf(item.kind === 'hit' ? item.hit.url : urlOf(item))
}

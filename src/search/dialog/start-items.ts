import { sectionsHere, tasksHere } from '../client/here'
import { storedSearches } from '../client/stored-searches'
import type { RowItem } from './items'

/** @returns what is offered before anything is typed: stored searches, sections of the shown page, tasks of its area. */
export function startItems(): RowItem[] {
  const { recent, favorites } = storedSearches.lists()
  return [
    ...recent.map((stored): RowItem => ({ kind: 'recent', stored })),
    ...favorites.map((stored): RowItem => ({ kind: 'favorite', stored })),
    ...sectionsHere().map(([hash, title]): RowItem => ({ kind: 'section', title, url: location.pathname + hash })),
    ...tasksHere().map(({ label, path }): RowItem => ({ kind: 'task', title: label, url: path })),
  ]
}

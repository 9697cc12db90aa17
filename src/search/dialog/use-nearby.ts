import { useState } from 'react'
import { sectionsHere, tasksHere } from '../client/here'
import { useListener } from '../use-listener'
import type { Item } from './items'

/** What is offered before anything is typed. */
const readNearby = (): Item[] => [
  ...sectionsHere().map(([hash, title]): Item => ({ kind: 'section', title, url: location.pathname + hash })),
  ...tasksHere().map(({ label, path }): Item => ({ kind: 'task', title: label, url: path })),
]

/** @returns the sections of the page behind the dialog and the tasks of its area; read anew when the field gets the focus. */
export function useNearby(field: HTMLInputElement): Item[] {
  const [nearby, setNearby] = useState(readNearby)
  useListener(field, 'focus', () => setNearby(readNearby()))
  return nearby
}

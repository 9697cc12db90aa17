import { useState } from 'react'
import type { Task } from '../../site/tasks'
import { sectionsHere, tasksHere, type SectionHere } from '../client/here'
import { useListener } from '../use-listener'

/** Sections of the page that are offered. */
const SECTIONS = 6

/** What is offered before anything is typed. */
export interface Nearby {
  /** Address of the page, with prefix. */
  path: string
  sections: SectionHere[]
  tasks: Task[]
}

const readNearby = (): Nearby => ({
  path: location.pathname,
  sections: sectionsHere(SECTIONS),
  tasks: tasksHere(),
})

/** @returns the sections of the page behind the dialog and the tasks of its area; read anew when the field gets the focus. */
export function useNearby(field: HTMLInputElement): Nearby {
  const [nearby, setNearby] = useState(readNearby)
  useListener(field, 'focus', () => setNearby(readNearby()))
  return nearby
}

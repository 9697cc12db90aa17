import { followedPath } from '../../client/framework'
import { type AreaId } from '../../site/area-ids'
import { areas } from '../../site/areas'
import { tasksOf, type Task } from '../../site/tasks'

/** @returns the name of the area that the shown page belongs to; `undefined` on pages of none. */
export function areaHere(): string | undefined {
  const id = document.querySelector<HTMLElement>('[data-section]')?.dataset.section ?? ''
  return areas[id as AreaId]?.label
}

/** @returns tasks to offer on the shown page; those of a handbook lead to the reader's framework. */
export const tasksHere = (): Task[] =>
  tasksOf(areaHere()).map((task) => ({ ...task, path: followedPath(task.path, task.label) }))

/** Sections of the page that are offered. */
const SECTIONS = 6

/** @returns the sections of the shown page, as its table of contents has them: main ones alone where there are any. */
export function sectionsHere(): [hash: string, title: string][] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc ol a')]
  const main = links.filter((link) => !link.closest('li li'))
  const found = new Map((main.length ? main : links).map(({ hash, textContent }) => [hash, textContent ?? '']))
  return [...found].slice(0, SECTIONS)
}

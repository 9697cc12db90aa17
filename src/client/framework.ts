import {
  frameworks,
  handbookAttributes,
  handbookPage,
  inFramework,
  type Framework,
  type FrameworkId,
} from '../site/frameworks'
import { tabChoice } from './tab-choice'

const choice = tabChoice('framework')

/** @returns the framework that the reader chose last in a switch or a tab; `undefined` before the first choice. */
export function chosenFramework(): Framework | undefined {
  const label = choice.get()
  return frameworks.find((one) => one.label === label)
}

/** @returns the frameworks that links should lead to, best first: that of the handbook shown, then the one chosen. */
export function wantedFrameworks(): FrameworkId[] {
  const shown = handbookPage(location.pathname)?.framework
  return [shown, chosenFramework()].flatMap((one) => one?.id ?? [])
}

/**
 * Leads a task into the reader's framework, as links of pages are led: one that names a framework stays.
 * @param path route or address.
 * @param label its words.
 */
export function followedPath(path: string, label: string): string {
  const [wanted] = wantedFrameworks()
  return wanted && 'data-book' in handbookAttributes('', path, label) ? inFramework(path, wanted) : path
}

/** Remembers the framework that a task names, as a press on a link that names it does. */
export function rememberNamed(path: string, label: string): void {
  const named = handbookAttributes('', path, label)['data-framework']
  if (named) choice.set(named)
}

import { hashTarget } from '../../client/hash-target'
import { onClick } from '../../client/listen'
import { tabChoice } from '../../client/tab-choice'
import { labelOf, showTab } from './show-tab'

/** Shows the label in every set of tabs of a group and remembers it for other pages. */
export function chooseTab(group: string, label: string): void {
  document.querySelectorAll(`.tabs[data-group="${CSS.escape(group)}"]`).forEach((tabs) => showTab(tabs, label))
  tabChoice(group).set(label)
}

/** Selects a tab as a reader does: with its group, and without moving the tab under the pointer. */
function select(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('.tabs')!
  const label = labelOf(tab)
  const before = tab.getBoundingClientRect().top
  showTab(tabs, label)
  if (tabs.dataset.group) chooseTab(tabs.dataset.group, label)
  scrollBy(0, tab.getBoundingClientRect().top - before)
}

/** Shows the remembered tabs of the page, and of other sets the first; and the one that the address points into. */
export function restoreTabs(): void {
  document.querySelectorAll<HTMLElement>('.tabs').forEach((tabs) => {
    showTab(tabs, labelOf(tabs.querySelector('.tab')!))
    const label = tabs.dataset.group && tabChoice(tabs.dataset.group).get()
    if (label) showTab(tabs, label)
  })
  const target = hashTarget(location.hash)
  if (target) revealInTabs(target)
}

/** Shows the panel that holds an element. */
export function revealInTabs(element: Element): void {
  const panel = element.closest<HTMLElement>('.tab-panel')
  if (panel) showTab(panel.closest('.tabs')!, panel.dataset.label!)
}

/** Tabs by the WAI-ARIA pattern with automatic activation. Without a script all panels are shown under their labels. */
export function startTabs(): void {
  onClick('.tab', select)
  document.addEventListener('beforematch', ({ target }) => revealInTabs(target as Element))
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('.tab')
    if (!tab) return
    const all = [...tab.parentElement!.children] as HTMLElement[]
    const at = all.indexOf(tab)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const target = all[next % all.length]!
    select(target)
    target.focus()
  })
}

import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { chooseTab, restoreTabs, revealInTabs, startTabs } from './behaviour'

/** Two sets of one group, as compile makes them. */
const set = (number: number): string => {
  const labels = ['npm', 'pnpm', 'yarn']
  const tabs = labels.map(
    (label, index) =>
      `<button role="tab" class="tab" aria-controls="p${number}-${index}" aria-selected="${index === 0}">${label}</button>`,
  )
  const panels = labels.map(
    (label, index) =>
      `<div class="tab-panel ${index ? '' : 'on'}" id="p${number}-${index}" data-label="${label}"><i id="in${number}-${index}"></i></div>`,
  )
  return `<div class="tabs" data-group="pm"><div class="tablist">${tabs.join('')}</div>${panels.join('')}</div>`
}

const tab = (label: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('.tab')].find(({ textContent }) => textContent === label)!
const shown = (): string[] => [...document.querySelectorAll('.tab-panel.on')].map(({ id }) => id)
const selected = (): (string | null)[] =>
  [...document.querySelectorAll('.tab[aria-selected="true"]')].map(({ textContent }) => textContent)
const press = (key: string): void =>
  void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

beforeAll(() => {
  Object.assign(globalThis, { CSS: { escape: String }, scrollBy: jest.fn() })
  startTabs()
})
beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = set(1) + set(2)
})

test('a press shows the panel in every set of the group, and is remembered for other pages', () => {
  tab('pnpm').click()
  expect(shown()).toEqual(['p1-1', 'p2-1'])
  expect(selected()).toEqual(['pnpm', 'pnpm'])
  document.body.innerHTML = set(3)
  restoreTabs()
  expect(shown()).toEqual(['p3-1'])
})

test('a remembered label that a set does not have leaves the set as it is', () => {
  chooseTab('pm', 'bun')
  expect(shown()).toEqual(['p1-0', 'p2-0'])
})

test('arrow keys, Home and End move the focus and select, around the ends as well', () => {
  tab('npm').focus()
  press('ArrowLeft')
  expect(document.activeElement).toBe(tab('yarn'))
  press('ArrowRight')
  expect(document.activeElement).toBe(tab('npm'))
  press('End')
  press('Home')
  expect(selected()).toEqual(['npm', 'npm'])
  press('a')
  expect(document.activeElement).toBe(tab('npm'))
})

test('the panel that holds a place is shown', () => {
  revealInTabs(document.getElementById('in2-2')!)
  expect(shown()).toEqual(['p1-0', 'p2-2'])
})

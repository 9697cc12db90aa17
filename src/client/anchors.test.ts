import { expect, test } from '@jest/globals'
import { showHashTarget } from './anchors'

/** Browsers of today open what hides a target by themselves; the older ones that are supported do not, nor does this one. */
document.body.innerHTML = `
  <details><details><p id="folded"></p></details><details id="beside"></details></details>
  <div class="tabs">
    <button class="tab" aria-controls="npm" aria-selected="true"></button><button class="tab" aria-controls="yarn"></button>
    <div class="tab-panel on" id="npm" data-label="npm"></div>
    <div class="tab-panel" id="yarn" data-label="yarn" hidden="until-found"><p id="hidden"></p></div>
  </div>`
Element.prototype.scrollIntoView = () => undefined

test('an address opens everything that its target is folded into, and nothing beside', () => {
  expect(showHashTarget('#folded')).toBe(true)
  expect(document.querySelectorAll('details[open]')).toHaveLength(2)
  expect(document.getElementById('beside')).not.toHaveProperty('open', true)
})

test('an address shows the tab that holds its target, in place of the one before', () => {
  expect(showHashTarget('#hidden')).toBe(true)
  expect([...document.querySelectorAll('.tab-panel:not([hidden])')].map(({ id }) => id)).toEqual(['yarn'])
  expect([...document.querySelectorAll('.tab')].map((tab) => tab.ariaSelected)).toEqual(['false', 'true'])
})

test('an address of nothing is told as such', () => expect(showHashTarget('#nothing')).toBe(false))

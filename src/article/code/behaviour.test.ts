import { beforeEach, expect, jest, test } from '@jest/globals'
import { startWrap, watchOverflow } from './behaviour'

/** What the browser would call with when a box gets its size. */
let resize: (entries: { target: Element }[]) => void
class FakeObserver {
  observe = jest.fn()
  disconnect = jest.fn()
  constructor(callback: typeof resize) {
    resize = callback
  }
}

const size = (box: Element, clientWidth: number, scrollWidth: number): void => {
  Object.defineProperties(box, {
    clientWidth: { value: clientWidth, configurable: true },
    scrollWidth: { value: scrollWidth, configurable: true },
  })
  resize([{ target: box }])
}
const find = (selector: string): HTMLElement => document.querySelector(selector)!

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: FakeObserver })
  document.body.innerHTML =
    '<div class="code"><div class="code-head"><button class="wrap" aria-pressed="false" hidden></button></div><pre tabindex="0"><code>a</code></pre></div><div class="table" tabindex="0"><table></table></div>'
  watchOverflow()
})

test('what scrolls sideways is a stop for Tab, and its wrap button shows; the rest is neither', () => {
  size(find('pre'), 100, 300)
  size(find('.table'), 300, 300)
  expect(find('pre').tabIndex).toBe(0)
  expect(find('.wrap').hidden).toBe(false)
  expect(find('.table').hasAttribute('tabindex')).toBe(false)
  size(find('pre'), 300, 300)
  expect(find('.wrap').hidden).toBe(true)
})

test('the wrap button stays where wrapping took the overflow away', () => {
  startWrap()
  size(find('pre'), 100, 300)
  Object.defineProperty(find('pre'), 'scrollWidth', { value: 100 })
  find('.code-head .wrap').click()
  expect(find('.code').classList.contains('wrap')).toBe(true)
  expect(find('.code-head .wrap').hidden).toBe(false)
})

import { beforeEach, expect, jest, test } from '@jest/globals'
import { pageState } from '../site/strings'
import { showFailure } from './failure'

const retry = jest.fn<() => Promise<void>>()
const button = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>('[role=alert] button')!

beforeEach(() => {
  document.body.innerHTML = '<main id="content"><h1>快速开始</h1></main><aside class="toc"></aside>'
  retry.mockReset().mockResolvedValue()
  showFailure('HTTP 500', retry)
})

test('in place of the page stands what went wrong, and the focus is on its title', () => {
  const panel = document.querySelector('[role=alert]')!
  expect(document.querySelector('#content')?.contains(panel)).toBe(true)
  expect(panel.textContent).toContain('HTTP 500')
  expect(document.activeElement?.textContent).toBe(pageState.loadErrorTitle)
  expect(document.title).toMatch(pageState.loadErrorTitle)
})

test('the contents of the page that was there are gone', () => {
  expect(document.querySelector('.toc')).toBeNull()
})

test('the button tries again and says that it does', () => {
  expect(button().textContent).toBe(pageState.loadErrorRetry)
  button().click()
  expect(retry).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[role=status]')?.textContent).toBe(pageState.loadingText)
})

test('a second failure says its own reason', () => {
  showFailure('HTTP 502', retry)
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(document.querySelector('[role=alert]')?.textContent).toContain('HTTP 502')
})

/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'

test('a program is what the page sends, though an extension of the browser speaks first', async () => {
  jest.spyOn(window, 'postMessage').mockImplementation(() => undefined)
  URL.revokeObjectURL = () => undefined
  await import('./sandbox')
  const program = { sdk: 'latest', entry: 'App.vue', html: '<p>示例</p>', files: {} }
  dispatchEvent(new MessageEvent('message', { data: { target: 'inpage' }, source: null }))
  dispatchEvent(new MessageEvent('message', { data: program, source: parent }))
  expect(document.body.textContent).toBe('示例')
})

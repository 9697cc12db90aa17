/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { Stage } from './stage'

test('what a program says to the page around it is no sign that it has been run', () => {
  Element.prototype.scrollIntoView = () => undefined
  const [onStarted, onHeard] = [jest.fn(), jest.fn()]
  const stage = new Stage({
    title: '',
    program: () => ({ sdk: 'latest', entry: 'main.ts', html: '', files: {} }),
    onLines: () => undefined,
    onStarted,
    onHeard,
    onLate: () => undefined,
    onCutOff: () => undefined,
  })
  document.body.append(stage.element)
  stage.start()
  const source = stage.element.querySelector('iframe')!.contentWindow
  for (const data of [null, 'ready', { type: 'ready' }]) dispatchEvent(new MessageEvent('message', { data, source }))
  expect(onHeard).not.toHaveBeenCalled()
  dispatchEvent(new MessageEvent('message', { data: { kind: 'started' }, source }))
  expect([onHeard, onStarted].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  stage.end()
})

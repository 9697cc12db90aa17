import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { feedback } from '../../site/strings'
import { startCopy } from './behaviour'

const writeText = jest.fn<(text: string) => Promise<void>>()
const settled = () => new Promise((done) => setTimeout(done))

beforeAll(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  startCopy()
})
beforeEach(() => {
  writeText.mockReset()
  document.body.innerHTML =
    '<p id="live-region"></p><div class="code diff"><button class="copy"><svg><use href="#i-copy"></use></svg><span>复制</span></button><pre><code><span class="ln">a\n</span><span class="ln del">b\n</span><span class="ln add">c\n</span></code></pre></div>'
})

const button = (): HTMLElement => document.querySelector('.copy')!

test('code is copied as it is afterwards: without removed lines and without the last line break', async () => {
  writeText.mockResolvedValue()
  button().click()
  await settled()
  expect(writeText).toHaveBeenCalledWith('a\nc')
})

test('the button says what has happened, to screen readers as well', async () => {
  writeText.mockResolvedValue()
  button().click()
  await settled()
  expect(button().textContent).toBe(feedback.copied)
  expect(button().querySelector('use')?.getAttribute('href')).toBe('#i-check')
  expect(document.getElementById('live-region')?.textContent).toBe(feedback.copied)
})

test('a browser that refuses is no silent success', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  button().click()
  await settled()
  expect(button().textContent).toBe(feedback.copyFailed)
  expect(button().classList.contains('done')).toBe(false)
})

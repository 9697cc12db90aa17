import { expect, jest, test } from '@jest/globals'
import { feedback } from '../../site/strings'
import { startHeadingLinks } from './behaviour'

test('the link of a heading copies its address', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  document.body.innerHTML = '<p id="live-region"></p><h2>一<a class="anchor" href="#a">#</a></h2>'
  startHeadingLinks()
  document.querySelector<HTMLElement>('.anchor')!.click()
  await new Promise((done) => setTimeout(done))
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/#a`)
  expect(document.getElementById('live-region')?.textContent).toBe(feedback.headingCopied)
})

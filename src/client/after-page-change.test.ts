import { expect, test } from '@jest/globals'
import { arrive } from './after-page-change'

test('a heading with marked words is announced whole', async () => {
  document.body.innerHTML =
    '<p id="live-region"></p><main id="content" tabindex="-1"><h1><mark>全景</mark>标签 <mark>PanoTag</mark></h1></main>'
  arrive('')
  await new Promise(requestAnimationFrame)
  expect(document.getElementById('live-region')?.textContent).toBe('全景标签 PanoTag')
})

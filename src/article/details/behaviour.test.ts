import { expect, test } from '@jest/globals'
import { startDetails } from './behaviour'

test('details are open on paper, and afterwards as they were', () => {
  document.body.innerHTML = '<main><details id="a"></details><details id="b" open></details></main>'
  const open = () => [...document.querySelectorAll('details')].map((box) => box.open)
  startDetails()
  dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, true])
  dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual([false, true])
})

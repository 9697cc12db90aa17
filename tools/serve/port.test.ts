import { expect, test } from '@jest/globals'
import { portFrom } from './port'

const read = (PORT?: string) => () => portFrom('PORT', 9000, 'npm run serve', { PORT } as NodeJS.ProcessEnv)

test.each(['abc', '0', '99999', '80.5', '-1'])('%s is no port', (text) => {
  expect(read(text)).toThrow(`PORT 写的是“${text}”，应是 1 到 65535 的整数，例如：PORT=9000 npm run serve`)
})

test('what is set is taken, else the usual one', () => {
  expect(read('9001')()).toBe(9001)
  expect(read('')()).toBe(9000)
  expect(read()()).toBe(9000)
})

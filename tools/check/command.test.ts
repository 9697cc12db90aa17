import { expect, test } from '@jest/globals'
import { withoutOptions } from './command'

test('options that are known are taken out', () => {
  expect(withoutOptions(['--fix', 'five/intro'], ['--fix'])).toEqual(['five/intro'])
  expect(withoutOptions(['five/intro'])).toEqual(['five/intro'])
})

test.each([
  ['--fxi', '没有选项 --fxi。是不是 --fix？可用的有：--fix、--write'],
  ['-fix', '是不是 --fix？'],
  ['——fix', '是不是 --fix？'],
  ['--colour', '没有选项 --colour。可用的有：--fix、--write'],
])('%s is refused, with the one that was meant', (option, message) => {
  expect(() => withoutOptions([option], ['--fix', '--write'])).toThrow(message)
})

test('a command without options says so', () => {
  expect(() => withoutOptions(['--fix'])).toThrow('这个命令没有选项')
})

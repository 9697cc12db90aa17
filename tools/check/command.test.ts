import { afterEach, expect, test } from '@jest/globals'
import { swallowed, withoutOptions } from './command'

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

const KEPT = ['npm_config_host', 'npm_config_reload', 'npm_lifecycle_event']
afterEach(() => KEPT.forEach((name) => Reflect.deleteProperty(process.env, name)))

test.each([
  ['npm_config_host', 'netlify', '--host'],
  ['npm_config_reload', '', '--no-reload'],
  ['npm_config_reload', 'true', '--reload'],
])('an option that npm has kept is told: %s=%s', (name, value, option) => {
  Object.assign(process.env, { [name]: value, npm_lifecycle_event: 'release' })
  expect(swallowed(['--host', '--reload', '--no-reload'])).toContain(`npm run release -- … ${option}`)
})

test('without any, nothing is said', () => expect(swallowed(['--host', '--no-reload'])).toBeUndefined())

import { describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { browserOf, type Machine } from '../support/browser'

/** What is written on Linux runs on macOS and Windows too, or says that it does not. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).trim().split('\n')

describe('the scripts of package.json', () => {
  test.each(Object.entries(scripts))(
    '%s says nothing that the shell of Windows takes for something else',
    (_, script) => {
      // A variable before a command, quotes that stay in the word, tools and joins that are not there
      expect(script).not.toMatch(/(?:^|&& )\w+=|'|(?:^|&& )(?:rm|cp|mv|mkdir|cat|sh|bash|export|env) |[;|`$]|\\(?!")/)
    },
  )
})

test('npm is started in one place, which knows that it is a script on Windows', () => {
  const others = sources.filter((file) =>
    /(?:spawn|exec(?:File)?)(?:Sync)?\(\s*'(?:npm|npx|tsx|gatsby)'/.test(readFileSync(file, 'utf8')),
  )
  expect(others).toEqual(['tools/npm.ts'])
  expect(
    sources.filter((file) =>
      /(?:spawn|exec(?:File)?)(?:Sync)?\([^)]*node_modules\/\.bin/.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([])
})

describe('the browser of the tests', () => {
  const on = (platform: NodeJS.Platform, arch: string, there: string[], env: NodeJS.ProcessEnv = {}): Machine => ({
    platform,
    arch,
    env,
    exists: (path) => there.includes(path),
  })
  const CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const EDGE = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  const folders = { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }

  test.each([
    ['macOS', on('darwin', 'arm64', [CHROME]), CHROME],
    ['Windows, which has Edge at least', on('win32', 'x64', [EDGE], folders), EDGE],
    ['Linux on ARM', on('linux', 'arm64', ['/usr/bin/chromium']), '/usr/bin/chromium'],
    ['Ubuntu on ARM', on('linux', 'arm64', ['/snap/bin/chromium']), '/snap/bin/chromium'],
    ['Linux x64: that of npm, whatever is installed', on('linux', 'x64', ['/usr/bin/chromium']), undefined],
    ['Linux x64, where one is named', on('linux', 'x64', ['/c'], { CHROMIUM_PATH: '/c' }), '/c'],
    [
      'any, where one is named',
      on('win32', 'arm64', ['D:\\c.exe', EDGE], { ...folders, CHROMIUM_PATH: 'D:\\c.exe' }),
      'D:\\c.exe',
    ],
  ])('is found on %s', (_, machine, path) => {
    expect(browserOf(machine)).toBe(path)
  })

  test.each([
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['linux', 'arm64'],
  ] as const)('is asked for on %s %s, where that of npm does not start', (platform, arch) => {
    expect(() => browserOf(on(platform, arch, []))).toThrow(
      `CHROMIUM_PATH 写明它的路径（npm 里自带的只有 Linux x64 的，这里是 ${platform} ${arch}）`,
    )
  })

  test('that is named and not there is no reason to take another', () => {
    const machine = on('linux', 'x64', ['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/gone' })
    expect(() => browserOf(machine)).toThrow('CHROMIUM_PATH 指的文件不在：/opt/gone')
  })
})

import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Without a host a server listens to everybody who can reach the machine. */
test('every server that a command of this project starts says whom it listens to', () => {
  const files = execFileSync('git', ['ls-files', 'src/**.ts', 'tools/**.ts', 'samples/**.ts'], { encoding: 'utf8' })
  const calls = files
    .trim()
    .split('\n')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.listen\(([^()]*)/g)].map(([, args = '']) => ({ file, args })),
    )
  expect(calls.length).toBeGreaterThan(2)
  expect(calls.filter(({ args }) => !/^[^,]+, (?:'127\.0\.0\.1'|host\b)/i.test(args))).toEqual([])
})

import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import ts from 'typescript'
import { STEPS } from '../../tools/test/steps'

/** Code that no compiler reads, and tests that no runner finds, look like code and tests that pass. */
const root = process.cwd()
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean)

/** Files of a TypeScript project, from the root. */
function filesOf(config: string): string[] {
  const { config: read } = ts.readConfigFile(config, (file) => ts.sys.readFile(file)) as { config: object }
  return ts
    .parseJsonConfigFileContent(read, ts.sys, join(root, config, '..'))
    .fileNames.map((file) => file.slice(root.length + 1))
}

test('every file of TypeScript belongs to a project that the types are checked by', () => {
  const command = STEPS.find(({ name }) => name === 'types')!.command
  const covered = new Set([...command.matchAll(/-p (\S+)/g)].flatMap(([, config]) => filesOf(config!)))
  // Types of packages are read where samples use them, fixtures are what a check is tried on
  const isOurs = (file: string): boolean => /\.tsx?$/.test(file) && !/^content\/|\/fixtures\//.test(file)
  const left = files.filter((file) => isOurs(file) && !covered.has(file))
  expect(left).toEqual([])
})

test('every test is found by a runner', () => {
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.config.mjs', '--listTests', '--json']
  const found = JSON.parse(execFileSync(process.execPath, jest, { encoding: 'utf8' })) as string[]
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  expect(tests.filter((file) => !found.includes(join(root, file)))).toEqual([])
  const folders = ['tests/browser/', 'tests/sdk/', 'tests/engines/behaviours/']
  const specs = files.filter((file) => /\.spec\.tsx?$/.test(file))
  expect(specs.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([])
})

import { expect, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nodeVersionFaults } from '../../tools/check/project/node-versions'
import { tempFolder } from '../support/temp-folder'

/** The Node versions that the site is built with are said in several places, for several readers: all say the same. */
const SUPPORTED = [22, 24, 26]
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string }
  devDependencies: Record<string, string>
}

test('engines: the lowest minor of the oldest one, then majors', () => {
  const majors = [...manifest.engines.node.matchAll(/(?:^|\s)(?:\^|>=)(\d+)/g)].map(([, major]) => Number(major))
  expect(majors).toEqual(SUPPORTED)
})

test('the types are those of the oldest one: what it does not have is not used', () => {
  expect(manifest.devDependencies['@types/node']?.split('.')[0]).toBe(String(SUPPORTED[0]))
  const tour = JSON.parse(readFileSync('samples/live-tour/package.json', 'utf8')) as typeof manifest
  expect(tour.devDependencies['@types/node']).toBe(manifest.devDependencies['@types/node'])
})

test('workflows, image and documents say the same', () => {
  expect(nodeVersionFaults(process.cwd())).toEqual([])
})

test.each([
  ['package.json', '>=26', '>=28', '.github/workflows/ci.yml:27 Node 26 不在 package.json 的 engines 里'],
  ['.github/workflows/ci.yml', "'24', '26'", "'24'", '.github/workflows/ci.yml:27 没有 Node 26'],
  ['.github/workflows/links.yml', "node-version: '24'", "node-version: '20'", '.github/workflows/links.yml:23 Node 20'],
  ['Dockerfile', 'FROM node:24', 'FROM node:25', 'Dockerfile:10 Node 25'],
  ['README.md', 'Node 22、24', 'Node 20、24', 'README.md:10 写的 Node 版本'],
])('%s: %s has become %s', (file, before, after, said) => {
  const root = tempFolder('node-versions')
  for (const name of [
    'package.json',
    'Dockerfile',
    'README.md',
    ...readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`),
  ]) {
    const text = readFileSync(name, 'utf8')
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), name === file ? text.replace(before, after) : text)
  }
  const told = nodeVersionFaults(root).map(({ file, line, message }) => `${file}:${line} ${message}`)
  expect(told).toContainEqual(expect.stringContaining(said))
})

test('flags that are set in a running process are known to this one', () => {
  const sources = execFileSync('git', ['grep', '-l', 'setFlagsFromString', '--', 'src', 'tools', '*.ts'], {
    encoding: 'utf8',
  })
  const flags = sources
    .trim()
    .split('\n')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/'--[\w-]+(?:=[^']+)?'/g) ?? [])
  expect(flags.length).toBeGreaterThan(0)
  const script = `for (const flag of [${flags.join()}]) require('node:v8').setFlagsFromString(flag)`
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  // V8 names a flag that is gone and goes on, which looks like a broken build
  expect(stdout + stderr).toBe('')
})

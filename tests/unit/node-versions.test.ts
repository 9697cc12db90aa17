import { expect, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

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

test('CI runs everything on each of them, and nothing on others', () => {
  type Job = { strategy?: { matrix: { node: string[] } } }
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as { jobs: Record<string, Job> }
  expect(jobs.check?.strategy?.matrix.node.map(Number)).toEqual(SUPPORTED)
  for (const name of readdirSync('.github/workflows')) {
    const source = readFileSync(join('.github/workflows', name), 'utf8')
    const named = [...source.matchAll(/node-version: '(\d+)'/g)].map(([, major]) => Number(major))
    expect({ name, named: named.filter((major) => !SUPPORTED.includes(major)) }).toEqual({ name, named: [] })
  }
})

test('the image builds with one that has long-term support', () => {
  const [, major] = /^FROM node:(\d+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  expect(SUPPORTED).toContain(Number(major))
})

test.each(['README.md', 'docs/deployment.md'])('%s names them', (file) => {
  expect(readFileSync(file, 'utf8')).toContain(`Node ${SUPPORTED.slice(0, -1).join('、')} 或 ${SUPPORTED.at(-1)}`)
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

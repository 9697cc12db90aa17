import { beforeAll, describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { agentFiles } from '../../../src/site/agent-files'
import { codingRules } from '../../../src/site/coding-rules'
import { UNPUBLISHED } from '../../../src/site/packages'
import { filesIn } from '../../../src/publish/complete'
import { writeAgentPackage } from '../../../src/publish/agents/package'
import { connect } from '../../support/docs-client'
import { PUBLIC } from '../../support/public-pages'
import { tempFolder } from '../../support/temp-folder'

const published = (path: string): string => readFileSync(join(PUBLIC, path), 'utf8')

/** The package as a machine without this repository has it. */
let folder: string
let command: string
beforeAll(() => {
  folder = tempFolder('package')
  execFileSync('tar', ['-xzf', join(PUBLIC, agentFiles.package), '-C', folder])
  command = join(folder, 'package/realsee-docs.js')
})

const run = (...args: string[]): string =>
  execFileSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' })

describe('the package to take along', () => {
  test('holds the module, its notices and documents of this site, and no code of an SDK', () => {
    const paths = filesIn(join(folder, 'package'))
    expect(paths.filter((path) => !path.startsWith('docs/')).sort()).toEqual([
      'NOTICES.txt',
      'README.md',
      'package.json',
      'realsee-docs.js',
    ])
    for (const path of paths.filter((one) => one.startsWith('docs/'))) expect(path).toMatch(/\.(?:md|json|xml)$/)
    expect(readFileSync(join(folder, 'package/NOTICES.txt'), 'utf8')).toContain('@modelcontextprotocol/server 2.4.0')
    // A sentence of the packages' own that no page quotes
    expect(readFileSync(command, 'utf8')).not.toMatch(/THREE\.WebGLRenderer|hammerjs/)
  })

  test('answers in a shell, from the documents inside', () => {
    expect(run('symbol', 'Five.load')).toMatch(/^Five\.load · method/)
    expect(run('search', '怎么让背景变成透明的')).toMatch(/^five\/config#transparent/)
    expect(run('section', 'five/config#transparent')).toContain('backgroundAlpha')
    expect(run('error', '-3')).toContain('openapi')
  })

  test('answers from other documents that it is told of', () => {
    expect(run('symbol', 'Five.load', '--docs', PUBLIC)).toMatch(/^Five\.load · method/)
  })

  test('says how it is used when nothing or something unknown is asked', () => {
    expect(run()).toContain('realsee-docs search')
    expect(() => run('nothing')).toThrow(/没有工具|Command failed/)
  })

  test('serves the official client', async () => {
    const docs = await connect([command, 'mcp'], folder)
    expect((await docs.client.listTools()).tools).toHaveLength(4)
    expect((await docs.ask('symbol', { name: 'createLive' })).text).toMatch(/^createLive · /)
    await docs.close()
  }, 60_000)

  test('is the same for the same site, and small enough to fetch', async () => {
    const before = readFileSync(join(PUBLIC, agentFiles.package))
    await writeAgentPackage(process.cwd())
    expect(readFileSync(join(PUBLIC, agentFiles.package)).equals(before)).toBe(true)
    expect(before.length).toBeLessThan(4 * 1024 * 1024)
  })
})

describe('texts to paste', () => {
  const agents = published(agentFiles.rules)

  test('agents.md has at most 4 KB, every rule, and the versions', () => {
    expect(Buffer.byteLength(agents)).toBeLessThanOrEqual(4096)
    expect(agents.match(/^- .*/gm)?.length).toBeGreaterThan(codingRules.length)
    for (const [name, version] of Object.entries(UNPUBLISHED)) expect(agents).toMatch(new RegExp(`${name}.*${version}`))
    expect(agents).toContain('@realsee/five@6.5.2')
    expect(agents).not.toMatch(/\{\w+\}/)
  })

  test('the skill says when it is for, in 2 KB', () => {
    const skill = published(agentFiles.skill)
    expect(skill).toMatch(/^---\nname: realsee-docs\ndescription: .+\n---\n/)
    expect(Buffer.byteLength(skill)).toBeLessThanOrEqual(2048)
  })

  test('declarations say what they are, and hold nothing but declarations', () => {
    for (const path of [agentFiles.liveTypes, agentFiles.jsbridgeTypes]) {
      expect(published(path)).toMatch(/^\/\/ @realsee\/[\w-]+ [\d.]+：声明，未与包核对。\n/)
      expect(published(path)).toContain('declare module')
    }
  })
})

test('nothing of it is in what a reader of pages loads', () => {
  const pages = ['index.html', 'docs/faq/agents/index.html', 'docs/five/config/index.html'].map(published)
  const scripts = new Set(pages.flatMap((html) => [...html.matchAll(/\/([\w.-]+\.js)"/g)].map(([, name]) => name!)))
  expect(scripts.size).toBeGreaterThan(0)
  for (const name of scripts) expect([name, published(name).includes(agentFiles.package)]).toEqual([name, false])
})

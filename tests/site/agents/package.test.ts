import { beforeAll, describe, expect, test } from '@jest/globals'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITS, tokensOf } from '../../../src/agents/answers/answer'
import { agentFiles } from '../../../src/site/agent-files'
import { codingRules } from '../../../src/site/coding-rules'
import { UNPUBLISHED } from '../../../src/site/unpublished-packages'
import { filesIn } from '../../../src/gatsby/files-in'
import { writeAgentPackage } from '../../../src/outputs/agents/package'
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
  test('holds the module, its notices and documents of this site, no unlisted one and no code of an SDK', () => {
    const paths = filesIn(join(folder, 'package'))
    expect(paths.filter((path) => !path.startsWith('docs/')).sort()).toEqual([
      'NOTICES.txt',
      'README.md',
      'package.json',
      'realsee-docs.js',
    ])
    for (const path of paths.filter((one) => one.startsWith('docs/'))) expect(path).toMatch(/\.(?:md|json|xml)$/)
    expect(paths.filter((path) => path.endsWith('/react-support.md'))).toEqual([])
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

  test('serves the official client four tools, with the fields that it relies on, described in 600 tokens', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    const server = { command: process.execPath, args: [command, 'mcp'], cwd: folder, stderr: 'ignore' as const }
    await client.connect(new StdioClientTransport(server))
    const { tools } = await client.listTools()
    const fields = tools.map(({ name, inputSchema: { properties = {}, required } }) => [
      name,
      Object.keys(properties),
      required,
    ])
    expect(fields).toEqual([
      ['search', ['query', 'product'], ['query']],
      ['section', ['id'], ['id']],
      ['symbol', ['name'], ['name']],
      ['error', ['text'], ['text']],
    ])
    expect(tokensOf(JSON.stringify(tools))).toBeLessThanOrEqual(LIMITS.tools)
    const { content } = await client.callTool({ name: 'symbol', arguments: { name: 'createLive' } })
    expect(content).toEqual([{ type: 'text', text: expect.stringMatching(/^createLive · /) }])
    await client.close()
  })

  test('writes nothing but the protocol, whatever comes in', async () => {
    const server = spawn(process.execPath, [command, 'mcp'], { stdio: ['pipe', 'pipe', 'ignore'] })
    const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } }
    const [hello, call] = [
      { jsonrpc: '2.0', id: 1, method: 'initialize', params: client },
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'symbol', arguments: { name: 'Five' } } },
    ].map((message) => JSON.stringify(message))
    server.stdin.write(`no json\n{"half":\n${hello}\n[]\n${call}\n`)
    let out = ''
    await new Promise<void>((answered) =>
      server.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        if (out.includes('"id":2')) answered()
      }),
    )
    server.kill()
    const lines = out.trim().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(2)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
  })

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

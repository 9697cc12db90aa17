import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LIMITS, tokensOf } from '../../../src/agents/answers/answer'
import { connect, SERVER, type DocsClient } from '../../support/docs-client'
import { PUBLIC } from '../../support/public-pages'
import { tempFolder } from '../../support/temp-folder'

/** Questions that have no answer, as a client puts them. */
let docs: DocsClient
beforeAll(async () => {
  docs = await connect()
}, 60_000)
afterAll(() => docs.close())

describe('what cannot be answered as it was put is told in words', () => {
  test.each([
    ['search', {}],
    ['search', { query: 7 }],
    ['search', { query: '标签', product: 'nothing' }],
    ['search', { query: '标签', limit: 3 }],
    ['section', { id: '' }],
    ['symbol', { name: null }],
    ['error', { text: ['a'] }],
    ['nothing', {}],
  ])('%s %j', async (name, given) => {
    const { text, failed } = await docs.ask(name, given)
    expect(text).toMatch(/^(?:参数不对|没有工具)/)
    expect(failed).toBe(true)
  })

  test.each([
    ['section', { id: 'five/nothing' }, '最接近的'],
    ['section', { id: 'five/config#panorma' }, 'five/config#panorama'],
    ['section', { id: '../../../etc/passwd' }, '没有'],
    ['section', { id: 'five/config#%E0%A4%A' }, '没有'],
    ['symbol', { name: 'five.teleport' }, '不存在'],
    ['symbol', { name: '__proto__' }, '不存在'],
    ['search', { query: '🦄🦄' }, '没有找到'],
    ['error', { text: '!!!' }, '没有收录'],
  ])('%s %j', async (name, given, words) => expect((await docs.ask(name, given)).text).toContain(words))

  const huge = 'a长'.repeat(262_144)
  test.each([
    ['search', { query: huge }],
    ['section', { id: huge }],
    ['symbol', { name: huge }],
    ['error', { text: huge }],
  ])('a megabyte for %s', async (name, given) => {
    const { text } = await docs.ask(name, given)
    expect(text.length).toBeGreaterThan(0)
    expect(tokensOf(text)).toBeLessThanOrEqual(LIMITS.section)
  })

  test('a missing build', async () => {
    const empty = await connect([...SERVER, '--docs', tempFolder('no-docs')])
    for (const [name, given] of [
      ['search', { query: '标签' }],
      ['section', { id: 'five/config' }],
      ['symbol', { name: 'Five' }],
      ['error', { text: '10001' }],
    ] as const) {
      const { text, failed } = await empty.ask(name, given)
      expect([name, text]).toEqual([name, expect.stringContaining('npm run build')])
      expect(failed).toBe(true)
    }
    await empty.close()
  }, 60_000)

  test.each([
    ['sitemap-0.xml', '<urlset>', 'section', { id: 'five/config' }],
    ['symbols.json', 'null', 'symbol', { name: 'Five' }],
    ['errors.json', '{"errors":{}}', 'error', { text: '10001' }],
    ['pitfalls.json', '[]', 'symbol', { name: 'Five' }],
    ['search/manifest.json', '[]', 'search', { query: '标签' }],
    ['docs/five/config.md', '---\n: [\n---\n', 'section', { id: 'five/config' }],
  ])(
    'a broken file, %s is %s',
    async (path, text, name, given) => {
      const folder = tempFolder('broken')
      for (const one of [
        'symbols.json',
        'errors.json',
        'pitfalls.json',
        'sitemap-0.xml',
        'search/manifest.json',
        path,
      ]) {
        mkdirSync(dirname(join(folder, one)), { recursive: true })
        copyFileSync(join(PUBLIC, one), join(folder, one))
      }
      writeFileSync(join(folder, path), text)
      const broken = await connect([...SERVER, '--docs', folder])
      const answered = await broken.ask(name, given)
      expect(answered.text).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')} (?:不完整：|不是完整的 JSON：)`))
      expect(answered.failed).toBe(true)
      await broken.close()
    },
    60_000,
  )

  test('an address that nobody answers at', async () => {
    const away = await connect([...SERVER, '--docs', 'http://127.0.0.1:9'])
    expect((await away.ask('symbol', { name: 'Five' })).text).toContain('取不到')
    await away.close()
  }, 60_000)
})

test('standard output has nothing but the protocol, whatever comes in', async () => {
  const server = spawn(process.execPath, SERVER, { stdio: ['pipe', 'pipe', 'ignore'] })
  let out = ''
  server.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  const hello = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
  }
  const call = {
    jsonrpc: '2.0',
    id: 2,
    method: 'tools/call',
    params: { name: 'symbol', arguments: { name: 'Five' } },
  }
  server.stdin.write(`no json\n{"half":\n${JSON.stringify(hello)}\n[]\n${JSON.stringify(call)}\n`)
  for (let waited = 0; waited < 300 && !out.includes('"id":2'); waited++)
    await new Promise((next) => setTimeout(next, 100))
  server.kill()
  const lines = out.trim().split('\n')
  expect(lines.length).toBeGreaterThanOrEqual(2)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
}, 60_000)

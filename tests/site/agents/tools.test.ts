import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { LIMITS, tokensOf } from '../../../tools/ask/answers/answer'
import { connect, SERVER, type DocsClient } from '../../support/docs-client'
import { tempFolder } from '../../support/temp-folder'

/** The tools as a coding agent meets them: the official client, over standard input and output. */
let docs: DocsClient
beforeAll(async () => {
  docs = await connect()
}, 60_000)
afterAll(() => docs.close())

const lastLine = (text: string): string => text.split('\n').at(-1)!

test('there are five tools with the fields that clients rely on, described in 600 tokens', async () => {
  const { tools } = await docs.client.listTools()
  const fields = tools.map(({ name, inputSchema }) => [
    name,
    Object.keys(inputSchema.properties ?? {}),
    inputSchema.required,
  ])
  expect(fields).toEqual([
    ['search', ['query', 'product'], ['query']],
    ['section', ['id'], ['id']],
    ['symbol', ['name'], ['name']],
    ['error', ['text'], ['text']],
    ['check_sample', ['files', 'product'], ['files', 'product']],
  ])
  expect(tokensOf(JSON.stringify(tools))).toBeLessThanOrEqual(LIMITS.tools)
})

describe('an answer', () => {
  test('of search: places with a sentence, best first, and where the first is from', async () => {
    const { text } = await docs.ask('search', { query: '怎么让背景变成透明的' })
    const lines = text.split('\n')
    expect(lines[0]).toMatch(/^five\/config#transparent · /)
    expect(new Set(lines.slice(0, 3).map((line) => line.replace(/[#·].*/, '').trim())).size).toBe(3)
    expect(lastLine(text)).toBe('@realsee/five 6.5.2 · five/config#transparent')
    expect(tokensOf(text)).toBeLessThanOrEqual(LIMITS.search)
  })

  test('of search for a whole page: the section to read, a sentence of it, and which others come close', async () => {
    const { text } = await docs.ask('search', { query: 'CrusiePlugin 暂停' })
    expect(text.split('\n')[0]).toMatch(/^dnalogel\/CruisePlugin#[\w-]+ · .+ · .+ · 另有 #[\w-]+ \S/)
  })

  test.each([
    ['remark 备注 创建项目 长度限制', /^openapi#project-create-body · .*最多 100 个字符/m],
    ['imageOptions sharpen 海外能用吗', /^five\/config#image-options · .*海外线路不支持/m],
    ['得房率和出房率有什么不同', /^dnalogel\/floorplan\/desc#area · .*后者不算/],
  ])('of search has the row or sentence that answers: %s', async (query, line) =>
    expect((await docs.ask('search', { query })).text).toMatch(line),
  )

  test('of section for one that is mostly further sections: as many of those as fit', async () => {
    const { text } = await docs.ask('section', { id: 'openapi#project-create' })
    expect(text).toContain('最多 100 个字符')
    expect(text).toContain('- openapi#project-create-response · 返回')
  })

  test('of error: what nobody caught is not mistaken for another that nobody caught', async () => {
    const { text } = await docs.ask('error', { text: 'Uncaught (in promise) DataNotLoaded\n  at Plugin.show' })
    expect(text.split('\n')[0]).toBe('DataNotLoaded → dnalogel/floorplan/getFloorplanData#troubleshooting')
  })

  test('of search in one product: nothing of the others', async () => {
    const { text } = await docs.ask('search', { query: '标签', product: 'vreo' })
    for (const line of text.split('\n').slice(0, -1)) expect(line).toMatch(/^vreo\//)
  })

  test('of section: the text itself, or the outline of a page', async () => {
    const section = await docs.ask('section', { id: 'five/config#transparent' })
    expect(section.text).toContain('backgroundAlpha: 0')
    expect(lastLine(section.text)).toBe('@realsee/five 6.5.2 · five/config#transparent')
    const outline = await docs.ask('section', { id: 'five/config' })
    expect(outline.text).toContain('five/config#transparent · 透明背景')
  })

  test('of section takes addresses too, and finds the section of a row', async () => {
    const byAddress = await docs.ask('section', { id: '/developer/docs/five/config/#transparent' })
    expect(byAddress.text).toContain('backgroundAlpha: 0')
    const row = await docs.ask('section', { id: 'dnalogel/PanoTagPlugin#config-visibleConfig' })
    expect(row.text).toContain('visibleConfig')
    expect(row.failed).toBe(false)
  })

  test('of symbol: signature, a sentence, where it is explained', async () => {
    const { text } = await docs.ask('symbol', { name: 'five.load()' })
    expect(text).toMatch(/^Five\.load · method · @realsee\/five\n/)
    expect(text).toContain('): Promise<void>')
    expect(lastLine(text)).toBe('@realsee/five 6.5.2 · five/reference/Five#Five-load')
  })

  test.each([
    ['CruisePluginTypes.CruiseKeyframe', /^CruisePluginTypes\.CruiseKeyframe · interface · @realsee\/dnalogel\n/],
    ['CruiseKeyframe', /^CruisePluginTypes\.CruiseKeyframe · interface/],
    ['Util.sculpt.boxmesh', /^Util\.sculpt\.BoxMesh · class/],
    ['new Util.PointSelector(five)', /^Util\.PointSelector · class/],
    ['CruisePluginTypes', /^CruisePluginTypes：12 处，用全名再查\nCruisePluginTypes\.MoveEffect: /],
    ['AreaMakerPlugin.getMaskItemByID', /在这里：\nAreaMakerPluginType\.AreaMakerController\.getMaskItemByID · method/],
    ['CruisePlugin.play', /在这里：\nWalkController\.play · method/],
    ['PanoTagPlugin.addTag', /在这里：\nPanoTagPluginController\.addTag · method/],
    ['createLive.sendKeyframe', /在这里：\nLive\.sendKeyframe · method/],
    ['PanoTagPlugin.five.teleport', /^不存在：/],
  ])('of symbol knows what is in a namespace: %s', async (name, answer) => {
    expect((await docs.ask('symbol', { name })).text).toMatch(answer)
  })

  test('of symbol says what is declared only', async () => {
    expect((await docs.ask('symbol', { name: 'createLive' })).text).toContain('未与包核对')
  })

  test('of error: cause, cure, where', async () => {
    const pasted =
      'Uncaught (in promise) Error: [PARSE FAILED]: [PARSE FAILED]: Invalid certificate. at parseWork (five.js:1:2)'
    const { text } = await docs.ask('error', { text: pasted })
    expect(text).toMatch(/Invalid certificate\. → faq\/five-data-signature#invalid-certificate\n {2}原因：/)
    expect(lastLine(text)).toContain('faq/five-data-signature#invalid-certificate')
  })

  test.each([
    ['-3', 'openapi'],
    ['10001', 'openapi'],
    ['1008', 'live/faq/ticket'],
    ['ITMS-91053', 'webview/release/app-store'],
  ])('of error for the code %s: its page', async (code, page) => {
    expect((await docs.ask('error', { text: code })).text).toContain(`→ ${page}`)
  })
})

describe('what cannot be answered as it was put is told in words', () => {
  test.each([
    ['search', {}],
    ['search', { query: 7 }],
    ['search', { query: '标签', product: 'nothing' }],
    ['search', { query: '标签', limit: 3 }],
    ['section', { id: '' }],
    ['symbol', { name: null }],
    ['error', { text: ['a'] }],
    ['check_sample', { files: 'a', product: 'five' }],
    ['check_sample', { files: { 'a.ts': 1 }, product: 'five' }],
    ['check_sample', { files: {}, product: 'five' }],
    ['check_sample', { files: { '../a.ts': '' }, product: 'five' }],
    ['check_sample', { files: { '/etc/passwd': '' }, product: 'five' }],
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
    ['check_sample', { files: { 'a.ts': huge }, product: 'five' }],
  ])('a megabyte for %s', async (name, given) => {
    const { text } = await docs.ask(name, given)
    expect(text.length).toBeGreaterThan(0)
    expect(tokensOf(text)).toBeLessThanOrEqual(LIMITS.check)
  })

  test('a missing build', async () => {
    const empty = await connect([...SERVER, '--docs', tempFolder('no-docs')])
    for (const [name, given] of [
      ['search', { query: '标签' }],
      ['section', { id: 'five/config' }],
      ['symbol', { name: 'Five' }],
      ['error', { text: '10001' }],
      ['check_sample', { files: { 'a.ts': '' }, product: 'five' }],
    ] as const) {
      const { text, failed } = await empty.ask(name, given)
      expect([name, text]).toEqual([name, expect.stringContaining('npm run build')])
      expect(failed).toBe(true)
    }
    await empty.close()
  }, 60_000)

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
    params: { name: 'check_sample', arguments: { files: { 'a.ts': 'console.log(1)' }, product: 'five' } },
  }
  server.stdin.write(`no json\n{"half":\n${JSON.stringify(hello)}\n[]\n${JSON.stringify(call)}\n`)
  for (let waited = 0; waited < 300 && !out.includes('"id":2'); waited++)
    await new Promise((next) => setTimeout(next, 100))
  server.kill()
  const lines = out.trim().split('\n')
  expect(lines.length).toBeGreaterThanOrEqual(2)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
}, 60_000)

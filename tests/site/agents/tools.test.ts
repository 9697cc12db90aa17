import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { LIMITS, tokensOf } from '../../../src/agents/answers/answer'
import { connect, type DocsClient } from '../../support/docs-client'

/** The tools as a coding agent meets them: the official client, over standard input and output. */
let docs: DocsClient
beforeAll(async () => {
  docs = await connect()
}, 60_000)
afterAll(() => docs.close())

const lastLine = (text: string): string => text.split('\n').at(-1)!

test('there are four tools with the fields that clients rely on, described in 600 tokens', async () => {
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

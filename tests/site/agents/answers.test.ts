import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupsOf, searchAreas } from '../../../src/site/search-groups'
import type { Manifest } from '../../../src/search/engine/index-format'
import { LIMITS, tokensOf } from '../../../src/agents/answers/answer'
import { PRODUCTS } from '../../../src/agents/answers/products'
import { Docs } from '../../../src/agents/docs'
import { sourceOf } from '../../../src/agents/site-files'
import { ask } from '../../../src/agents/tools'
import { PUBLIC } from '../../support/public-pages'
import { tempFolder } from '../../support/temp-folder'

/** What the tools answer from the built site, question by question. */
const docs = new Docs(sourceOf(PUBLIC))
type ToolName = Exclude<keyof typeof LIMITS, 'tools'>
/** The argument that each tool cannot do without. */
const GIVEN: Record<ToolName, string> = { search: 'query', section: 'id', symbol: 'name', error: 'text' }
const said = async (tool: ToolName, text: unknown, more: object = {}): Promise<string> =>
  (await ask(docs, tool, { [GIVEN[tool]]: text, ...more })).text

const PASTED =
  'Uncaught (in promise) Error: [PARSE FAILED]: [PARSE FAILED]: Invalid certificate. at parseWork (five.js:1:2)'

describe('an answer', () => {
  test.each<[what: string, tool: ToolName, asked: string, ...says: RegExp[]]>([
    [
      'places with a sentence, best first, and where the first is from',
      'search',
      '怎么让背景变成透明的',
      /^five\/config#transparent · /,
      /\n@realsee\/five 6\.5\.2 · five\/config#transparent$/,
    ],
    [
      'of a whole page: the section to read, a sentence of it',
      'search',
      'CrusiePlugin 暂停',
      /^dnalogel\/CruisePlugin#[\w-]+ · .+ · .+/,
    ],
    [
      'a row',
      'search',
      'remark 备注 创建项目 长度限制',
      /^openapi\/produce#project-create-param-remark · .*最多 100 个字符/m,
    ],
    ['a sentence', 'search', 'imageOptions sharpen 海外能用吗', /^five\/config#image-sharpen · .*海外线路不支持/m],
    ['a comparison', 'search', '得房率和出房率有什么不同', /^dnalogel\/floorplan\/desc#area · .*后者不算/],
    [
      'a text',
      'section',
      'five/config#transparent',
      /backgroundAlpha: 0/,
      /\n@realsee\/five 6\.5\.2 · five\/config#\S+$/,
    ],
    ['an outline of a page', 'section', 'five/config', /five\/config#transparent · 透明背景/],
    ['by its address', 'section', '/developer/docs/five/config/#transparent', /backgroundAlpha: 0/],
    ['of a row', 'section', 'dnalogel/PanoTagPlugin#config-visibleConfig', /visibleConfig/],
    [
      'of mostly further sections: as many of those as fit',
      'section',
      'openapi/produce#project-create',
      /最多 100 个字符/,
      /- openapi\/produce#project-create-response · 返回/,
    ],
    [
      'a signature, a sentence, where it is explained',
      'symbol',
      'five.load()',
      /^Five\.load · method · @realsee\/five\n/,
      /\): Promise<void>/,
      /\n@realsee\/five 6\.5\.2 · five\/reference\/Five#Five-load$/,
    ],
    ['what is declared only', 'symbol', 'createLive', /未与包核对/],
    [
      'a name in a namespace',
      'symbol',
      'CruisePluginTypes.CruiseKeyframe',
      /^CruisePluginTypes\.CruiseKeyframe · interface/,
    ],
    ['without it', 'symbol', 'CruiseKeyframe', /^CruisePluginTypes\.CruiseKeyframe · interface/],
    ['in other letters', 'symbol', 'Util.sculpt.boxmesh', /^Util\.sculpt\.BoxMesh · class/],
    ['as it is called', 'symbol', 'new Util.PointSelector(five)', /^Util\.PointSelector · class/],
    [
      'a namespace',
      'symbol',
      'CruisePluginTypes',
      /^CruisePluginTypes：12 处，用全名再查\nCruisePluginTypes\.MoveEffect: /,
    ],
    ['a method of what it makes', 'symbol', 'CruisePlugin.play', /在这里：\nWalkController\.play · method/],
    ['of its controller', 'symbol', 'PanoTagPlugin.addTag', /在这里：\nPanoTagPluginController\.addTag · method/],
    [
      'of a type',
      'symbol',
      'AreaMakerPlugin.getMaskItemByID',
      /在这里：\nAreaMakerPluginType\.AreaMakerController\.get/,
    ],
    ['of a function', 'symbol', 'createLive.sendKeyframe', /在这里：\nLive\.sendKeyframe · method/],
    [
      'a field, with what goes wrong with it',
      'symbol',
      'PanoTagPlugin visibleFiveMode',
      /^PanoTagPlugin\.visibleFiveMode · /,
      /注意：/,
      /dnalogel\/PanoTagPlugin#visible$/,
    ],
    ['its values, not the head of the table', 'symbol', 'PanoTagPlugin.stickType', /'2DPoint'/],
    ['a type', 'symbol', 'type Tag', /^Tag · type/],
    [
      'a cause, a cure, where',
      'error',
      PASTED,
      /Invalid certificate\. → faq\/five-data-signature#invalid-certificate\n {2}原因：/,
      /faq\/five-data-signature#invalid-certificate[^\n]*$/,
    ],
    [
      'not another that nobody caught',
      'error',
      'Uncaught (in promise) DataNotLoaded\n  at Plugin.show',
      /^DataNotLoaded → dnalogel\/floorplan\/getFloorplanData#troubleshooting/,
    ],
    ['a code of the interface', 'error', '-3', /→ openapi/],
    ['another', 'error', '10001', /→ openapi/],
    ['a code of the tour', 'error', '1008', /→ live\/faq\/ticket/],
    ['a code of a store', 'error', 'ITMS-91053', /→ webview\/release\/app-store/],
  ])('%s: %s %s', async (_what, tool, asked, ...says) => {
    const { text, failed } = await ask(docs, tool, { [GIVEN[tool]]: asked })
    for (const words of says) expect(text).toMatch(words)
    expect(failed).toBe(false)
    expect(tokensOf(text)).toBeLessThanOrEqual(LIMITS[tool])
  })

  test('the first three places are of different pages', async () => {
    const lines = (await said('search', '怎么让背景变成透明的')).split('\n').slice(0, 3)
    expect(new Set(lines.map((line) => line.replace(/[#·].*/, '').trim())).size).toBe(3)
  })

  test('a cure is about its error, and says no more of the cause', async () => {
    const text = await said('error', 'Uncaught TypeError: work.getURL is not a function')
    expect(text).toContain('雷达图')
    expect(text).not.toContain('小窗空白')
    expect(text.match(/替代办法/g)).toHaveLength(1)
  })

  test('whoever names a framework gets no page for another', async () => {
    for (const [name, others] of [
      ['React', /handbook\/(?:vue|no-framework)\//],
      ['Vue', /handbook\/(?:react|no-framework)/],
    ] as const)
      for (const question of ['显示一套空间 FiveProvider', '点中三维物体', '换一套空间'])
        expect(await said('search', `${name} ${question}`)).not.toMatch(others)
  })
})

/** What only pages of a product tell of. */
const OWN = {
  five: '切换模态',
  dnalogel: '标签不显示',
  live: '断线重连',
  vreo: '关键帧',
  webview: '自定义协议',
  faq: '黑屏',
  openapi: '空间列表 分页',
}

test.each(PRODUCTS)('a question about %s is answered from its pages', async (product) => {
  const lines = (await said('search', OWN[product], { product })).split('\n').slice(0, -1)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(new RegExp(`^${product}(?:/|#| ·)`))
})

test('every area that results can be narrowed down to has pages', () => {
  const { groups } = JSON.parse(readFileSync(join(PUBLIC, 'search/manifest.json'), 'utf8')) as Manifest
  expect(searchAreas.filter((area) => !groupsOf(area).some((group) => groups.includes(group)))).toEqual([])
})

describe('what cannot be answered is told in words', () => {
  test.each([
    ['search', {}],
    ['search', { query: 7 }],
    ['search', { query: '标签', product: 'nothing' }],
    ['search', { query: '标签', limit: 3 }],
    ['section', { id: '' }],
    ['symbol', { name: null }],
    ['error', { text: ['a'] }],
    ['nothing', {}],
  ])('as it was put: %s %j', async (name, given) => {
    const { text, failed } = await ask(docs, name, given)
    expect([text, failed]).toEqual([expect.stringMatching(/^(?:参数不对|没有工具)/), true])
  })

  test.each<[ToolName, string, string]>([
    ['section', 'five/nothing', '最接近的'],
    ['section', 'five/config#panorma', 'five/config#panorama'],
    ['section', '../../../etc/passwd', '没有'],
    ['section', 'five/config#%E0%A4%A', '没有'],
    ['symbol', 'five.teleport', '不存在'],
    ['symbol', 'PanoTagPlugin.five.teleport', '不存在'],
    ['symbol', '__proto__', '不存在'],
    ['search', '🦄🦄', '没有找到'],
    ['error', '!!!', '没有收录'],
  ])('%s %s', async (tool, asked, words) => expect(await said(tool, asked)).toContain(words))

  test.each(Object.keys(GIVEN) as ToolName[])('a megabyte for %s', async (tool) => {
    const text = await said(tool, 'a长'.repeat(262_144))
    expect(text.length).toBeGreaterThan(0)
    expect(tokensOf(text)).toBeLessThanOrEqual(LIMITS.section)
  })

  const ASKED: [ToolName, string][] = [
    ['search', '标签'],
    ['section', 'five/config'],
    ['symbol', 'Five'],
    ['error', '10001'],
  ]
  test('a missing build, and an address that nobody answers at', async () => {
    for (const [place, words] of [
      [tempFolder('no-docs'), 'npm run build'],
      ['http://127.0.0.1:9', '取不到'],
    ] as const)
      for (const [tool, asked] of ASKED)
        expect(await ask(new Docs(sourceOf(place)), tool, { [GIVEN[tool]]: asked })).toEqual({
          text: expect.stringContaining(words),
          failed: true,
        })
  })

  test.each<[path: string, text: string, tool: ToolName]>([
    ['sitemap-0.xml', '<urlset>', 'section'],
    ['symbols.json', 'null', 'symbol'],
    ['errors.json', '{"errors":{}}', 'error'],
    ['pitfalls.json', '[]', 'symbol'],
    ['search/manifest.json', '[]', 'search'],
    ['docs/five/config.md', '---\n: [\n---\n', 'section'],
  ])('a broken file, %s is %s', async (path, text, tool) => {
    const whole = ['symbols.json', 'errors.json', 'pitfalls.json', 'sitemap-0.xml', 'search/manifest.json']
    const files = Object.fromEntries(whole.map((one) => [one, readFileSync(join(PUBLIC, one))]))
    const folder = tempFolder('broken', { ...files, [path]: text })
    const asked = ASKED.find(([name]) => name === tool)![1]
    const told = new RegExp(`^${path.replaceAll('.', '\\.')} (?:不完整：|不是完整的 JSON：)`)
    expect(await ask(new Docs(sourceOf(folder)), tool, { [GIVEN[tool]]: asked })).toEqual({
      text: expect.stringMatching(told),
      failed: true,
    })
  })
})

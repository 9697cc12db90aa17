import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITS, tokensOf } from '../../../tools/ask/answers/answer'
import { collectFences } from '../../../src/demos/fences'
import { connect, SERVER, type DocsClient } from '../../support/docs-client'
import { tempFolder } from '../../support/temp-folder'

let docs: DocsClient
beforeAll(async () => {
  docs = await connect()
}, 60_000)
afterAll(() => docs.close())

type Files = Record<string, string>
const check = async (product: string, files: Files): Promise<string> =>
  (await docs.ask('check_sample', { files, product })).text

/** The files that a page shows last under each name. */
function filesOf(page: string): Files {
  const { fences } = collectFences(process.cwd(), [`content/docs/${page}.mdx`])
  return Object.fromEntries(
    fences.flatMap(({ lang, meta, code }) =>
      /^(?:tsx?|vue|json)$/.test(lang) && meta.title && meta.nocheck === undefined && !meta.continues
        ? [[meta.title, code]]
        : [],
    ),
  )
}

describe('a page’s own sample passes:', () => {
  test.each([
    ['five', 'five/handbook/react/get-started'],
    ['five', 'five/handbook/no-framework/get-started'],
    ['five', 'five/handbook/vue/get-started'],
    ['dnalogel', 'dnalogel/PanoCompassPlugin'],
    ['vreo', 'vreo/get-started/quick_start'],
    ['live', 'live/get-started/live-connect'],
    ['webview', 'webview/jsbridge/event'],
  ])(
    '%s %s',
    async (product, page) => expect(await check(product, filesOf(page))).toMatch(/^(?:没有|查过的部分没有)问题/),
    60_000,
  )
})

/** Good programs, each with one change that makes it wrong, and the rule that says so. */
const viewer = `import { PanoTagPlugin } from '@realsee/dnalogel'
import { Five, parseWork } from '@realsee/five'

export const five = new Five({ plugins: [[PanoTagPlugin, 'tags', {}]] })
export async function open(address: string) {
  const baseURL = new URL('/flat/', address).href
  await five.load(parseWork(await (await fetch(address)).json(), { baseURL }))
}
`
const page = `import { createFiveProvider, FiveCanvas } from '@realsee/five/react'

const FiveProvider = createFiveProvider()
export function Viewer() {
  return <FiveProvider><FiveCanvas width={300} height={200} /></FiveProvider>
}
`
const live = `import { createLive } from '@realsee/live'

export const live = createLive({ getTicket: () => fetch('/ticket').then((reply) => reply.text()) })
export const enter = (url: string) => live.connect({ url })
`
const works = `export const works = (token: string) =>
  fetch('https://app-gateway.realsee.cn/open/v3/vr/list', { headers: { Authorization: token } })
`
const tour = `{ "video": { "url": "a.mp3", "duration": 9000, "start": 0, "end": 9000 }, "keyframes": [
  { "type": "Prompter", "start": 0, "end": 2000, "data": { "text": "客厅" } },
  { "type": "Prompter", "start": 2000, "end": 4000, "data": { "text": "卧室" } }
] }
`
const tag = `import type { Tag } from '@realsee/dnalogel'

export const config: Tag['config'] = { visibleConfig: { visibleFiveMode: ['Panorama', 'VRPanorama'] } }
`

describe('a good program has no finding, a spoiled one has the right rule:', () => {
  test.each([
    ['dnalogel', 'src/viewer.ts', viewer, [", 'tags', {}]", ", 'tags']"], 'plugin-parameters'],
    ['five', 'src/viewer.ts', viewer, ["new URL('/flat/', address).href", "'/flat/'"], undefined],
    ['five', 'src/viewer.ts', viewer, ['{ baseURL })', "{ baseURL: '/flat/' })"], 'base-url-relative'],
    [
      'five',
      'src/viewer.ts',
      viewer,
      ['import { Five, parseWork }', 'import Five, { parseWork }'],
      'five-default-import',
    ],
    ['five', 'src/viewer.ts', viewer, ['await five.load(', 'five.off()\n  await five.laod('], 'five-off-all'],
    [
      'five',
      'src/Viewer.tsx',
      page,
      [
        'const FiveProvider = createFiveProvider()\nexport function Viewer() {',
        'export function Viewer() {\n  const FiveProvider = createFiveProvider()',
      ],
      'provider-in-component',
    ],
    ['live', 'src/live.ts', live, ["'@realsee/live'", "'@realsee/live/lib/Live'"], 'live-deep-import'],
    [
      'live',
      'src/live.ts',
      live,
      ["() => fetch('/ticket').then((reply) => reply.text())", "async () => 'once'"],
      'live-ticket-reused',
    ],
    ['openapi', 'server/works.ts', works, ['Authorization: token', 'Authorization: `Bearer ${token}`'], 'bearer-token'],
    ['vreo', 'tour.json', tour, ['"end": 4000', '"end": 1000'], 'vreo-time'],
    ['vreo', 'tour.json', tour, ['"end": 2000', '"end": 3000'], 'vreo-overlap'],
    ['vreo', 'tour.json', tour, ['"text": "客厅"', '"txt": "客厅"'], 'vreo-script'],
    ['dnalogel', 'src/tag.ts', tag, ["['Panorama', 'VRPanorama']", "'PanoramaLike'"], 'tag-panorama-like'],
  ] as const)(
    '%s %s %#',
    async (product, name, good, [from, to], rule) => {
      expect(await check(product, { [name]: good })).toMatch(/^没有问题/)
      expect(good).toContain(from)
      const text = await check(product, { [name]: good.replace(from, to) })
      if (rule) expect(text).toContain(`[${rule}]`)
    },
    60_000,
  )
})

test('says what the compiler says, and what it checked against', async () => {
  const text = await check('five', { 'src/a.ts': "import { Five } from '@realsee/five'\nnew Five().lod()\n" })
  expect(text).toContain('src/a.ts:2 [TS2551]')
  expect(text).toMatch(/对照：@realsee\/five 6\.5\.2.*TypeScript \d/)
})

test('checks against declarations where nothing can be installed, and says so', async () => {
  const text = await check('live', { 'src/live.ts': `${live}live.sendKeyfram('a', 1)\n` })
  expect(text).toContain('TS2551')
  expect(text).toContain('@realsee/live 0.7.6（按公开说明声明，未与包核对）')
})

test('says what is not installed, instead of errors that follow from it', async () => {
  const elsewhere = await connect([...SERVER, '--project', tempFolder('empty')])
  const { text } = await elsewhere.ask('check_sample', { files: { 'src/viewer.ts': viewer }, product: 'five' })
  expect(text).toMatch(/^查过的部分没有问题\n未查：没有装.*@realsee\/five/)
  await elsewhere.close()
}, 60_000)

test('reads no file but those that were given', async () => {
  const folder = tempFolder('secret')
  writeFileSync(join(folder, 'secret.ts'), "export const secret: 'found' = 'found'\n")
  const there = await connect([...SERVER, '--project', folder])
  const code = [
    `import { secret } from '${join(folder, 'secret')}'`,
    "import { secret as other } from '../secret'",
    `/// <reference path="${join(folder, 'secret.ts')}" />`,
    'const one: 1 = secret',
    'const two: 1 = other',
  ].join('\n')
  const { text } = await there.ask('check_sample', { files: { 'a.ts': code }, product: 'five' })
  expect(text).not.toContain('found')
  await there.close()
}, 60_000)

test('does not run what it is given', async () => {
  const file = join(tempFolder('run'), 'written')
  const code = `import { existsSync, writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(file)}, 'x')\nthrow new Error('run')\n`
  expect(await check('openapi', { 'a.ts': code })).toMatch(/^(?:没有|查过的部分没有)问题/)
  expect(existsSync(file)).toBe(false)
}, 60_000)

test('gives up after ten seconds with what it has, and answers the next question', async () => {
  const endless = `type Grow<N extends number, A extends unknown[] = []> = A['length'] extends N ? A : Grow<N, [...A, 0]>
type Pairs<A extends unknown[]> = { [K in keyof A]: { [J in keyof A]: [A[K], A[J], Grow<900>] } }
${Array.from({ length: 200 }, (_, index) => `export const a${index}: Pairs<Grow<${900 - index}>> = null as never as Pairs<Grow<${899 - index}>>`).join('\n')}
import { five } from './five'
five.off()
`
  const started = Date.now()
  const text = await check('five', { 'a.ts': endless })
  expect(Date.now() - started).toBeLessThan(20_000)
  expect(text).toContain('[five-off-all]')
  expect(await check('five', { 'b.ts': 'export const b: number = 1\n' })).toMatch(/^没有问题/)
}, 90_000)

test('many findings stay within the limit, and the versions stay last', async () => {
  const text = await check('five', {
    'a.ts': Array.from({ length: 200 }, (_, index) => `export const a${index}: number = 'x'`).join('\n'),
  })
  expect(tokensOf(text)).toBeLessThanOrEqual(LIMITS.check)
  expect(text).toMatch(/\n对照：.*\n@realsee\/five 6\.5\.2 · five\/intro$/)
})

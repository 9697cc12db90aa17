import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { searchPages, storeSearchPages } from '../../src/publish/search-pages'
import { publish as publishPages } from '../../src/search/algolia/publish'
import { publishConfig } from '../../src/search/algolia/publish-config'
import { mdx, siteState } from '../support/site-state'
import { tempFolder } from '../support/temp-folder'
import { isWrite, startStandIn, type Call, type StandIn } from './stand-in'

/** Publishing the pages of a small site to a stand-in of the hosted service. A whole build does it in `hosted-search`. */
const INDEX = 'docs'
/** More records than one batch of the plugin holds. */
const PARAGRAPHS = 1_100

const paragraphs = (changed = 0): string =>
  Array.from({ length: PARAGRAPHS }, (_, number) => `第 ${number} 段${number < changed ? '，改过' : ''}。`).join('\n\n')

const files = {
  'content/docs/five/intro.mdx': mdx('介绍', `## 一节 [#a]\n\n${paragraphs()}`),
  'content/docs/five/config.mdx': mdx('初始化配置', '## 参数 [#options]\n\n写在这里。'),
  'content/docs/five/sidebar.yaml': '- intro\n- config\n',
}
const INTRO = 'content/docs/five/intro.mdx'
const CONFIG = 'content/docs/five/config.mdx'

let service: StandIn
let calls: Call[] = []

const environment = () => ({
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_ADMIN_KEY: 'admin',
  ALGOLIA_INDEX_NAME: INDEX,
  ALGOLIA_HOST: service.url,
})

const write = (file: keyof typeof files, text: string): void => void (files[file] = text)
const pages = async () => searchPages(await siteState(files))

/** Publishes the pages as they are now, and keeps the calls that it made. @returns what it said, its failure included. */
async function publish(env: Record<string, string> = {}): Promise<{ isDone: boolean; output: string }> {
  service.calls.length = 0
  const lines: string[] = []
  const config = publishConfig({ ...environment(), ...env })!
  const failure = await publishPages(await pages(), config, { log: (line) => void lines.push(line) }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  calls = [...service.calls]
  return { isDone: failure === undefined, output: [...lines, failure].join('\n') }
}

/** Everything that lies in the index, to compare. */
const content = (): string => JSON.stringify([...(service.indexes.get(INDEX)?.records ?? [])].sort())
const record = (id: string) => service.indexes.get(INDEX)?.records.get(id)
const writes = (): string[] => calls.filter(isWrite).map(({ method, path }) => `${method} ${path}`)
const sent = (): number =>
  calls
    .filter(({ path }) => path.endsWith('/batch'))
    .reduce((sum, { body }) => sum + (body as { requests: unknown[] }).requests.length, 0)

beforeAll(async () => {
  service = await startStandIn()
})
beforeEach(() => {
  service.fail = () => undefined
})
afterAll(() => service.close())

describe('a publication', () => {
  test('fills an index that does not exist yet, with settings, and leaves nothing else behind', async () => {
    const { isDone, output } = await publish()
    expect(isDone).toBe(true)
    expect(output).toContain('已发布')
    expect([...service.indexes.keys()]).toEqual([INDEX])
    expect(record('/docs/five/config/#options:0')).toMatchObject({
      url: '/developer/docs/five/config/#options',
      type: 'lvl2',
      hierarchy: { lvl0: '三维空间', lvl1: '初始化配置', lvl2: '参数' },
      language: 'zh-CN',
      docusaurus_tag: 'docs-default-current',
    })
    expect(service.indexes.get(INDEX)?.records.size).toBeGreaterThan(PARAGRAPHS)
    expect(service.indexes.get(INDEX)?.settings).toMatchObject({ distinct: true, queryLanguages: ['zh'] })
  })

  test('says in the settings that pinyin and explained words are searched, and neither shown nor guessed at', () => {
    const settings = service.indexes.get(INDEX)?.settings as Record<string, string[]>
    for (const name of ['pinyin', 'explains']) {
      expect(settings.searchableAttributes).toContain(`unordered(${name})`)
      expect(settings.attributesToRetrieve).not.toContain(name)
      expect(settings.attributesToHighlight).not.toContain(name)
      expect(settings.disableTypoToleranceOnAttributes).toContain(name)
    }
    expect(record('/docs/five/config/:0')?.pinyin).toMatch(/(?:^| )chushihuapeizhi(?: |$)/)
    expect(record('/docs/five/config/#options:0')?.pinyin).toMatch(/(?:^| )cs(?: |$)/)
  })

  test('writes nothing when nothing has changed', async () => {
    const { isDone, output } = await publish()
    expect(isDone).toBe(true)
    expect(writes()).toEqual([])
    expect(output).toContain('没有变化')
  })

  test('sends only what an edit has changed', async () => {
    write(CONFIG, mdx('初始化配置', '## 参数 [#options]\n\n改成了这样。'))
    expect((await publish()).isDone).toBe(true)
    expect(record('/docs/five/config/#options:1')?.content).toBe('改成了这样。')
    expect(sent()).toBe(1)
  })

  test('fills an index again that was cleared, although nothing of the site has changed', async () => {
    const before = content()
    service.indexes.get(INDEX)?.records.clear()
    expect((await publish()).isDone).toBe(true)
    expect(content()).toBe(before)
  })

  test('keeps records that others have put into the index', async () => {
    service.indexes.get(INDEX)?.records.set('by-hand', { objectID: 'by-hand' } as never)
    write(CONFIG, mdx('初始化配置', '## 参数 [#options]\n\n写在这里。'))
    expect((await publish()).isDone).toBe(true)
    expect(record('by-hand')).toBeDefined()
    service.indexes.get(INDEX)?.records.delete('by-hand')
  })
})

describe('a publication that fails', () => {
  test('names a wrong key, and leaves the index as it was', async () => {
    const before = content()
    const { isDone, output } = await publish({ ALGOLIA_ADMIN_KEY: 'wrong' })
    expect(isDone).toBe(false)
    expect(output).toContain('密钥无效或权限不足（403）')
    expect(output).toContain('ALGOLIA_ADMIN_KEY')
    expect(content()).toBe(before)
  })

  test('says that the service cannot be reached', async () => {
    const { isDone, output } = await publish({ ALGOLIA_HOST: 'http://127.0.0.1:9' })
    expect(isDone).toBe(false)
    expect(output).toContain('连不上搜索服务')
  })

  test('half-way through leaves the index as it was, and the next one catches up', async () => {
    const before = content()
    write(INTRO, mdx('介绍', `## 一节 [#a]\n\n${paragraphs(PARAGRAPHS)}`))
    let batches = 0
    service.fail = ({ path }) => (path.endsWith('/batch') && ++batches === 2 ? 400 : undefined)
    expect((await publish()).isDone).toBe(false)
    expect(batches).toBe(2)
    expect(content()).toBe(before)
    expect([...service.indexes.keys()]).toEqual([INDEX])

    service.fail = () => undefined
    expect((await publish()).isDone).toBe(true)
    expect(record('/docs/five/intro/#a:1')?.content).toBe('第 0 段，改过。')
    expect(sent()).toBe(PARAGRAPHS)
  })
})

describe('records that go', () => {
  test('are not removed when more than half of them would, unless that is said', async () => {
    const before = content()
    write(INTRO, mdx('介绍', '## 一节 [#a]\n\n只剩这一段。'))
    const { isDone, output } = await publish()
    expect(isDone).toBe(false)
    expect(output).toContain('少了一半以上')
    expect(content()).toBe(before)
    expect(writes()).toEqual([])
  })

  test('are shown by a dry run, which writes nothing', async () => {
    const before = content()
    const cwd = tempFolder('dry-run')
    storeSearchPages(cwd, await pages())
    const [tsx, script] = ['node_modules/tsx/dist/cli.mjs', 'tools/release/publish-search.ts'].map((file) =>
      resolve(file),
    )
    const env = { PATH: process.env.PATH, ...environment(), ALGOLIA_ALLOW_SHRINK: '1' }
    service.calls.length = 0
    const { stdout } = await promisify(execFile)(process.execPath, [tsx!, script!, '--dry-run'], { cwd, env })
    expect(stdout).toContain(`删除 ${PARAGRAPHS - 1} 条`)
    expect(stdout).toMatch(/  删除 \/docs\/five\/intro\/#a:\d+/)
    expect(stdout).toContain('什么也没有写')
    expect(service.calls.filter(isWrite)).toEqual([])
    expect(content()).toBe(before)
  })

  test('are removed when it is said', async () => {
    expect((await publish({ ALGOLIA_ALLOW_SHRINK: '1' })).isDone).toBe(true)
    expect(record('/docs/five/intro/#a:1')?.content).toBe('只剩这一段。')
    expect(record('/docs/five/intro/#a:2')).toBeUndefined()
  })
})

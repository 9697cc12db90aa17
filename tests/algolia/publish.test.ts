import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runGatsby } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'
import { isWrite, startStandIn, type Call, type StandIn } from './stand-in'

/** Publishing, in whole builds of a small site, against a stand-in of the hosted service. */
const INDEX = 'docs'
/** More records than one batch of the plugin holds. */
const PARAGRAPHS = 1_100

const page = (title: string, body: string): string => `---\ntitle: ${title}\ndescription: 一句。\n---\n\n${body}\n`
const paragraphs = (changed = 0): string =>
  Array.from({ length: PARAGRAPHS }, (_, number) => `第 ${number} 段${number < changed ? '，改过' : ''}。`).join('\n\n')
const INTRO = 'content/docs/five/intro.mdx'
const CONFIG = 'content/docs/five/config.mdx'

let service: StandIn
let site: SiteCopy
let calls: Call[] = []

const environment = () => ({
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_ADMIN_KEY: 'admin',
  ALGOLIA_INDEX_NAME: INDEX,
  ALGOLIA_HOST: service.url,
})

/** Builds, and keeps the calls that it made. */
async function publish(env: Record<string, string> = {}) {
  service.calls.length = 0
  const result = await runGatsby(site.root, ['build', '--prefix-paths'], { ...environment(), ...env })
  calls = [...service.calls]
  return result
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
  site = copySite({
    'content/home.mdx': readFileSync('content/home.mdx', 'utf8'),
    [INTRO]: page('介绍', `## 一节 [#a]\n\n${paragraphs()}`),
    [CONFIG]: page('初始化配置', '## 参数 [#options]\n\n写在这里。'),
    'content/docs/five/sidebar.ts': "export default ['intro', 'config']\n",
  })
})
beforeEach(() => {
  service.fail = () => undefined
})
afterAll(async () => {
  await service.close()
  site.remove()
})

describe('a build without the three variables', () => {
  test('calls nobody', async () => {
    const { code } = await publish({ ALGOLIA_ADMIN_KEY: '' })
    expect(code).toBe(0)
    expect(calls).toEqual([])
  })
})

describe('a build that publishes', () => {
  test('fills an index that does not exist yet, with settings, and leaves nothing else behind', async () => {
    const { code, output } = await publish()
    expect(code).toBe(0)
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

  test('writes nothing when nothing has changed', async () => {
    const { code, output } = await publish()
    expect(code).toBe(0)
    expect(writes()).toEqual([])
    expect(output).toContain('没有变化')
  })

  test('sends only what an edit has changed', async () => {
    site.write(CONFIG, page('初始化配置', '## 参数 [#options]\n\n改成了这样。'))
    expect((await publish()).code).toBe(0)
    expect(record('/docs/five/config/#options:1')?.content).toBe('改成了这样。')
    expect(sent()).toBe(1)
  })

  test('fills an index again that was cleared, although the build is warm', async () => {
    const before = content()
    service.indexes.get(INDEX)?.records.clear()
    expect((await publish()).code).toBe(0)
    expect(content()).toBe(before)
  })

  test('keeps records that others have put into the index', async () => {
    service.indexes.get(INDEX)?.records.set('by-hand', { objectID: 'by-hand' } as never)
    site.write(CONFIG, page('初始化配置', '## 参数 [#options]\n\n写在这里。'))
    expect((await publish()).code).toBe(0)
    expect(record('by-hand')).toBeDefined()
    service.indexes.get(INDEX)?.records.delete('by-hand')
  })
})

describe('a publication that fails', () => {
  test('names a wrong key, fails the build and leaves the index as it was', async () => {
    const before = content()
    const { code, output } = await publish({ ALGOLIA_ADMIN_KEY: 'wrong' })
    expect(code).not.toBe(0)
    expect(output).toContain('密钥无效或权限不足（403）')
    expect(output).toContain('ALGOLIA_ADMIN_KEY')
    expect(content()).toBe(before)
  })

  test('says that the service cannot be reached', async () => {
    const { code, output } = await publish({ ALGOLIA_HOST: 'http://127.0.0.1:9' })
    expect(code).not.toBe(0)
    expect(output).toContain('连不上搜索服务')
  })

  test('half-way through leaves the index as it was, and the next build catches up', async () => {
    const before = content()
    site.write(INTRO, page('介绍', `## 一节 [#a]\n\n${paragraphs(PARAGRAPHS)}`))
    let batches = 0
    service.fail = ({ path }) => (path.endsWith('/batch') && ++batches === 2 ? 400 : undefined)
    expect((await publish()).code).not.toBe(0)
    expect(batches).toBe(2)
    expect(content()).toBe(before)
    expect([...service.indexes.keys()]).toEqual([INDEX])

    service.fail = () => undefined
    expect((await publish()).code).toBe(0)
    expect(record('/docs/five/intro/#a:1')?.content).toBe('第 0 段，改过。')
    expect(sent()).toBe(PARAGRAPHS)
  })
})

describe('records that go', () => {
  test('are not removed when more than half of them would, unless that is said', async () => {
    const before = content()
    site.write(INTRO, page('介绍', '## 一节 [#a]\n\n只剩这一段。'))
    const { code, output } = await publish()
    expect(code).not.toBe(0)
    expect(output).toContain('少了一半以上')
    expect(content()).toBe(before)
    expect(writes()).toEqual([])
  })

  test('are shown by a dry run, which writes nothing', async () => {
    const before = content()
    const tsx = join(site.root, 'node_modules/tsx/dist/cli.mjs')
    const env = { PATH: process.env.PATH, ...environment(), ALGOLIA_ALLOW_SHRINK: '1' }
    service.calls.length = 0
    const { stdout } = await promisify(execFile)(process.execPath, [tsx, 'scripts/publish-search.ts', '--dry-run'], {
      cwd: site.root,
      env,
    })
    expect(stdout).toContain('删除 /docs/five/intro/#a:2')
    expect(stdout).toContain('什么也没有写')
    expect(service.calls.filter(isWrite)).toEqual([])
    expect(content()).toBe(before)
  })

  test('are removed when it is said', async () => {
    expect((await publish({ ALGOLIA_ALLOW_SHRINK: '1' })).code).toBe(0)
    expect(record('/docs/five/intro/#a:1')?.content).toBe('只剩这一段。')
    expect(record('/docs/five/intro/#a:2')).toBeUndefined()
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { searchPages } from '../../src/outputs/search-pages'
import { moveWaitingIndex } from '../../src/search/algolia/publish'
import { mdx, siteState } from '../support/site-state'
import { publishPages, type Outcome } from './publication'
import { startStandIn, type Call, type StandIn } from './stand-in'

/** Publishing the pages of a small site to a stand-in of the hosted service. A whole build does it in `hosted-search`. */
const INDEX = 'docs'
/** More records than one batch of the plugin holds. */
const PARAGRAPHS = 1_100
const HOUR_MS = 3_600_000

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

const write = (file: keyof typeof files, text: string): void => void (files[file] = text)

/** Publishes the pages as they are now, and keeps the calls that it made. */
async function publish(env: Record<string, string> = {}): Promise<Outcome> {
  service.calls.length = 0
  const outcome = await publishPages(searchPages(await siteState(files)), { ALGOLIA_HOST: service.url, ...env })
  calls = [...service.calls]
  return outcome
}

/** Everything that lies in the index, to compare. */
const content = (): string => JSON.stringify([...(service.indexes.get(INDEX)?.records ?? [])].sort())
const record = (id: string) => service.indexes.get(INDEX)?.records.get(id)
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
    expect([isDone, output]).toEqual([true, expect.stringContaining('已发布')])
    expect([...service.indexes.keys()]).toEqual([INDEX])
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
  })

  test('sends no record when nothing has changed', async () => {
    expect((await publish()).isDone).toBe(true)
    expect(sent()).toBe(0)
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

  test('keeps records and settings that others have put into the index', async () => {
    service.indexes.get(INDEX)?.records.set('by-hand', { objectID: 'by-hand' } as never)
    service.indexes.get(INDEX)!.settings.replicas = ['docs_by_date']
    write(CONFIG, mdx('初始化配置', '## 参数 [#options]\n\n写在这里。'))
    expect((await publish()).isDone).toBe(true)
    expect(record('by-hand')).toBeDefined()
    expect(service.indexes.get(INDEX)?.settings).toMatchObject({ replicas: ['docs_by_date'] })
    service.indexes.get(INDEX)?.records.delete('by-hand')
  })

  test('removes records whose text is gone', async () => {
    write(INTRO, mdx('介绍', `## 一节 [#a]\n\n${paragraphs().split('\n\n').slice(1).join('\n\n')}`))
    expect((await publish()).isDone).toBe(true)
    expect(record(`/docs/five/intro/#a:${PARAGRAPHS}`)).toBeUndefined()
    write(INTRO, mdx('介绍', `## 一节 [#a]\n\n${paragraphs()}`))
    await publish()
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

    service.fail = () => undefined
    expect((await publish()).isDone).toBe(true)
    expect(record('/docs/five/intro/#a:1')?.content).toBe('第 0 段，改过。')
    expect(sent()).toBe(PARAGRAPHS)
  })

  test.each([
    ['a record is missing', '缺 1 条，多 0 条', ({ records }) => records.delete('/docs/five/intro/#a:1')],
    ['a setting is', '设置不符 distinct', ({ settings }) => (settings.distinct = false)],
  ] as [
    string,
    string,
    (index: { records: Map<string, unknown>; settings: object & { distinct?: boolean } }) => void,
  ][])('because %s in what the service has kept says so, and leaves the index as it was', async (_, said, spoil) => {
    const before = content()
    // The plugin has set the settings, the last thing that it does: what is asked after that has been spoilt
    let isWritten = false
    service.fail = ({ method, path }) => {
      const [, name] = /(docs_tmp_\w+)\/(?:browse|settings)/.exec(path) ?? []
      if (isWritten && method !== 'PUT' && name) spoil(service.indexes.get(name)!)
      isWritten ||= method === 'PUT'
      return undefined
    }
    const { isDone, output } = await publish()
    expect([isDone, output]).toEqual([false, expect.stringContaining(said)])
    expect(output).toContain('保持原样')
    expect(content()).toBe(before)
  })

  test('because a text is too long for a record names its file', async () => {
    const before = content()
    write(CONFIG, mdx('初始化配置', `## 参数 [#options]\n\n${'字'.repeat(4_000)}`))
    const { isDone, output } = await publish()
    write(CONFIG, mdx('初始化配置', '## 参数 [#options]\n\n写在这里。'))
    expect(isDone).toBe(false)
    expect(output).toMatch(/^content\/docs\/five\/config\.mdx：记录 .*#options:1 有 \d+ 字节，超过 10000 字节的上限/m)
    expect(content()).toBe(before)
  })
})

describe('a publication in two steps', () => {
  test('changes nothing for readers before the second, which needs the first', async () => {
    const before = content()
    write(CONFIG, mdx('初始化配置', '## 参数 [#options]\n\n第二步之后才有。'))
    const { isDone, output, config, root } = await publish({ ALGOLIA_MOVE: 'later' })
    expect([isDone, output]).toEqual([true, expect.stringContaining('切换之后运行 npm run index')])
    expect(content()).toBe(before)

    await moveWaitingIndex(config, root, () => undefined)
    expect(record('/docs/five/config/#options:1')?.content).toBe('第二步之后才有。')
    await expect(moveWaitingIndex(config, root, () => undefined)).rejects.toThrow('先用 ALGOLIA_MOVE=later 构建')
  })
})

describe('indexes that killed publications have left behind', () => {
  const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()

  test('go with the next one; not what may still be written to, not what is others’', async () => {
    const put = (name: string, age: number): unknown =>
      service.indexes.set(name, { records: new Map(), settings: {}, updatedAt: ago(age) })
    service.indexes.clear()
    put('docs_tmp_0a1b2c3d', 25 * HOUR_MS)
    put('docs_tmp_4e5f6a7b', 23 * HOUR_MS)
    put('docs_tmp_by-hand', 90 * HOUR_MS)
    put('other_tmp_0a1b2c3d', 90 * HOUR_MS)
    const { output } = await publish()
    expect([...service.indexes.keys()].sort()).toEqual([
      'docs',
      'docs_tmp_4e5f6a7b',
      'docs_tmp_by-hand',
      'other_tmp_0a1b2c3d',
    ])
    expect(output).toContain('删去了中断的发布留下的临时索引“docs_tmp_0a1b2c3d”')
  })

  test('stay with a key that may not list indexes, and it can publish all the same', async () => {
    service.fail = ({ path }) => (path === '/1/indexes' ? 403 : undefined)
    expect((await publish()).output).toContain('已发布')
  })
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { searchPages } from '../../src/publish/search-pages'
import { publish as publishPages } from '../../src/search/algolia/publish'
import type { SearchPage } from '../../src/site/types'
import { mdx, siteState } from '../support/site-state'
import { isWrite, startStandIn, type Call, type Failure, type StandIn } from './stand-in'

/** A publication in which each call fails in each way, one after the other: readers have all of the old or all of the new. */
const INDEX = 'docs'
const FAILURES: Failure[] = [400, 500, 'garbage', 'drop', 'lost']
let service: StandIn
let versions: SearchPage[][]

const pagesOf = async (text: string): Promise<SearchPage[]> =>
  searchPages(
    await siteState({
      'content/docs/five/intro.mdx': mdx('介绍', `## 一节 [#a]\n\n${text}，讲全景。\n\n第二段${text}。`),
      'content/docs/five/config.mdx': mdx('配置', `## 参数 [#b]\n\n不变。`),
      'content/docs/five/sidebar.yaml': '- intro\n- config\n',
    }),
  )

async function publish(pages: SearchPage[]): Promise<string> {
  const lines: string[] = []
  const config = { appId: 'TESTAPP', adminKey: 'admin', indexName: INDEX, host: service.url, allowShrink: true }
  await publishPages(pages, config, { log: (line) => void lines.push(line) }).catch((error: Error) =>
    lines.push(error.message),
  )
  return lines.join('\n')
}

/** Every record and setting that readers are answered from. */
const content = (): string => {
  const { records, settings } = service.indexes.get(INDEX) ?? { records: new Map(), settings: {} }
  return JSON.stringify([[...records].sort(), settings])
}

const isMove = ({ body }: Call): boolean => (body as { operation?: string }).operation === 'move'
const ofPublication = ({ path }: Call): boolean => path !== '/1/indexes'

beforeAll(async () => {
  service = await startStandIn()
  versions = [await pagesOf('第一版'), await pagesOf('第二版')]
})
afterAll(() => service.close())

/** @returns calls that a publication makes after the first version, and what the index holds before and after. */
async function undisturbed() {
  service.fail = () => undefined
  service.indexes.clear()
  await publish(versions[0]!)
  const old = content()
  service.calls.length = 0
  await publish(versions[1]!)
  return { calls: service.calls.filter(ofPublication), old, fresh: content() }
}

const CASES = FAILURES.flatMap((failure) => [
  { failure, then: 'tidies up' },
  { failure, then: 'is killed' },
])

test.each(CASES)('$failure at each call of a publication that then $then', async ({ failure, then }) => {
  const { calls, old, fresh } = await undisturbed()
  expect(calls.filter(isWrite).length).toBeGreaterThan(3)
  for (const at of calls.keys()) {
    await undisturbed()
    await publish(versions[0]!)
    let number = 0
    // From that call on, so that what a client tries again fails again
    let failing: Call | undefined
    service.fail = (call) => {
      if (!ofPublication(call) || (call.method === 'DELETE' && then === 'tidies up')) return undefined
      if (call.method === 'DELETE') return 'drop'
      failing ??= number++ === at ? call : undefined
      return failing?.path === call.path && failing.method === call.method ? failure : undefined
    }
    const said = await publish(versions[1]!)
    const where = `${failure} at ${calls[at]!.method} ${calls[at]!.path}: ${said}`
    service.fail = () => undefined
    const now = content()
    expect([where, said.includes('没有得到确认')]).toEqual([
      where,
      at >= calls.findLastIndex(isMove) && !said.includes('已发布'),
    ])
    expect([where, now === old || now === fresh]).toEqual([where, true])
    // What it says is so
    if (said.includes('保持原样')) expect([where, now === old]).toEqual([where, true])
    else if (!said.includes('没有得到确认')) expect([where, now === fresh]).toEqual([where, true])
    for (const [name, index] of service.indexes)
      if (name !== INDEX) index.updatedAt = new Date(Date.now() - 2 * 3_600_000).toISOString()
    expect(await publish(versions[1]!)).toMatch(/已发布|没有变化/)
    expect([where, content() === fresh]).toEqual([where, true])
    expect([where, [...service.indexes.keys()]]).toEqual([where, [INDEX]])
  }
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { searchPages } from '../../src/outputs/search-pages'
import { moveWaitingIndex } from '../../src/search/algolia/publish'
import type { SearchPage } from '../../src/site/types'
import { mdx, siteState } from '../support/site-state'
import { publishPages, type Outcome } from './publication'
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

const publish = (pages: SearchPage[]): Promise<Outcome> => publishPages(pages, { ALGOLIA_HOST: service.url })

/** Every record and setting that readers are answered from. */
const content = (): string => {
  const { records, settings } = service.indexes.get(INDEX) ?? { records: new Map(), settings: {} }
  return JSON.stringify([[...records].sort(), settings])
}

const isMove = ({ body }: Call): boolean => (body as { operation?: string }).operation === 'move'
/** The index of the build has another name each time. */
const placeOf = ({ method, path }: Call): string => `${method} ${path.replace(/_tmp_[\da-f]+/, '_tmp_')}`
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
      return failing && placeOf(failing) === placeOf(call) ? failure : undefined
    }
    const { isDone, output, config, root } = await publish(versions[1]!)
    const where = `${failure} at ${placeOf(calls[at]!)}: ${output}`
    service.fail = () => undefined
    const now = content()
    const isUnconfirmed = output.includes('没有得到确认')
    expect([where, isUnconfirmed]).toEqual([where, at >= calls.findLastIndex(isMove) && !isDone])
    expect([where, now === old || now === fresh]).toEqual([where, true])
    if (!isUnconfirmed) expect([where, now === (isDone ? fresh : old)]).toEqual([where, true])
    if (isUnconfirmed) {
      // What it says to do makes sure
      const said = await moveWaitingIndex(config, root, () => undefined).catch(({ message }: Error) => message)
      expect([where, said ?? '已经换上']).toEqual([where, expect.stringContaining('已经换上')])
      expect([where, content() === fresh]).toEqual([where, true])
    }
    for (const [name, index] of service.indexes)
      if (name !== INDEX) index.updatedAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
    expect(await publish(versions[1]!)).toMatchObject({ isDone: true })
    expect([where, content() === fresh]).toEqual([where, true])
    expect([where, [...service.indexes.keys()]]).toEqual([where, [INDEX]])
  }
})

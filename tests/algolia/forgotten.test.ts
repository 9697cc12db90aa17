import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { publish } from '../../src/search/algolia/publish'
import type { SearchPage } from '../../src/site/types'
import { startStandIn, type StandIn } from './stand-in'

/** Temporary indexes of publications that were killed: the next one removes them, and no other. */
const HOUR_MS = 3_600_000
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()
const pages: SearchPage[] = []
let service: StandIn
let lines: string[] = []

beforeAll(async () => {
  service = await startStandIn()
})
afterAll(() => service.close())

const run = (dryRun = false): Promise<void> => {
  lines = []
  const config = { appId: 'TESTAPP', adminKey: 'admin', indexName: 'docs', host: service.url, allowShrink: true }
  return publish(pages, config, { dryRun, log: (line) => lines.push(line) })
}

test('a publication removes what a killed one left behind; not what may still be written to, not what is others’', async () => {
  const put = (name: string, age: number): unknown =>
    service.indexes.set(name, { records: new Map(), settings: {}, updatedAt: ago(age) })
  put('docs', 5 * HOUR_MS)
  put('docs_tmp_0a1b2c3d', 2 * HOUR_MS)
  put('docs_tmp_4e5f6a7b', HOUR_MS / 2)
  put('docs_tmp_by-hand', 9 * HOUR_MS)
  put('other_tmp_0a1b2c3d', 9 * HOUR_MS)
  await run(true)
  expect(service.indexes.size).toBe(5)
  await run()
  expect([...service.indexes.keys()].sort()).toEqual([
    'docs',
    'docs_tmp_4e5f6a7b',
    'docs_tmp_by-hand',
    'other_tmp_0a1b2c3d',
  ])
  expect(lines.join('\n')).toContain('删去了中断的发布留下的临时索引“docs_tmp_0a1b2c3d”')
})

test('a key that may not list indexes can publish all the same', async () => {
  service.fail = ({ path }) => (path === '/1/indexes' ? 403 : undefined)
  await run()
  expect(lines.join('\n')).toMatch(/已发布|没有变化/)
})

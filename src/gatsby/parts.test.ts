import { expect, test } from '@jest/globals'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { partsOf } from './parts'
import type { Doc } from './types'

const doc = (id: string, body: string): Doc => ({ id, file: `content/${id}.mdx`, body }) as Doc

test('the open API page gets its reference, other pages get nothing', () => {
  const { input, problems } = partsOf(process.cwd(), doc('openapi', '一\n\n<Endpoints />\n'))
  expect(problems).toEqual([])
  expect(input.parts?.Endpoints?.[0]).toMatchObject({ type: 'heading', data: { id: 'auth' } })
  expect(partsOf(process.cwd(), doc('agreement', '<Endpoints />'))).toEqual({ input: {}, problems: [] })
})

test('a marker may name groups; the others stand at the one that names none, and a slip is told with the choices', () => {
  const page = (groups: string) => doc('openapi', `一\n\n<Endpoints />\n\n<Endpoints groups="${groups}" />\n`)
  const { input } = partsOf(process.cwd(), page('argus live-tour'))
  const ids = (part: readonly object[] = []) =>
    part.flatMap((node) =>
      (node as { depth?: number }).depth === 2 ? [(node as { data: { id: string } }).data.id] : [],
    )
  expect(ids(input.parts?.['Endpoints argus live-tour']).sort()).toEqual(['argus', 'live-tour'])
  expect(ids(input.parts?.Endpoints)).toEqual(expect.arrayContaining(['auth', 'pano-to-vr']))
  expect(ids(input.parts?.Endpoints)).not.toContain('argus')
  expect(partsOf(process.cwd(), page('argos')).problems).toMatchObject([
    { message: '开放 API 没有“argos”这一组', remedy: expect.stringContaining('argus') },
  ])
})

test('a page without the place for it says so', () => {
  const { problems } = partsOf(process.cwd(), doc('openapi', '没有标记'))
  expect(problems).toMatchObject([{ file: 'content/openapi.mdx', message: expect.stringContaining('<Endpoints />') }])
})

test('a description that does not load is a problem of the description; the page keeps its prose', () => {
  const root = tempFolder('parts')
  for (const name of ['content/openapi', 'src/openapi']) mkdirSync(join(root, name), { recursive: true })
  writeFileSync(join(root, 'src/openapi/article.ts'), "throw new Error('标识“vr”出现了两次')")
  const { input, problems } = partsOf(root, doc('openapi', '一\n\n<Endpoints />\n\n二'))
  expect(input).toEqual({ parts: { Endpoints: [], EndpointIndex: [] } })
  expect(problems).toMatchObject([{ rule: 'openapi-data', file: 'content/openapi/reference.ts' }])
  expect(problems[0]?.message).toContain('标识“vr”出现了两次')
})

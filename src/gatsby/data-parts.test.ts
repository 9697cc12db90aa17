import { expect, test } from '@jest/globals'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { writeFiles } from '../../tests/support/write-files'
import { OPENAPI_FOLDER } from '../openapi/bundle'
import { inData } from './diagnostics/data-lines'
import { partsOf } from './data-parts'
import { docPage } from './doc-page'
import { contentFiles } from './model'
import { loadSite } from './site-state'
import type { Doc } from './types'

const doc = (id: string, body = ''): Doc => ({ id, area: 'openapi', file: `content/${id}.mdx`, body }) as Doc

function copied(): string {
  const root = tempFolder('parts')
  cpSync(join(process.cwd(), OPENAPI_FOLDER), join(root, OPENAPI_FOLDER), { recursive: true })
  return root
}

test('a page that no group has is told with the groups', () => {
  expect(partsOf(process.cwd(), doc('openapi/argos'), []).problems).toMatchObject([
    {
      file: 'content/openapi/argos.mdx',
      message: expect.stringContaining('“argos”'),
      remedy: expect.stringContaining('argus'),
    },
  ])
})

test('a description with a mistake is told once, at its place; the pages keep their prose', () => {
  const root = copied()
  const file = join(root, OPENAPI_FOLDER, 'auth.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('x-print:', 'x-prnt:'))
  expect(partsOf(root, doc('openapi/index'), []).problems).toMatchObject([
    { rule: 'openapi-data', file: `${OPENAPI_FOLDER}/auth.yaml`, line: expect.any(Number) },
  ])
  expect(partsOf(root, doc('openapi/core'), [])).toMatchObject({ parts: { Endpoints: [] }, problems: [] })
})

test.each([
  [`${OPENAPI_FOLDER}/core.yaml`, 'openapi/core'],
  ['content/reference/five.json', 'five/reference/model'],
])('a mistake in %s stands on every page that is made of it', async (file, id) => {
  const root = copied()
  writeFiles(root, {
    'content/docs/five/reference/model.mdx': '---\ntitle: 甲\ndescription: 乙。\n---\n\n<Reference />\n',
    [file]: '<<<<<<< HEAD\n{',
  })
  const { model } = await loadSite(root, contentFiles(root), { preview: true })
  expect(docPage(model.byId.get(id)!).body).toContain(`<code>${file}:1</code>`)
})

test('a mistake in a text of the description is told where the description has it', () => {
  const page = doc('openapi/core', '正文')
  const problem = { severity: 'error', rule: 'broken-link', file: page.file, line: 0, remedy: '' } as const
  const told = inData(process.cwd(), { ...problem, message: '链接“../docs/five/quick-start.mdx”没有' }, [page])
  expect(told.file).toBe(`${OPENAPI_FOLDER}/core.yaml`)
  expect(readFileSync(told.file, 'utf8').split('\n')[told.line! - 1]).toContain('../docs/five/quick-start.mdx')
  const own = { ...problem, message: '链接“正文”没有' }
  expect(inData(process.cwd(), own, [page])).toEqual(own)
})

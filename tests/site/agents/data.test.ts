import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC } from '../../support/public-pages'

const json = (path: string): object => JSON.parse(readFileSync(join(PUBLIC, path), 'utf8')) as object

test.each(['symbols', 'errors', 'pitfalls'])('%s.json is as its published schema says', (name) => {
  const isValid = new Ajv({ strict: false, allErrors: true }).compile(json(`schemas/${name}.schema.json`))
  expect(isValid(json(`${name}.json`)) ? [] : isValid.errors).toEqual([])
})

test('no name leads to a page that is not for everybody to find', () => {
  const listed = readFileSync(join(PUBLIC, 'sitemap-0.xml'), 'utf8')
  const { symbols } = json('symbols.json') as { symbols: { entry: string; learn?: string }[] }
  const pages = new Set(
    symbols.flatMap(({ entry, learn = entry }) => [entry, learn]).map((id) => id.replace(/#.*/, '')),
  )
  expect([...pages].filter((page) => !listed.includes(`/docs/${page}/<`) && !listed.includes(`/${page}/<`))).toEqual([])
})

test('llms.txt leads to all of it, and stays within 8 KB', () => {
  const text = readFileSync(join(PUBLIC, 'llms.txt'), 'utf8')
  for (const path of [
    'symbols.json',
    'errors.json',
    'pitfalls.json',
    'types/realsee-live.d.ts',
    'agents.md',
    'agents/realsee-docs.tgz',
  ])
    expect(text).toContain(`/developer/${path})`)
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8 * 1024)
})

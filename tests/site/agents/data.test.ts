import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SymbolsFile } from '../../../src/reference/symbols'
import { PUBLIC } from '../../support/public-pages'

const json = (path: string): object => JSON.parse(readFileSync(join(PUBLIC, path), 'utf8')) as object

test.each(['symbols', 'errors', 'pitfalls'])('%s.json is as its published schema says', (name) => {
  const isValid = new Ajv({ strict: false, allErrors: true }).compile(json(`schemas/${name}.schema.json`))
  expect(isValid(json(`${name}.json`)) ? [] : isValid.errors).toEqual([])
})

test('no name leads to a page that is not for everybody to find', () => {
  const listed = readFileSync(join(PUBLIC, 'sitemap-0.xml'), 'utf8')
  const { symbols } = json('symbols.json') as SymbolsFile
  const pages = new Set(
    symbols.flatMap(({ entry, learn = entry }) => [entry, learn]).map((id) => id.replace(/#.*/, '')),
  )
  expect([...pages].filter((page) => !listed.includes(`/docs/${page}/<`) && !listed.includes(`/${page}/<`))).toEqual([])
})

test('every package has names, and no two of them lead to one entry', () => {
  const { symbols } = json('symbols.json') as SymbolsFile
  const packages = ['five', 'dnalogel', 'vreo', 'live', 'jsbridge-x'].map((name) => `@realsee/${name}`)
  expect([...new Set(symbols.map((symbol) => symbol.package))].sort()).toEqual(packages.sort())
  // What is declared only is explained in sections that tell of several
  const entries = symbols.filter(({ declared }) => !declared).map(({ entry }) => entry)
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([])
})

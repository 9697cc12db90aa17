import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { loadReference, REFERENCE_AREAS } from '../../src/reference/load'
import { symbolsFile } from '../../src/reference/symbols'

/** What the build writes to `symbols.json`. */
const published = symbolsFile(REFERENCE_AREAS.flatMap((area) => loadReference(process.cwd(), area) ?? []))
const schema = JSON.parse(readFileSync('static/schemas/symbols.schema.json', 'utf8')) as object
const isValid = new Ajv({ strict: true, allErrors: true }).compile(schema)

test('the list of names is valid by its schema', () => {
  expect(isValid(published) ? [] : isValid.errors).toEqual([])
})

test('a name without a sentence is not', () => {
  const [first] = published.symbols
  expect(isValid({ ...published, symbols: [{ ...first, text: '' }] })).toBe(false)
})

test('no two names lead to one entry', () => {
  const entries = published.symbols.map(({ entry }) => entry)
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([])
})

test('it has what readers ask for most', () => {
  const names = new Set(published.symbols.map(({ name }) => name))
  for (const name of [
    'Five',
    'Five.load',
    'FiveInitArgs.backgroundColor',
    'useFiveState',
    'PanoTagPlugin',
    'Player.load',
  ])
    expect([name, names.has(name)]).toEqual([name, true])
})

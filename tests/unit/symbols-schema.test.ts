import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { allReferences } from '../../src/reference/load'
import { symbolsFile } from '../../src/reference/symbols'

/** What the build writes to `symbols.json`. */
const published = symbolsFile(allReferences(process.cwd()))
const schema = JSON.parse(readFileSync('static/schemas/symbols.schema.json', 'utf8')) as object
const isValid = new Ajv({ strict: true, allErrors: true }).compile(schema)

test('the list of names is valid by its schema', () => {
  expect(isValid(published) ? [] : isValid.errors).toEqual([])
})

test('no two names lead to one entry', () => {
  // What is declared only is explained in sections that tell of several
  const entries = published.symbols.filter(({ declared }) => !declared).map(({ entry }) => entry)
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
    'CruisePluginTypes.CruiseKeyframe.moveIndex',
    'Util.blink',
    'Player.load',
    'createLive',
    'Live.sendKeyframe',
    'JSBridgeProtocol.getUserInfo',
  ])
    expect([name, names.has(name)]).toEqual([name, true])
})

test('what nobody can install is marked', () => {
  const declared = new Set(published.symbols.filter((symbol) => symbol.declared).map((symbol) => symbol.package))
  expect([...declared]).toEqual(['@realsee/live', '@realsee/jsbridge-x'])
})

import { afterAll, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadTs } from './load-ts'

const folder = mkdtempSync(join(tmpdir(), 'load-ts-'))
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
afterAll(() => rmSync(folder, { recursive: true }))

test('a mistake names its file and line, also in an imported file', () => {
  file('broken.ts', '\n\nexport const = 2\n')
  expect(() => loadTs(file('entry.ts', "export * from './broken'\n"))).toThrow(/broken\.ts:3:\d+: ERROR: Expected/)
})

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

test('a mistake in the file has its line', () => {
  expect(() => loadTs(file('own.ts', 'export const a = 1\nexport const = 2\n'))).toThrow(
    expect.objectContaining({ message: expect.stringContaining('Expected'), line: 2 }),
  )
})

test('a mistake in an imported file names that file', () => {
  file('broken.ts', '\n\nexport const = 2\n')
  expect(() => loadTs(file('entry.ts', "export * from './broken'\n"))).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/broken\.ts:3 Expected/), line: undefined }),
  )
})

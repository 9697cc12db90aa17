import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { loadTs } from './load-ts'

test('a mistake names its file and line, also in an imported file', () => {
  const files = { 'broken.ts': '\n\nexport const = 2\n', 'entry.ts': "export * from './broken'\n" }
  const folder = tempFolder('load-ts', files)
  expect(() => loadTs(join(folder, 'entry.ts'))).toThrow(/broken\.ts:3:\d+: ERROR: Expected/)
})

import { expect, test } from '@jest/globals'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../../tests/support/temp-folder'
import { docLinkFaults } from './doc-links'

const root = tempFolder('doc-links')
mkdirSync(join(root, 'docs'), { recursive: true })
mkdirSync(join(root, 'tools/reference'), { recursive: true })
writeFileSync(join(root, 'tools/reference/scope.ts'), '')

test('a path in code that is not there is told, with the one that was meant', () => {
  writeFileSync(
    join(root, 'docs/a.md'),
    '见 `tools/reference/scope.ts`、`src/app.ts`。\n\n见 `tools/references/scope.ts`。\n',
  )
  expect(docLinkFaults(root).map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)).toEqual([
    '3 没有文件 tools/references/scope.ts → 是不是 tools/reference/scope.ts？',
  ])
})

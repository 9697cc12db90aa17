import { expect, test } from '@jest/globals'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../../tests/support/temp-folder'
import { docLinkFaults } from './doc-links'
import { mergeMarkFaults } from './merge-marks'

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

test('marks of a merge and numbers that their address has not are told', () => {
  writeFileSync(join(root, 'docs/b.md'), '甲\n\n[GHSA-38r7-5758](https://a.example/GHSA-38r7-5785)\n<<<<<<< HEAD\n')
  const problems = [...docLinkFaults(root), ...mergeMarkFaults(root)].filter(({ file }) => file === 'docs/b.md')
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 链接写着 GHSA-38r7-5758，地址里是 GHSA-38r7-5785',
    '4 这里有没有解决的合并冲突',
  ])
})

import { expect, test } from '@jest/globals'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { checkExcerpts } from './excerpts'

function told(...ranges: string[]): string[] {
  const root = tempFolder('excerpts')
  writeFileSync(join(root, 'a.json'), '{\n  "a": 1,\n\n  "b": 2,\n  "c": 3,\n  "d": 4,\n  "e": 5\n}\n')
  const blocks = ranges.map((lines) => `\`\`\`json file="./a.json" lines="${lines}"\n\`\`\`\n`)
  writeFileSync(join(root, 'page.mdx'), blocks.join('\n'))
  const problems = checkExcerpts(root, ['page.mdx'])
  rmSync(root, { recursive: true })
  return problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)
}

test('a line between two excerpts that neither has is told, with the lines to write', () => {
  expect(told('1-3', '5-8')).toEqual([expect.stringMatching(/^4 \.\/a\.json 的第 4 到 4 行.*lines="4-8"$/)])
})

test.each([
  ['excerpts that follow each other', ['1-3', '4-8']],
  ['an empty line between them', ['1-2', '4-8']],
  ['many lines left out', ['1-2', '7-8']],
])('%s are not', (_name, ranges) => expect(told(...ranges)).toEqual([]))

import { expect, test } from '@jest/globals'
import { checkFence } from './fence-rules'
import { collectFences } from '../../src/demos/fences'
import { tempFolder } from '../../tests/support/temp-folder'

const FILE = 'page.mdx'

/** @returns what is told of one block of code, `line message → remedy`; its first line is line 6 of the page. */
function told(language: string, code: string): string[] {
  const root = tempFolder('sample', { [FILE]: `---\ntitle: 甲\n---\n\n\`\`\`${language}\n${code}\n\`\`\`\n` })
  const { fences } = collectFences(root, [FILE])
  const problems = fences.flatMap(checkFence)
  return problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)
}

test.each([
  ['平台数据：签名由平台下发', []],
  ['平台数据', ['5 norun="平台数据" 没有说清为什么不能运行']],
  ['没空：下次再说', ['5 norun="没空：下次再说" 没有说清为什么不能运行']],
])('the reason “%s” why nothing runs it', (reason, said) => {
  expect(told(`ts norun="${reason}"`, '').map((line) => line.replace(/ → .*/, ''))).toEqual(said)
})

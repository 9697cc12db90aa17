import { expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'

const many = 100_000

test.each([
  ['brackets', `{${'('.repeat(many)}${')'.repeat(many)}}`],
  ['an operator', `{${'!'.repeat(many)}a}`],
  ['an attribute', `<Since v={${'['.repeat(many)}} />`],
  ['an export', `export const a = ${'-'.repeat(many)}1`],
  ['braces that nothing closes', `甲 {${'a+'.repeat(many)}`],
])('an expression without end (%s) is a problem with a line, not the end of the process', async (_name, text) => {
  const { problems } = await compileText(`## 标题\n\n${text}\n`)
  expect(problems).toMatchObject([{ rule: 'limit', line: 3 }])
})

test.each([
  ['quotes', '> '.repeat(3_000)],
  ['bold text', `${'**a '.repeat(3_000)}b${'**'.repeat(3_000)}`],
  ['lists', Array.from({ length: 1_000 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')],
  ['components', `${'<Steps>\n'.repeat(3_000)}${'</Steps>\n'.repeat(3_000)}`],
])('deep nesting (%s) is a problem with a line, at once', async (_name, text) => {
  const { problems } = await compileText(`## 标题\n\n${text}\n`)
  expect(problems).toMatchObject([{ rule: 'limit', line: expect.any(Number) }])
})

test('long code, comments and braces in text code are no expressions', async () => {
  const long = 'const a = { b: 1 }\n'.repeat(200)
  const { problems } = await compileText(
    `{/* ${'注释 '.repeat(500)} */}\n\n\`\`\`js\n{${long}\n\`\`\`\n\n- \`\`\`js\n  {${'x '.repeat(800)}\n  \`\`\`\n\n\`{\` 之后 ${'文字 '.repeat(500)}`,
  )
  expect(problems).toEqual([])
})

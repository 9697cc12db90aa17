import { expect, test } from '@jest/globals'
import { compileText } from '../../../../tests/support/compile'

const html = async (source: string): Promise<string> => (await compileText(source)).html

test.each([
  ['colons', '类型:string，时间 10:30', '类型:string，时间 10:30'],
  ['colons', '选项:名称{a}', '选项:名称'],
  ['colons', '详见:说明[一节](#a)\n\n## 甲 [#a]', '详见:说明<a href="#a">一节</a>'],
  ['colons', '::leaf 和 ::名称', '::leaf 和 ::名称'],
  ['colons', '前\n\n::name\n\n后', '<p>::name</p>'],
  ['tildes', '1~3 与 5~10，~~删去~~', '1~3 与 5~10，<del>删去</del>'],
  ['tildes', '~甲 **乙** 丙~', '~甲 <strong>乙</strong> 丙~'],
  ['addresses', '从 https://… 到 https://a.example', '从 https://… 到 <a href="https://a.example"'],
  [
    'messages',
    '<ErrorText id="e">"a":9 from https://… x</ErrorText>',
    '<code translate="no">"a":9 from https://… x</code>',
  ],
])('%s: %s is read as it is written', async (_rule, source, expected) => {
  expect(await html(source)).toContain(expected)
})

test('components of text stay in their paragraph, also alone', async () => {
  expect(await html('前\n\n<Kbd>Ctrl</Kbd> <Kbd>K</Kbd>\n\n<Kbd>A</Kbd>\n<Badge>新</Badge>')).toMatch(
    /<p><kbd>Ctrl<\/kbd> <kbd>K<\/kbd><\/p>\n<p><kbd>A<\/kbd>\n<span class="badge neutral">新<\/span><\/p>/,
  )
})

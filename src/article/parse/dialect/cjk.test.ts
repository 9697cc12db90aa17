import { describe, expect, test } from '@jest/globals'
import { compileText } from '../../../../tests/support/compile'

const html = async (source: string): Promise<string> => (await compileText(source)).html

describe('Chinese typography', () => {
  test('a soft line break between two Chinese characters leaves no space', async () => {
    expect(await html('第一行\n第二行。\n“引号”\n结束')).toContain('第一行第二行。“引号”结束')
  })

  test('a soft line break beside Latin text stays', async () => {
    expect(await html('使用 Five\n加载 and\nmore')).toContain('使用 Five\n加载 and\nmore')
  })

  test('a soft line break is joined across emphasis and links', async () => {
    const joined = await html('一段\n**重点**\n[链接](#a)\n结尾\n\n## 甲 [#a]')
    expect(joined).toContain('一段<strong>重点</strong><a href="#a">链接</a>结尾')
  })

  // The cases of commonmark/commonmark-spec#650.
  test.each([
    ['**注意：**正文', '<strong>注意：</strong>正文'],
    ['这是**“引号”**后面', '这是<strong>“引号”</strong>后面'],
    ['调用**`load()`。**然后', '调用<strong><code translate="no">load()</code>。</strong>然后'],
    ['**（括号）**后', '<strong>（括号）</strong>后'],
    ['前**加粗**后', '前<strong>加粗</strong>后'],
    ['**一：**甲**二：**乙', '<strong>一：</strong>甲<strong>二：</strong>乙'],
    ['**`a`**后，\\*不是*', '<strong><code translate="no">a</code></strong>后，*不是*'],
  ])('%s is bold', async (source, expected) => {
    expect(await html(source)).toContain(expected)
  })

  test('a private letter of the author stays', async () => {
    expect(await html('**\ue000：**正文\ue000')).toContain('<strong>\ue000：</strong>正文\ue000')
  })

  test('code, attributes and comments beside full-width punctuation stay as written', async () => {
    const page = await html('{/* 说明：*/}\n\n`：**中`\n\n甲：**乙**丙<Since v="：*中" />\n\n```js\nf(：**)\n```')
    expect(page).toContain('<code translate="no">：**中</code>')
    expect(page).toContain('<strong>乙</strong>丙')
    expect(page).toContain('：*中 起')
    expect(page).not.toMatch(/[\ue000-\uf8ff]/)
    expect(page).not.toContain('说明')
  })
})

test('a problem after bold text has the line it is on', async () => {
  const { problems } = await compileText('**注意：**甲 **当心：**乙\n\n{a}')
  expect(problems).toMatchObject([{ rule: 'expression', line: 3 }])
})

import { expect, test } from '@jest/globals'
import { compileText } from '../../tests/support/compile'

test('blocks are what a reader reads, in order, each with its anchor', async () => {
  const { blocks } = await compileText(
    '导语。\n\n## 参数 [#options]\n\n<ApiTable kind="options" id="opt">\n\n| 名称 | 类型 | 默认值 | 说明 |\n| --- | --- | --- | --- |\n| `fov` | `number` | `90` | 视场角 |\n\n</ApiTable>\n\n<ErrorText>Invalid signature.</ErrorText>\n\n- 一\n  - 二\n\n```ts\nfive.load()\n```\n',
  )
  expect(blocks).toEqual([
    { kind: 'text', anchor: '', text: '导语。' },
    { kind: 'heading', anchor: 'options', level: 2, text: '参数' },
    {
      kind: 'row',
      anchor: 'opt-fov',
      name: 'fov',
      text: 'fov · number · 90 · 视场角',
      columns: '类型 · 默认值 · 说明',
    },
    { kind: 'error', anchor: 'error-1', text: 'Invalid signature.' },
    { kind: 'text', anchor: 'options', text: '一' },
    { kind: 'text', anchor: 'options', text: '二' },
    { kind: 'code', anchor: 'options', text: 'five.load()' },
  ])
})

test.each([
  '<Details summary="摘要">用 **粗** 字</Details>',
  '<Tabs>\n<Tab label="npm">用 **粗** 字</Tab>\n</Tabs>',
  '<Steps>\n<Step title="一" id="one">用 **粗** 字</Step>\n</Steps>',
])('words on the line of their tag are a paragraph: %s', async (source) => {
  const { html, blocks } = await compileText(source)
  expect(html).toContain('<p>用 <strong>粗</strong> 字</p>')
  expect(blocks.at(-1)?.text).toBe('用 粗 字')
})

test('controls and permalinks are no reading matter', async () => {
  const { blocks } = await compileText(
    '## 安装 [#install]\n\n<Tabs group="a">\n<Tab label="npm">\n\n文字\n\n</Tab>\n</Tabs>\n',
  )
  expect(blocks.map(({ text }) => text)).toEqual(['安装', '文字'])
})

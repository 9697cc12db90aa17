import { expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'

const tableOf = async (...rows: string[]): Promise<string> => {
  const [head = '', ...others] = rows
  const columns = head.split('|').length - 2
  const source = ['正文。', '', head, `|${' --- |'.repeat(columns)}`, ...others].join('\n')
  return (await compileText(source)).html
}

test('two columns stay a table on a phone, unless their words are too long to stand side by side', async () => {
  expect(await tableOf('| 词 | 含义 |', '| `pano` | 一个可以站上去看的位置，走动就是换点位 |')).toContain(
    '<table><thead>',
  )
  expect(await tableOf('| 词 | 含义 |', '| `DNALOGEL_DEFAULT_ASSETS_PREFIX` | 地址 |')).toContain(
    '<table class="fold">',
  )
  expect(await tableOf('| 词 | 含义 |', '| 地址 | `five.unsafe__useFiveInstance` 与 `a` |')).toContain('<table><thead>')
  expect(await tableOf('| 旧写法在这一版里叫什么名字 | 新写法在这一版里叫什么 |', '| a | b |')).toContain(
    'class="fold"',
  )
})

test('three columns are folded, more have their titles in their cells, one has room', async () => {
  expect(await tableOf('| 现象 | 原因 | 处理 |', '| 黑 | 慢 | 等 |')).toContain('<table class="fold pair">')
  const html = await tableOf('| 插件 | 模态 | `触屏` | 释放 |', '| 标签 | 全景 | 能 | 要 |')
  expect(html).toContain('<table class="fold named">')
  expect(html).toContain('<td>标签</td><td data-k="模态">全景</td><td data-k="触屏">能</td><td data-k="释放">要</td>')
  expect(await tableOf('| 词 |', '| 一个 |')).toContain('<table><thead>')
})

test('a table of parameters has a form of its own', async () => {
  const source =
    '正文。\n\n<ApiTable id="a">\n\n| 名称 | 类型 | 默认值 | 说明 |\n| --- | --- | --- | --- |\n| `a` | `b` | `c` | d |\n\n</ApiTable>'
  const { html } = await compileText(source)
  expect(html).not.toContain('fold')
  expect(html).not.toContain('data-k="说明"')
})

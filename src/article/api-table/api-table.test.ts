import { expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'

const TABLE = `<ApiTable kind="options" id="opt">

| 名称 | 类型 | 默认值 | 说明 |
| --- | --- | --- | --- |
| \`north\` | \`number\` | 必填 | 北方角度，弧度 |
| \`size\` | \`number\` | — | 直径，米 |

</ApiTable>
`

test('a required entry says so once: beside its name, in the page, in Markdown, and not at all to the search', async () => {
  const { html, markdown, blocks } = await compileText(TABLE)
  expect(html.match(/必填/g)).toHaveLength(1)
  expect(html).toContain('<code translate="no">north</code><span class="req"> 必填</span></th>')
  expect(html).toContain('<td role="cell" class="no-default"></td>')
  expect(markdown).toContain('| `north`（必填） {#opt-north} | `number` | | 北方角度，弧度 |')
  expect(blocks.find(({ name }) => name === 'north')?.text).toBe('north · number · 北方角度，弧度')
})

test('names with a type and a description are a list; a table that compares columns stays one', async () => {
  const withHead = (head: string) => compileText(TABLE.replace('| 名称 | 类型 | 默认值 | 说明 |', head))
  expect((await withHead('| 名称 | 类型 | 默认值 | 说明 |')).html).toContain('class="params list options"')
  expect((await withHead('| 名称 | 值 | 默认值 | 说明 |')).html).toContain('class="params options"')
  expect((await withHead('| 名称 | 类型 | 默认值 | 何时触发 |')).html).toContain('class="params options"')
})

test('types are marked by the head of their column, wherever it stands', async () => {
  const { html } = await compileText(`<ApiTable kind="methods" id="m">

| 名称 | 说明 | 返回 |
| --- | --- | --- |
| \`get\` | 返回类型见右 | \`string\` |

</ApiTable>
`)
  expect(html).toContain('<td role="cell" class="type"><code translate="no">string</code></td>')
  expect(html).toContain('<td role="cell">返回类型见右</td>')
})

test('an entry that may be left out keeps what its author wrote for the missing default', async () => {
  const { markdown } = await compileText(TABLE)
  expect(markdown).toContain('| `size` {#opt-size} | `number` | — | 直径，米 |')
})

test('where rows are looked up by a filter, each name is a link, which is not in Markdown', async () => {
  const table = '<ApiTable kind="methods" id="api">\n\n| 代码 | 原因 |\n| --- | --- |\n| `50` | 无 |\n\n</ApiTable>\n'
  const { html, markdown } = await compileText(`<Filter label="代码" />\n\n${table}`)
  expect(html).toContain('<a class="anchor" href="#api-50"><code translate="no">50</code></a></th>')
  expect(markdown).not.toContain('](#api-50)')
  expect((await compileText(table)).html).not.toContain('class="anchor"')
})

import { describe, expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'
import { SECTION_BYTES } from './sections'

const bytes = (text: string): number => Buffer.byteLength(text)

describe('the sections of an article', () => {
  test('begin at headings of the second and third level, steps included, and know what links may name', async () => {
    const { sections } = await compileText(
      '导语。\n\n## 装 [#install]\n\n甲\n\n#### 细 [#detail]\n\n<ErrorText id="oops">x is y</ErrorText>\n\n<Steps>\n<Step title="下载" id="get">\n\n乙\n\n</Step>\n</Steps>\n\n## 配 [#config]\n\n<ApiTable kind="methods" id="A">\n\n| 名称 | 类型 | 说明 |\n| --- | --- | --- |\n| `show` | `void` | 显示 |\n\n</ApiTable>\n',
    )
    expect(sections.map(({ id, level, title, ids }) => [id, level, title, ids])).toEqual([
      ['', 0, '', []],
      ['install', 2, '装', ['install', 'detail', 'oops']],
      ['get', 3, '1. 下载', ['get']],
      ['config', 2, '配', ['config', 'A-show']],
    ])
  })

  test('have a footnote where it is referred to', async () => {
    const { sections } = await compileText('## 甲 [#a]\n\n见[^1]。\n\n## 乙 [#b]\n\n无。\n\n[^1]: 注。\n')
    expect(sections.map(({ text }) => text.includes('[^1]: 注。'))).toEqual([true, false])
  })
})

describe('a section that is too long', () => {
  const rows = Array.from({ length: 200 }, (_, row) => `| \`field${row}\` | \`string\` | 说明这一个字段的用处 |`)
  const table = `| 名称 | 类型 | 说明 |\n| --- | --- | --- |\n${rows.join('\n')}`
  const lines = Array.from({ length: 400 }, (_, line) => `const value${line} = compute(${line})`).join('\n')
  const paragraphs = Array.from({ length: 120 }, (_, at) => `第 ${at} 段：这一段的文字不长不短，读起来正好。`).join(
    '\n\n',
  )

  test.each([
    ['a table', `<ApiTable kind="methods" id="A">\n\n${table}\n\n</ApiTable>`],
    ['code', `\`\`\`ts title="a.ts"\n${lines}\n\`\`\``],
    ['paragraphs', paragraphs],
    ['a list', paragraphs.replaceAll('\n\n', '\n').replace(/^/gm, '1. ')],
  ])('with %s has parts, none too long, that hold everything once', async (_, body) => {
    const { sections } = await compileText(`## 长 [#long]\n\n${body}\n`)
    const { parts, ids, text } = sections[0]!
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(bytes(part.text)).toBeLessThanOrEqual(SECTION_BYTES)
    expect(parts.flatMap((part) => part.ids)).toEqual(ids)
    const words = (all: string): string[] => all.match(/field\d+|value\d+|第 \d+ 段/g) ?? []
    expect(words(parts.map((part) => part.text).join('\n'))).toEqual(words(text))
  })

  test('repeats the head of its table and the name of its file', async () => {
    const { sections } = await compileText(`## 长 [#long]\n\n${table}\n\n\`\`\`ts title="a.ts"\n${lines}\n\`\`\`\n`)
    for (const { text } of sections[0]!.parts) expect(text).toMatch(/\| 名称 \| 类型 \| 说明 \||`a\.ts`\n\n```ts\n/)
  })
})

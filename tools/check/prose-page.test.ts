import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { readPage, readText, type PageTree } from '../../src/demos/page-tree'
import { checkProse } from './prose-page'
import { configureTypography } from './prose-typography'
import { sortProblems } from '../../src/gatsby/diagnostics/report'

function treeOf(read: ReturnType<typeof readPage>): PageTree {
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.page
}
const pageOf = (name: string): PageTree => treeOf(readPage(process.cwd(), `tests/fixtures/prose/${name}.mdx`))

const told = (name: string): string[] =>
  sortProblems(checkProse(pageOf(name)).problems).map(
    ({ severity, line, message, remedy }) => `${line} ${severity}: ${message} → ${remedy}`,
  )

const config = readFileSync('.autocorrectrc', 'utf8')
const skipped = await configureTypography(config)
const suite = skipped ? describe.skip : describe

suite(`check:prose${skipped ? ` (${skipped})` : ''}`, () => {
  test('without the corrector’s program typography is left alone, and that is said', async () => {
    const why = await configureTypography(config, () => Promise.reject(new Error('Cannot find native binding')))
    expect(why).toContain(`autocorrect-node 没有 ${process.platform} ${process.arch} 的预编译包`)
    expect(checkProse(pageOf('typography')).fixed).toBe(pageOf('typography').source)
    expect(await configureTypography(config)).toBeUndefined()
    expect(checkProse(pageOf('typography')).fixed).not.toBe(pageOf('typography').source)
  })

  test('a good page is left alone', () => {
    expect(told('good')).toEqual([])
    expect(checkProse(pageOf('good')).fixed).toBe(pageOf('good').source)
  })

  test('spaces and punctuation are mended, code and quoted errors are not', () => {
    expect(checkProse(pageOf('typography')).fixed).toBe(`---
title: 全景 abc 插件
description: 这一句是页面的说明，说清插件在画面上放什么、从哪里取得数据、适合什么场合，长度在五十到九十个字之间，可以直接当搜索结果用。
---

在 LeanCloud 中，数据围绕 \`AVObject\` 存放，调用 \`five.load(work)\`，然后等 500 ms。用 \`a\`、\`b\` 都行。

看“引号”与“直角”，等待……省略——破折号，−1 米与 −1 米，5% 增长，中文（English）和（中文）。

用 **React** 写，见 [Vue](./vue.mdx) 页，**注意：**后面没有空格。

<Figure file="./img/a.svg" caption="图 1　圆盘，贴在地面上" alt="说明" />

:::tip[自己的 title 标题]
正文。
:::

| 名称 | 说明 |
| --- | --- |
| \`a\` | 用，半角 |

\`\`\`ts
const name = '中文abc,半角'
\`\`\`

<ErrorText>系统监测麦克风未授权~,请检查</ErrorText>

<ErrorText>

参数缺失,初始化失败~

</ErrorText>
`)
  })

  test('typography comes with its line, what stands there and what should', () => {
    const lines = told('typography')
    expect(lines).toContain('2 error: 排版：“全景abc插件”应为“全景 abc 插件” → npm run check:prose -- --fix 会自动改')
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual([2, 3, 6, 8, 10, 12, 14, 20])
  })

  test('terms, and what was left unfinished', () => {
    expect(told('words')).toEqual([
      '5 error: 不用“敬请期待” → 页面里不留未完成的内容，补上或删去',
      '5 warning: 不用“【此处插入截图】” → 模板里的占位还在：补上内容，或删掉',
      '5 warning: 不用“（待确认）” → 写给同事的话：删掉；没有把握的事写到有把握的地方为止，后面加 <Unconfirmed />',
      '7 warning: “俯瞰”在全站有统一的写法 → 模型总览（Floorplan）或户型俯视（Topview）',
      '7 warning: “观察点”在全站有统一的写法 → 点位',
      '7 warning: “全景模式”在全站有统一的写法 → 模态，例如“全景模态”',
      '7 warning: “未公开”在全站有统一的写法 → 把话写到没有把握的地方为止，后面加 <Unconfirmed />',
      '7 warning: “登陆”在全站有统一的写法 → 登录',
      '7 warning: “其它”在全站有统一的写法 → 其他',
      '7 warning: “Javascript”在全站有统一的写法 → JavaScript',
    ])
  })

  test('the mark of a footnote stays where it is, also one without text', () => {
    const source = '---\ntitle: 甲\n---\n\n正文[^1]，结尾[^无]。\n'
    expect(checkProse(treeOf(readText('content/docs/five/a.mdx', source))).fixed).toBe(source)
  })

  test('a byte order mark and the line ends of an old Mac are no part of a page', () => {
    const source = '---\ntitle: 甲\n---\n\n一句。\n\n## 乙 [#b]\n'
    expect(readText('a.mdx', `\ufeff${source.replaceAll('\n', '\r')}`)).toEqual(readText('a.mdx', source))
  })

  test('structure', () => {
    expect(told('structure')).toEqual([
      '8 error: 标题“没有标识”没有标识 → 在标题末尾写 [#短标识]，例如 ## 添加标签 [#add-tag]',
      '10 error: 标识 #标识 不是简短的拉丁标识 → 用小写字母、数字和连字符，例如 #add-tag',
    ])
  })

  test('a step without an id', () => {
    const source = '---\ntitle: 甲\n---\n\n<Steps>\n\n<Step title="安装">\n\n乙。\n\n</Step>\n\n</Steps>\n'
    expect(checkProse(treeOf(readText('page.mdx', source))).problems.map(({ message }) => message)).toEqual([
      '步骤“安装”没有标识',
    ])
  })
})

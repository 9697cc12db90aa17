import { describe, expect, test } from '@jest/globals'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFiles, readPage } from '../../../src/gatsby/model'
import { PAGE, SIDEBAR, page, problemsOf, testMistakes, toldOf } from '../../support/mistakes'
import { tempFolder } from '../../support/temp-folder'

const at = (name: string) => `content/docs/five/${name}`
const SVG = '<svg viewBox="0 0 360 10"><path d="M0 0" fill="none"/></svg>'
const front = (lines: string) => ({ [PAGE]: `---\n${lines}\n---\n\n甲\n` })
const OK = 'title: 甲\ndescription: 乙。'

/* Kinds of messages beside those that have a site of their own (messages.test.ts): place, words of it, of the remedy. */

describe('Markdown that was left over', () => {
  testMistakes([
    ['stars', '甲 **乙。', ':6', '“**”没有生效', '**文字**'],
    ['a backtick', '甲 `乙。', ':6', '“`”没有生效', '半角反引号'],
    ['a full-width backtick', '甲 ｀乙｀', ':6', '“｀”没有生效', '半角反引号'],
    ['a space in an address', '[说明](https://example.com/a b)', ':6', '“](”没有生效', '没有空格'],
    ['full-width brackets of a link', '【甲】（./intro.mdx）', ':6', '没有生效', '[文字](地址)'],
    ['brackets the other way round', '(甲)[./intro.mdx]', ':6', '没有生效', '[文字](地址)'],
    ['a reference without address', '甲\n[乙][cfg]', ':7', '“][”没有生效', '[文字](地址)'],
    ['a footnote without words', '甲[^1]', ':6', '“[^”没有生效', '[^1]: 内容'],
    ['an end of a callout too many', '甲\n\n:::', ':8', '没有生效', ':::note'],
    ['a callout with a space', '::: note\n甲\n:::', ':6', '没有生效', ':::note'],
    ['a title behind a callout', ':::note 标题\n甲\n:::', ':6', '不会显示', ':::note[标题]'],
    ['a callout of GitHub', '> [!NOTE]\n> 甲', ':6', '“[!”没有生效', ':::note'],
    ['a full-width callout', '：：：note\n甲\n：：：', ':6', '没有生效', ':::note'],
    ['a table without a rule', '| a | b |\n| 1 | 2 |', ':6', '没有生效', '| --- | --- |'],
    ['a rule of another width', '甲\n\n| a | b |\n| --- |\n| 1 | 2 |', ':8', '没有生效', '列数相同'],
    ['a full-width table', '｜ a ｜ b ｜', ':6', '没有生效', '| --- | --- |'],
    ['a heading without a space', '甲\n##乙', ':7', '“##”没有生效', '后面空一格'],
    ['a full-width heading', '＃ 甲', ':6', '“＃”没有生效', '半角'],
  ])
})

describe('blocks', () => {
  testMistakes([
    ['code without end', '甲\n\n```text\na\n\n## 乙', ':8', '代码块没有结束', '另起一行写 ```'],
    ['code that runs into the next', '```text\na\n\n```text\nb\n```', ':6', '到第 9 行还没有结束', '写 ```'],
    ['a callout without end', '甲\n\n:::note\n乙\n\n丙', ':8', '没有结束', '另起一行写 :::'],
    ['an end of too few colons', '::::note\n乙\n:::', ':6', '没有结束', '写 ::::'],
    ['a row of fewer cells', '| a | b |\n| --- | --- |\n| 1 |', ':8', '有 1 格，表头有 2 格', '补上'],
    ['a bar in code', '| a | b |\n| --- | --- |\n| `a | b` | 2 |', ':8', '有 3 格', '\\|'],
    ['an empty line in a table', '| a |\n| --- |\n| 1 |\n\n| 2 |', ':10', '断开了', '前面的空行'],
    ['an id that is lost', '## 甲 {/* */} [#a b]\n\n乙', ':6', '标识没有生效', '[#short-id]'],
    ['an id that is emphasis', '## 甲 [#__init__]\n\n乙', ':6', '标识没有生效', '__'],
    ['no body', { [PAGE]: page('') }, `${PAGE}:1`, '没有正文', '写上内容'],
    ['an invisible character', '甲\u200b乙', ':6', 'U+200B', '删掉'],
    ['a key', '```text\napp_secret: 0123456789abcdef01234567\n```', ':7', '像是真的密钥', '占位'],
    ['marks of a merge', '<<<<<<< HEAD\n甲\n=======\n乙\n>>>>>>> b', ':6', '合并冲突', '留下一份'],
    ['an end of another tag', '<Details summary="甲">\n\n乙\n\n</Detail>', ':10', '不能结束', '成对'],
    ['a placeholder', '换成 <你的域名>。', ':6', 'MDX 语法错误'],
    ['HTML', '<div>\n\n甲\n\n</div>', ':6', 'HTML 标签 <div>', '可直接写的'],
    ['a comment of HTML', '<!-- 甲 -->', ':6', 'MDX 语法错误', '{/* … */}'],
    ['a component of another case', '<steps>\n\n甲\n\n</steps>', ':6', '<steps>', '写成 <Steps>'],
    ['a callout of another case', ':::Note\n甲\n:::', ':6', '没有“:::Note”', '写成小写的 :::note'],
    ['nearly a language', '```runn\na\n```', ':6', '不认识代码语言', '是不是 run？'],
  ])

  test('a draft may be empty', async () => {
    expect(await toldOf({ [PAGE]: page('', 'draft: true\n') }, true)).toEqual([])
  })
})

describe('ids of the frame', () => {
  testMistakes(
    ['search', 'drawer', 'content', 'icons', 'live-region', 'callout-1', 'tab-1-0', 'table-2'].map((id) => [
      id,
      `## 甲 [#${id}]\n\n乙`,
      ':6',
      `“#${id}”是站点框架或组件自己用的标识`,
      '换一个',
    ]),
  )
  testMistakes([
    ['of a step', '<Steps>\n\n<Step title="甲" id="search">\n\n乙\n\n</Step>\n\n</Steps>', ':8', '#search'],
  ])
})

describe('links and pictures', () => {
  testMistakes([
    ['no address', '[甲]()', ':6', '链接没有地址', './intro.mdx'],
    ['no words', '[](./intro.mdx)', ':6', '链接没有文字', '方括号里写'],
    ['the preview', '[甲](http://localhost:8000/docs/five/intro/)', ':6', '预览的地址', '相对的 .mdx'],
    ['punctuation behind a bare address', '见 https://example.com，谢谢', ':6', '混进了后面的文字', '空一格'],
    ['Han behind a bare address', '见 https://example.com/a看这里', ':6', '混进了后面的文字', '空一格'],
    ['no host', '[甲](https://docs)', ':6', '不完整', 'https://example.com/page'],
    ['the other extension', '[甲](./intro.md)', ':6', '没有指向 .mdx', '写成 ./intro.mdx'],
    ['a host without scheme', '[甲](www.example.com/a)', ':6', '没有指向 .mdx', '完整网址'],
    [
      'a draft',
      { [PAGE]: page('[甲](./draft.mdx)'), [at('draft.mdx')]: page('甲', 'draft: true\n') },
      ':6',
      '通到草稿',
      'draft: true',
    ],
    [
      'a page that has moved',
      {
        [PAGE]: page('甲', 'redirect_from: [five/old]\n'),
        [at('intro.mdx')]: page('[甲](./old.mdx)\n\n## 安装 [#install]'),
      },
      `${at('intro.mdx')}:6`,
      '没有对应的文件',
      './page.mdx',
    ],
    [
      'an old address that has a page',
      { [PAGE]: page('甲', 'redirect_from: [five/intro]\n') },
      ':4',
      '“five/intro”现在就有这一页',
      '去掉它',
    ],
    ['no section of a word', front(`${OK}\nexplains: [词#nope]`), ':4', '没有这一节'],
    ['no alt', { [at('img/a.svg')]: SVG, [PAGE]: page('![](./img/a.svg)') }, ':6', '没有说明文字', '图里有什么'],
    [
      'no alt of a figure',
      { [at('img/a.svg')]: SVG, [PAGE]: page('<Figure file="./img/a.svg" />') },
      ':6',
      '没有说明文字',
      'alt="…"',
    ],
    ['a picture that nobody shows', { [at('img/unused.svg')]: SVG }, at('img/unused.svg'), '没有页面用到', '删掉它'],
    ['another case', { [at('img/a.svg')]: SVG, [PAGE]: page('![甲](./img/A.svg)') }, ':6', '找不到文件', './img/a.svg'],
  ])

  test('Han in an address that is written on purpose is none', async () => {
    expect(await toldOf('[中文](https://zh.wikipedia.org/wiki/全景) 和 https://example.com/a 。')).toEqual([])
  })
})

describe('files and front matter', () => {
  testMistakes([
    ['.md', { [at('note.md')]: page('甲') }, at('note.md'), '不会成为页面', '改名为 note.mdx'],
    ['a symbolic link', { [at('note.mdx')]: { link: 'intro.mdx' } }, at('note.mdx'), '符号链接', '文件本身'],
    ['a folder of no product', { 'content/docs/cloud/a.ts': '' }, 'content/docs/cloud', '没有“cloud”', 'five'],
    ['a name with a space', { [at('a b.mdx')]: page('甲') }, at('a b.mdx'), '不能这样命名', '英文字母'],
    ['a key misspelt', front(`${OK}\nkeyword: [a]`), ':4', '没有“keyword”这个字段', '是不是“keywords”'],
    ['a key twice', front(`${OK}\ntitle: 乙`), ':4', 'YAML', '只留一个'],
    ['a full-width colon', front('title：甲\ndescription: 乙。'), ':2', 'YAML', '半角'],
    ['numbers that YAML reads', front(`${OK}\nkeywords: [6.10, 007]`), ':4', '引号', "'6.10'"],
    ['an invisible character', front('title: 甲\u200b乙\ndescription: 丙。'), ':2', 'U+200B', '删掉'],
    ['marks of a merge', front('<<<<<<< HEAD\ntitle: 甲\n>>>>>>> b'), ':2', '合并冲突', '留下一份'],
    ['Markdown in a title', front('title: 用 **甲**\ndescription: 乙。'), ':2', '原样显示'],
    [
      'a sidebar of another shape',
      { [SIDEBAR]: '- intro\n- page\n- text: 甲\n  link: /a/\n' },
      `${SIDEBAR}:3`,
      '没有“text”这个字段',
      'label: 分组名',
    ],
    [
      'a component with the address of a page',
      { 'src/pages/docs/five/page.tsx': 'export default () => null' },
      `${PAGE}:1`,
      'src/pages/docs/five/page.tsx 也是这一页',
      '改掉其中一个',
    ],
  ])
})

describe('data of the reference and of pitfalls', () => {
  const YAML = at('../../reference/five/a.yaml').replace('docs/five/../../', '')
  const PITFALLS = 'content/reference/pitfalls.yaml'
  const entry = (id: string, right: string) =>
    `- id: ${id}\n  symbol: A\n  package: a\n  versions: 1.0.0\n  wrong: a()\n  right: ${right}\n  why: 因为如此这般\n  page: five/intro\n`
  testMistakes([
    ['no such page', { [YAML]: 'page: five/intr\nsymbols: {}\n' }, `${YAML}:1`, '没有“five/intr”', 'five/intro'],
    ['another encoding', { [YAML]: Buffer.from('page: \xb1\xe0', 'latin1') }, `${YAML}:1`, 'UTF-8', '另存'],
    ['a pitfall twice', { [PITFALLS]: entry('a', 'b()').repeat(2) }, `${PITFALLS}:9`, '写了两次', '换一个'],
    ['a pitfall that does not parse', { [PITFALLS]: entry('a', "'b('") }, `${PITFALLS}:6`, '语法错误', '成对'],
  ])

  test('a section that is not there only warns, as anchors do', async () => {
    const problems = await problemsOf({
      [YAML]: 'page: five/intro\nmodule: a\nsymbols:\n  A:\n    learn: five/intro#instal\n',
    })
    expect(problems).toMatchObject([
      { severity: 'warning', rule: 'broken-anchor', file: YAML, line: 5, remedy: expect.stringContaining('#install') },
    ])
  })
})

test('what an author may write gets no word', async () => {
  const table = '| 字段 | 说明 |\n| --- | --- |\n| `a` | 甲 |\n| `b` |  |'
  const install = '```bash\nnpm i a@1.0.0\n```'
  const body = `见[甲](./intro.mdx)，再看[乙](./intro.mdx)。坐标、角度像是度，版本 \\*\\*。\n\n**一句要紧的话**\n\n${install}\n\n${table}\n\n## 乙 [#b]\n\n${install}\n\n升级要看 3.2.1，再看 2.0.0。`
  expect(await toldOf(body)).toEqual([])
})

test('every line of a text that Windows or an old Mac wrote is the same line', async () => {
  const body = page('导语。\n\n## 甲 [#a]\n\n```ts title="a.ts"\nlet a\n\nlet b\n```\n\n[乙](./nope.mdx)')
  const told = await toldOf({ [PAGE]: body })
  expect(told).toHaveLength(1)
  for (const text of [`\ufeff${body}`, body.replaceAll('\n', '\r\n'), body.replaceAll('\n', '\r')])
    expect(await toldOf({ [PAGE]: text })).toEqual(told)
})

test('every page of the content is the same text with the line ends of Windows', () => {
  const root = process.cwd()
  const copy = tempFolder('crlf')
  const files = contentFiles(root)
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), readFileSync(join(root, file), 'utf8').replace(/\r?\n/g, '\r\n'))
    const own = readPage(root, file)
    expect(own.doc).toBeDefined()
    const before = structuredClone(own)
    expect(readPage(copy, file)).toEqual(before)
  }
})

import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { PAGE, SIDEBAR, page, testMistakes, toldOf } from '../../support/mistakes'

const at = (name: string) => `content/docs/five/${name}`
const SVG = '<svg viewBox="0 0 360 10"><path d="M0 0" fill="none"/></svg>'

describe('links', () => {
  testMistakes([
    ['a parameter that follows readers', '[甲](https://example.com/a?utm_source=x)', ':6', '跟踪', '删掉 utm_source'],
    ['the prefix of the site', '[甲](/developer/docs/five/intro/)', ':6', '写了 /developer', '/docs/five/intro/'],
    ['a document for members', '[甲](https://a.feishu.cn/docx/B)', ':6', '要登录', '公开的网址'],
    ['an own network', '[甲](http://10.2.3.4/wiki)', ':6', '内网', '公开的网址'],
    ['spaces in the brackets', '[ 甲 ](./intro.mdx)', ':6', '前后有空格', '删掉'],
    ['punctuation in the brackets', '见[甲。](./intro.mdx)', ':6', '以“。”结尾', '移到链接后面'],
    ['a definition with a full-width colon', '[甲][x]\n\n[x]：./intro.mdx', ':8', '冒号是全角的', '半角'],
  ])
})

describe('pictures', () => {
  testMistakes([
    ['a path of a disk', '![圆盘](C:\\Users\\a.png)', ':6', '找不到', 'img 文件夹'],
    [
      'a viewBox of three numbers',
      {
        [at('img/a.svg')]: SVG.replace('0 0 360', '0 360'),
        [PAGE]: page('<Figure file="./img/a.svg" alt="三个数的图" />'),
      },
      ':6',
      '不是四个数',
      '0 0 宽 高',
    ],
    [
      'two of a number',
      {
        [at('img/a.svg')]: SVG,
        [PAGE]: page(
          '<Figure file="./img/a.svg" caption="图 1　甲" />\n\n<Figure file="./img/a.svg" caption="图 1　乙" />',
        ),
      },
      ':8',
      '图 1 在第 6 行',
      '接下去的号',
    ],
    ['one beside its page', { [at('a.svg')]: SVG }, at('a.svg'), '不在 img 文件夹', at('img/a.svg')],
  ])

  test.each(['webp', 'png', 'jpeg', 'gif'] as const)('half a %s', async (kind) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 64, height: 64, channels: 3, background: '#fff', noise } as const
    const whole = await sharp({ create })[kind]().toBuffer()
    const name = `img/a.${kind === 'jpeg' ? 'jpg' : kind}`
    const of = (bytes: Buffer) => toldOf({ [at(name)]: bytes, [PAGE]: page(`![甲图 ${bytes.length}](./${name})`) })
    expect(await of(whole)).toEqual([])
    expect(await of(whole.subarray(0, whole.length / 2))).toEqual([
      expect.stringMatching(/page\.mdx:6 图片.*不完整.* → 重新导出/),
    ])
  })
})

describe('tables', () => {
  testMistakes([
    ['a full-width colon in the rule', '| 甲 | 乙 |\n| ：--- | --- |\n| 1 | 2 |', ':7', '全角的符号', '| :--- |'],
    ['one that is drawn', '+---+---+\n| 甲 | 乙 |\n+===+===+\n| 1 | 2 |\n+---+---+', ':6', '用 + 和 -', '| --- |'],
    ['a code block in a cell', '| 甲 |\n| --- |\n| ```ts<br/>a``` |', ':8', '不能放代码块', '行内代码'],
  ])
})

describe('code', () => {
  testMistakes([
    ['a title twice', '```ts title="a.ts" title="b.ts"\nlet a\n```', ':6', 'title 写了两次', '只留一个'],
    ['diff without a space', '```ts diff\n let a\nlet b\n+let c\n```', ':8', '没有标记', '行首空一格'],
    ['the prompt of another shell', '```bash\nPS C:\\> npm ci\n```', ':7', '提示符 PS C:\\>', '删掉行首'],
    ['the prompt of a server', '```bash\nroot@web:~# npm ci\n```', ':7', '提示符 root@web:~#', '删掉行首'],
  ])
})

describe('callouts, lists, notes, headings', () => {
  testMistakes([
    ['a callout in one line', ':::tip 别忘了:::\n\n乙', ':6', '写在了一行里', '另起一行'],
    ['a callout of no title', ':::tip[]\n甲\n:::', ':6', '没有标题', '去掉方括号'],
    ['a quote as a callout', '> **注意**：停用。', ':6', '不会成为提示块', ':::note'],
    ['two signs in a list', '- 甲\n* 乙', ':7', '断成了两个', '同一种符号'],
    ['a list that code cuts', '1. 甲\n\n```bash\nls\n```\n\n1. 乙', ':12', '又从 1 开始', '第 8 行'],
    ['a note without words', '甲[^1]。\n\n[^1]:', ':8', '没有内容', '写上内容'],
    ['a heading that is a link', '## [甲](./intro.mdx) [#a]\n\n乙', ':6', '标题里有链接', '正文'],
    ['a heading in bold', '## **甲** [#a]\n\n乙', ':6', '整个加了粗', '去掉星号'],
    ['a number of a character', '甲&#160;乙', ':6', '写成了编号', '直接写'],
  ])

  test('lists that are two are left alone', async () => {
    expect(await toldOf('- 甲\n\n乙\n\n* 丙\n\n1. 丁\n\n   ```bash\n   ls\n   ```\n\n1. 戊')).toEqual([])
  })
})

describe('sidebars', () => {
  testMistakes([
    [
      'groups too deep',
      {
        [SIDEBAR]:
          '- intro\n- label: 甲\n  items:\n    - label: 乙\n      items:\n        - label: 丙\n          items: [page]\n',
      },
      `${SIDEBAR}:6`,
      '套得太深',
      '外面的分组',
    ],
    [
      'a page of another product',
      {
        [SIDEBAR]: '- intro\n- page\n- faq/intro\n',
        'content/docs/faq/intro.mdx': page('甲'),
        'content/docs/faq/sidebar.yaml': '- intro\n',
      },
      `${SIDEBAR}:3`,
      '找不到文档“faq/intro”',
      'href: /docs/faq/intro/',
    ],
  ])
})

describe('data of the reference and of pitfalls', () => {
  const YAML = 'content/reference/five/a.yaml'
  const yaml = (lines: string) => ({ [YAML]: `page: five/intro\nmodule: a\nsymbols:\n${lines}\n` })
  const PITFALLS = 'content/reference/pitfalls.yaml'
  const entry = (id: string, page: string, right: string) =>
    `- id: ${id}\n  symbol: A\n  package: a\n  versions: 1.0.0\n  wrong: a()\n  right: ${right}\n  why: 因为如此这般\n  page: ${page}\n`
  testMistakes([
    [
      'a page that is not there',
      { [YAML]: 'page: five/intr\nsymbols: {}\n' },
      `${YAML}:1`,
      '没有“five/intr”',
      'five/intro',
    ],
    ['a section that is not there', yaml('  A:\n    learn: five/intro#instal'), `${YAML}:5`, '没有小节', '#install'],
    ['a full stop', yaml('  A:\n    text: 甲。'), `${YAML}:5`, '结尾', '不写标点'],
    ['a full stop of a member', yaml('  A:\n    members:\n      b: 甲。'), `${YAML}:6`, '结尾', '不写标点'],
    ['another encoding', { [YAML]: Buffer.from('page: \xb1\xe0', 'latin1') }, `${YAML}:1`, 'UTF-8', '另存'],
    ['a tab', { [YAML]: 'page: five/intro\nsymbols:\n\tA: b\n' }, `${YAML}:3`, 'YAML', '不用制表符'],
    [
      'a pitfall of no page',
      { [PITFALLS]: entry('a', 'five/nope', 'b()') },
      `${PITFALLS}:8`,
      '没有“five/nope”',
      'five/',
    ],
    [
      'a pitfall twice',
      { [PITFALLS]: entry('a', 'five/intro', 'b()').repeat(2) },
      `${PITFALLS}:9`,
      '写了两次',
      '换一个',
    ],
    [
      'a pitfall without a remedy',
      { [PITFALLS]: entry('a', 'five/intro', 'a()') },
      `${PITFALLS}:1`,
      '一样',
      '改好之后',
    ],
  ])
})

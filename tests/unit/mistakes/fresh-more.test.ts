import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { PAGE, SIDEBAR, page, testMistakes, toldOf } from '../../support/mistakes'

const at = (name: string) => `content/docs/five/${name}`
const SVG = '<svg viewBox="0 0 360 10"><path d="M0 0" fill="none"/></svg>'

describe('front matter', () => {
  const front = (lines: string) => ({ [PAGE]: `---\n${lines}\n---\n\n甲\n` })
  const OK = 'title: 甲\ndescription: 乙。'
  testMistakes([
    ['keywords in one', front(`${OK}\nkeywords: ['甲, 乙']`), ':4', '半角逗号分开', '改这一行'],
    ['a section behind another sign', front(`${OK}\nexplains: [词@install]`), ':4', '写 #', '改这一行'],
    ['a word explained twice', front(`${OK}\nexplains: [词, 词]`), ':4', '“词”写了两次', '只留一个'],
    [
      'draft and unlisted',
      front(`${OK}\nunlisted: true\ndraft: true`),
      ':4',
      '写了 draft，又写了 unlisted',
      '只留一个',
    ],
    ['a long title', front(`title: ${'甲'.repeat(51)}\ndescription: 乙。`), ':2', '被截断', '不超过 50'],
    ['a comment of HTML', front(`${OK}\n<!-- 丙 -->`), ':4', 'YAML', '注释写 #'],
  ])
})

describe('sidebars', () => {
  const sidebar = (text: string) => ({ [SIDEBAR]: `- intro\n- page\n${text}\n` })
  testMistakes([
    ['Markdown', sidebar('- label: "**甲**"\n  href: /docs/five/intro/'), `${SIDEBAR}:3`, '原样显示', '- intro'],
    ['items at the wrong level', sidebar('- label: 甲\nitems:\n  - intro'), `${SIDEBAR}:4`, 'YAML', '缩进两格'],
  ])
})

describe('pictures', () => {
  let count = 0
  const pic = (body: string, svg = SVG) => ({ [at('img/a.svg')]: svg, [PAGE]: page(`${body}\n\n第 ${++count} 张。`) })
  testMistakes([
    [
      'a caption with a full stop',
      pic('<Figure file="./img/a.svg" caption="图 1　甲。" />'),
      ':6',
      '图注以“。”',
      '去掉',
    ],
    ['a query', pic('![甲图](./img/a.svg?raw=true)'), ':6', '找不到', '写成 ./img/a.svg'],
    [
      'what a drawing program leaves',
      pic('<Figure file="./img/a.svg" alt="甲的图" />', SVG.replace('<path', '<metadata>x</metadata><path')),
      ':6',
      '留下的 <metadata>',
      '普通 SVG',
    ],
    ['an extension in capitals', { [at('img/a.SVG')]: SVG }, at('img/a.SVG'), '不是小写', '改名为 a.svg'],
    [
      'one twice',
      {
        [at('img/b.svg')]: SVG,
        ...pic('<Figure file="./img/a.svg" alt="甲的" />\n\n<Figure file="./img/b.svg" alt="乙的" />'),
      },
      at('img/b.svg'),
      'img/a.svg 的内容一样',
      '删掉一张',
    ],
  ])

  test('one of 5000 pixels', async () => {
    const create = { width: 5000, height: 10, channels: 3, background: '#fff' } as const
    const files = {
      [at('img/a.webp')]: await sharp({ create }).webp().toBuffer(),
      [PAGE]: page('![一道白线](./img/a.webp)'),
    }
    expect(await toldOf(files)).toEqual([expect.stringMatching(/page\.mdx:6 .*宽 5000 像素 → .*1600/)])
  })
})

describe('blocks', () => {
  testMistakes([
    ['words behind the end of code', '```ts\nlet a\n``` 完\n\n乙', ':8', '后面不能有别的字', '独占一行'],
    ['a title behind a colon', '```ts:src/a.ts\nlet a\n```', ':6', '不认识代码语言', 'title="src/a.ts"'],
    ['code from elsewhere', '```json file="../../../package.json"\n```', ':6', '不是文档的一部分', 'sample'],
    [
      'tabs in tabs',
      '<Tabs>\n<Tab label="a">\n\n<Tabs>\n<Tab label="c">\n\n甲\n\n</Tab>\n</Tabs>\n\n</Tab>\n</Tabs>',
      ':9',
      '又套了',
      '拆成',
    ],
    ['code for an error', '<ErrorText>\n\n```text\na\n```\n\n</ErrorText>', ':6', '是代码块', '不用反引号'],
    ['a heading in a callout', ':::note\n\n## 乙 [#a]\n\n丙\n\n:::', ':8', '不能放在提示块里', '移到外面'],
    ['a title whose bracket stays open', ':::note[甲\n乙\n:::', ':6', '方括号没有成对', ':::note[标题]'],
    ['a callout that is indented', '甲\n\n  :::note\n  乙\n  :::', ':8', '前面有空格', '去掉行首'],
    ['a section in the words of a link', '[甲#install](./intro.mdx)', ':6', '写在了文字里', './页面.mdx#install'],
    ['a head in bold', '| **甲** | **乙** |\n| --- | --- |\n| 1 | 2 |', ':6', '表头加了粗', '去掉星号'],
    ['an empty row', '| 甲 | 乙 |\n| --- | --- |\n|  |  |\n| 1 | 2 |', ':8', '一行是空的', '删掉这一行'],
    ['a list of five levels', '- 一\n  - 二\n    - 三\n      - 四\n        - 五', ':6', '5 层', '拆成'],
    ['a summary of spaces', '<Details summary=" ">\n\n甲\n\n</Details>', ':6', '缺少 summary', 'summary="…"'],
    ['numbers with empty lines between', '（1）甲\n\n（2）乙', ':6', '列表没有生效', '1. 文字'],
    ['numbers of two levels', '1.1 甲\n1.2 乙', ':6', '列表没有生效', '1. 文字'],
    ['sections of one name', '## 甲 [#a]\n\n乙\n\n## 甲 [#b]\n\n丙', ':10', '第 6 行也有一节', '换一个标题'],
    [
      'a paragraph twice',
      '这一段话说了两遍，第二遍是不小心粘贴上去的。\n\n这一段话说了两遍，第二遍是不小心粘贴上去的。',
      ':8',
      '第 6 行的相同',
      '删掉一段',
    ],
  ])

  test('sections of one name below different ones', async () => {
    expect(await toldOf('## 甲 [#a]\n\n### 例 [#b]\n\n一\n\n## 乙 [#c]\n\n### 例 [#d]\n\n二')).toEqual([])
  })
})

describe('copies with a part that was not changed', () => {
  const card = (title: string, href: string) => `<Card title="${title}" href="${href}" file="./img/a.svg">一句</Card>`
  const tabs = (yarn: string) =>
    `<Tabs group="package-manager">\n\n<Tab label="npm">\n\n\`\`\`bash\nnpm i --save-exact a@1.0.0 @b/c@2.0.0\n\`\`\`\n\n</Tab>\n\n<Tab label="yarn">\n\n\`\`\`bash\n${yarn}\n\`\`\`\n\n</Tab>\n\n</Tabs>`
  const table = (of: string) =>
    `<ApiTable of="${of}" id="a">\n\n| 名称 | 类型 | 说明 |\n| --- | --- | --- |\n| \`${of.at(-1)}\` | \`b\` | 甲 |\n\n</ApiTable>`
  testMistakes([
    ['links', '[甲](./intro.mdx) · [乙](./intro.mdx)', ':6', '“甲”和“乙”通到同一个地址', '核对'],
    ['tabs', tabs('yarn add a@1.0.0'), ':16', '“yarn”这一项的命令里没有 @b/c@2.0.0'],
    ['tables', `${table('a#b')}\n\n${table('a#c')}`, ':14', 'id="a" 已经是本页另一张表（a#b）的'],
    [
      'cards',
      {
        [PAGE]: page(`<Cards>\n${card('甲', './intro.mdx')}\n${card('乙', './intro.mdx')}\n</Cards>`),
        [at('img/a.svg')]: '<svg viewBox="0 0 108 70"></svg>',
      },
      ':8',
      '与第 7 行的通到同一页',
    ],
    [
      'descriptions of pictures',
      {
        [PAGE]: page('![甲](./img/a.svg)\n\n![甲](./img/b.svg)'),
        [at('img/a.svg')]: '<svg viewBox="0 0 360 70"></svg>',
        [at('img/b.svg')]: '<svg viewBox="0 0 360 71"></svg>',
      },
      ':8',
      'alt 与第 6 行那张图的相同',
    ],
    [
      'marked lines that are not',
      '## 甲 [#a]\n\n```json\n{}\n```\n\n标出的几行要改。',
      ':12',
      '没有标出任何一行',
      '{3,5-7}',
    ],
    ['a sentence whose code is gone', '这样写：\n\n再看别的。', ':6', '冒号后面没有代码'],
    ['a warning that became an address', '甲\n\n[注意]: 不要改名。', ':8', '读者看不到这一行', '**注意：**'],
  ])
  test('that are right are not told', async () => {
    expect(
      await toldOf(`${tabs('yarn add --exact a@1.0.0 @b/c@2.0.0')}\n\n[甲](./intro.mdx) [甲](./intro.mdx#install)`),
    ).toEqual([])
  })
})

describe('fields, rows and addresses', () => {
  const front = (lines: string) => ({ [PAGE]: `---\ntitle: 甲\n${lines}\n---\n\n甲\n` })
  const table = (...rows: string[]) => `| 现象 | 处理 |\n| --- | --- |\n${rows.map((row) => `| ${row} |`).join('\n')}`
  testMistakes([
    ['a description that breaks off', front('description: 每一项有'), ':3', '没有写完', '以句号结尾'],
    [
      'a word that two pages explain',
      { ...front('description: 乙。\nexplains: [点位]'), [at('intro.mdx')]: page('甲', 'explains: [点位]\n') },
      ':4',
      '“点位”已经由 content/docs/five/intro.mdx 解释',
    ],
    [
      'two entries of one name beside each other',
      { ...front('sidebar_label: 介绍\ndescription: 乙。'), [at('intro.mdx')]: page('甲', 'sidebar_label: 介绍\n') },
      ':3',
      '紧挨着两个“介绍”',
      'sidebar_label',
    ],
    ['an item without a space', '- 甲\n-乙\n- 丙', ':7', '这一项没有生效', '- 文字'],
    ['a cell for later', table('甲 | 乙', '丙 | 丁', '戊 |  ', '己 | 庚'), ':10', '“处理”一列只有这一行空着', '—'],
    ['a page that only leads on', '[甲](https://link.zhihu.com/?target=https%3A//a.example)', ':6', '跳转页', '地址栏'],
    ['marks with wide commas', '```ts {1，2}\na\nb\n```', ':6', '没有意义', '写成 {1,2}'],
    [
      'columns that changed places',
      '<ApiTable of="a#b">\n\n| 名称 | 默认值 | 类型 | 说明 |\n| --- | --- | --- | --- |\n| `a` | `1` | `number` | 甲 |\n\n</ApiTable>',
      ':8',
      '次序不对',
      '名称、类型、默认值、说明',
    ],
  ])
})

describe('counts', () => {
  testMistakes([
    ['a list that has grown', '有三种写法：\n\n- 甲\n- 乙\n- 丙\n- 丁', ':6', '有 3 项，下面列了 4 项', '一样的数'],
    ['steps', '分 3 步：\n\n1. 甲\n2. 乙', ':6', '有 3 项，下面列了 2 项'],
    ['a table', '多两项：\n\n| 名称 | 说明 |\n| --- | --- |\n| `a` | 甲 |', ':6', '有 2 项，下面列了 1 项'],
  ])
  test('that are right, or count something else, are not told', async () => {
    const body =
      '有四项：\n\n| 字段 | 说明 |\n| --- | --- |\n| `a`、`b`、`c` | 甲 |\n| `d` | 乙 |\n\n每一步的讲究：\n\n- 甲\n- 乙\n\n第二个参数：\n\n- 丙\n- 丁\n- 戊'
    expect(await toldOf(body)).toEqual([])
  })
})

describe('files and data', () => {
  const PITFALLS = 'content/reference/pitfalls.yaml'
  const entry = (versions: string, right: string) =>
    `- id: a\n  symbol: A\n  package: a\n  versions: ${versions}\n  wrong: a()\n  right: ${right}\n  why: 因为如此这般\n  page: five/intro\n`
  testMistakes([
    [
      'a page with a language',
      { [at('intro.en.mdx')]: page('甲', 'sidebar: false\n') },
      at('intro.en.mdx'),
      '多余的点',
      'intro-en.mdx',
    ],
    [
      'a pitfall of no version',
      { [PITFALLS]: entry('latest', 'b()') },
      `${PITFALLS}:4`,
      'versions 写的是文字“latest”',
      '三段都写，例如 6.5.2',
    ],
    [
      'a pitfall about a name that there is not',
      {
        [PITFALLS]: entry('1.0.0', 'b()').replace('symbol: A', 'symbol: Five.chnageMode'),
        'content/reference/five.json': JSON.stringify({
          package: 'a',
          version: '1.0.0',
          symbols: [{ name: 'Five', members: [{ name: 'changeMode', kind: 'method' }] }],
        }),
      },
      `${PITFALLS}:2`,
      'a 里没有 Five.chnageMode',
      '是不是 Five.changeMode',
    ],
    ['a pitfall that does not parse', { [PITFALLS]: entry('1.0.0', "'b('") }, `${PITFALLS}:6`, '语法错误', '成对'],
  ])
})

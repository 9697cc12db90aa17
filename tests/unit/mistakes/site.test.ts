import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadNames, NAMES_FILE } from '../../../src/gatsby/code-names'
import { filesIn } from '../../../src/gatsby/files-in'
import { takeAlong } from '../../../src/outputs/agents/texts'
import { declarationTexts } from '../../../src/outputs/agents/write'
import { liveTourArchive } from '../../../src/outputs/live-tour'
import { DECLARED } from '../../../src/reference/declared'
import { loadReference, referenceFile } from '../../../src/reference/load'
import { PAGE, SIDEBAR, page, problemsOf, testMistakes, toldOf } from '../../support/mistakes'
import { tempFolder } from '../../support/temp-folder'
import { writeFiles } from '../../support/write-files'

/* What is wrong between pages, files, front matter and data: the place, words of what is said, of the remedy. */

const at = (name: string) => `content/docs/five/${name}`
const SVG = '<svg viewBox="0 0 360 10"><path d="M0 0" fill="none"/></svg>'
const front = (lines: string) => ({ [PAGE]: `---\n${lines}\n---\n\n甲\n` })
const OK = 'title: 甲\ndescription: 乙。'

describe('links and pictures', () => {
  testMistakes([
    ['a page that is not there', '[接口](/openap/)', ':6', '没有对应的页面或文件（/openap/）', '最接近的是“/openapi/”'],
    ['a file that is not there', '[甲](./quick-strat.mdx)', ':6', '没有对应的文件', '最接近的是“five/quick-start”'],
    [
      'a section that is not there',
      '## 甲 [#install]\n\n[乙](#instal)',
      ':8',
      '提醒',
      '锚点不存在',
      '是不是 #install？',
    ],
    ['no extension', '[甲](../intro)', ':6', '没有指向 .mdx 文件', './intro.mdx#install'],
    ['an unlisted page', '[甲](./hidden.mdx)', ':6', '通到未公开列出的页面', 'unlisted: true', '链接到公开的页面'],
    ['a scheme that runs', '[甲](javascript:alert(1))', ':6', '的协议不能用'],
    [
      'on the home page',
      { 'content/home.mdx': page('[甲](./docs/five/no.mdx)') },
      'content/home.mdx:6',
      '没有对应的文件',
    ],
    ['no such picture', '![图](./img/none.png)', ':6', '找不到文件“./img/none.png”（content/docs/five/img/none.png）'],
    ['a picture elsewhere', '![图](https://example.com/a.png)', ':6', '不是本站的文件'],
    ['no address', '[甲]()', ':6', '链接没有地址', './intro.mdx'],
    ['no words', '[](./intro.mdx)', ':6', '链接没有文字', '方括号里写'],
    ['the preview', '[甲](http://localhost:8000/docs/five/intro/)', ':6', '预览的地址', '相对的 .mdx'],
    ['punctuation behind a bare address', '见 https://example.com，谢谢', ':6', '混进了后面的文字', '空一格'],
    ['Han behind a bare address', '见 https://example.com/a看这里', ':6', '混进了后面的文字', '空一格'],
    ['no host', '[甲](https://docs)', ':6', '不完整', 'https://example.com/page'],
    ['half a host', '[甲](https://example..com/)', ':6', '不完整'],
    ['half an escape', '[甲](https://example.com/a%2)', ':6', '不完整'],
    ['nobody to write to', '[甲](mailto:)', ':6', '不完整', 'name@example.com'],
    ['no number', '[甲](tel:abc)', ':6', '不完整', 'tel:+86'],
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
    ['no section of a question', front(`${OK}\nasked:\n  nope: [甲]`), ':5', '没有这一节'],
    ['no alt', { [at('img/a.svg')]: SVG, [PAGE]: page('![](./img/a.svg)') }, ':6', '没有说明文字', '图里有什么'],
    [
      'no alt of a figure',
      { [at('img/a.svg')]: SVG, [PAGE]: page('<Figure file="./img/a.svg" />') },
      ':6',
      '没有说明文字',
      'alt="…"',
    ],
    [
      'an alt of spaces',
      { [at('img/a.svg')]: SVG, [PAGE]: page('<Figure file="./img/a.svg" alt=" " />') },
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
    [
      'a page of no product',
      { 'content/docs/other/a.mdx': page('甲') },
      'content/docs/other/a.mdx:1',
      '不属于任何产品',
    ],
    ['a page of no folder', { 'content/notes.mdx': page('甲') }, 'content/notes.mdx:1', '不属于任何产品'],
    [
      'an address twice',
      { [at('intro/index.mdx')]: page('甲') },
      `${at('intro/index.mdx')}:1`,
      `网址 /docs/five/intro/ 重复：${at('intro.mdx')} 也是这一页`,
    ],
    [
      'addresses that differ in case',
      { [at('Page.mdx')]: page('甲') },
      ':1',
      '重复：content/docs/five/Page.mdx 也是这一页',
    ],
    [
      'another encoding',
      { [PAGE]: Buffer.concat([Buffer.from(page('甲')), Buffer.from('\xb1\xe0', 'latin1')]) },
      ':7',
      '不是正确的 UTF-8',
    ],
    ['no front matter', { [PAGE]: '甲\n' }, ':1', '文件开头没有前置信息'],
    ['no description', front('title: 甲'), ':1', '前置信息缺少 description'],
    [
      'a value of another type',
      front('title: 12\ndescription: 乙。'),
      ':2',
      'title：无效输入：期望 string，实际接收 数字',
    ],
    ['YAML that is none', front('title: 甲: 乙\ndescription: 丙。'), ':2', '不是正确的 YAML', '用引号括起来'],
    ['a key that nobody reads', front(`${OK}\ntags: [a]`), ':4', '没有“tags”这个字段', '可用的有：title description'],
    ['a key misspelt', front(`${OK}\nkeyword: [a]`), ':4', '没有“keyword”这个字段', '是不是“keywords”'],
    ['a key twice', front(`${OK}\ntitle: 乙`), ':4', 'YAML', '只留一个'],
    ['emphasis that YAML reads as an alias', front(`${OK}\nkeywords: [*重要*]`), ':4', '“*重要*”', '引号'],
    ['a full-width colon', front('title：甲\ndescription: 乙。'), ':2', 'YAML', '半角'],
    [
      'full-width colons everywhere',
      front('title：甲\ndescription：乙。'),
      ':2',
      '要写成“字段: 值”',
      '半角',
      'docs/authoring.md',
    ],
    ['a question without its section', front(`${OK}\nasked: [甲]`), ':4', '按小节的标识写'],
    ['numbers that YAML reads', front(`${OK}\nkeywords: [6.10, 007]`), ':4', '引号', "'6.10'"],
    ['a keyword that is none', front(`${OK}\nkeywords: [null]`), ':4', '第 1 项：无效输入：期望 string，实际接收 空值'],
    ['an invisible character', front('title: 甲\u200b乙\ndescription: 丙。'), ':2', 'U+200B', '删掉'],
    ['marks of a merge', front('<<<<<<< HEAD\ntitle: 甲\n>>>>>>> b'), ':2', '合并冲突', '留下一份'],
    ['Markdown in a title', front('title: 用 **甲**\ndescription: 乙。'), ':2', '原样显示'],
    [
      'a component with the address of a page',
      { 'src/pages/docs/five/page.tsx': 'export default () => null' },
      `${PAGE}:1`,
      'src/pages/docs/five/page.tsx 也是这一页',
      '改掉其中一个',
    ],
    [
      'a file with the address of a page',
      { 'static/docs/five/page/index.html': '<p>甲' },
      `${PAGE}:1`,
      'static/docs/five/page/index.html 也是这一页',
    ],
    [
      'a component with the address of the home page',
      { 'src/pages/index.tsx': 'export default () => null' },
      'content/home.mdx:1',
      '网址 / 重复：src/pages/index.tsx 也是这一页',
    ],
    [
      'a component with the address of the docs',
      { 'src/pages/docs.tsx': 'export default () => null' },
      'content/docs/five/intro.mdx:1',
      '网址 /docs/ 重复：src/pages/docs.tsx 也是这一页',
    ],
  ])
})

describe('sidebars', () => {
  const sidebar = (text: string) => ({ [SIDEBAR]: text })
  testMistakes([
    ['none', { [SIDEBAR]: undefined }, SIDEBAR, '找不到侧边栏“five”，可用的有：vreo', `新建 ${SIDEBAR}`],
    [
      'a page that is not there',
      sidebar('- intro\n- page\n- pag\n'),
      `${SIDEBAR}:3`,
      '找不到文档“pag”',
      '是不是“page”？',
    ],
    [
      'a page twice',
      sidebar('- intro\n- label: 组\n  items:\n    - intro\n'),
      `${SIDEBAR}:4`,
      '“intro”在目录里列了两次',
    ],
    ['an unlisted page', sidebar('- hidden\n'), `${SIDEBAR}:1`, '“hidden”是未公开列出的页面，不能放进目录'],
    ['a page in none', { [at('lost.mdx')]: page('甲') }, `${at('lost.mdx')}:1`, '不在目录里', '加一行 - lost'],
    ['a link to nothing', sidebar('- intro\n- label: 坏\n  href: /nope/\n'), `${SIDEBAR}:2`, '链接“/nope/”没有对应的'],
    [
      'a link to what is unlisted',
      sidebar('- label: 坏\n  href: /docs/five/hidden/#a\n'),
      `${SIDEBAR}:1`,
      '未公开列出',
    ],
    [
      'a sidebar of another shape',
      { [SIDEBAR]: '- intro\n- page\n- text: 甲\n  link: /a/\n' },
      `${SIDEBAR}:3`,
      '没有“text”这个字段',
      'label: 分组名',
    ],
  ])
})

test('a page that cannot be parsed is not said to lack its sections', async () => {
  const text = `---\n${OK}\nasked: { install: [怎么装] }\n---\n\n## 安装 [#install]\n\n甲 <Tabs\n`
  const learn = 'page: five/intro\nmodule: a\nsymbols:\n  A:\n    learn: five/page#install\n'
  const files = { [PAGE]: text, 'content/reference/five/a.yaml': learn }
  expect((await problemsOf(files)).map(({ rule }) => rule)).toEqual(['mdx-syntax'])
})

test('a page whose front matter is wrong is not said to be in no sidebar, which it may say itself', async () => {
  const text = '---\ntitle: 甲: 乙\nsidebar: false\n---\n\n甲\n'
  expect((await problemsOf({ [at('aside-too.mdx')]: text })).map(({ rule }) => rule)).toEqual(['front-matter'])
})

test('what an author may write gets no word', async () => {
  expect(await toldOf({})).toEqual([])
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

test('the data are the same with the line ends of Windows, and so is what is published from a file', () => {
  const root = process.cwd()
  const copy = tempFolder('bom')
  const tour = filesIn(join(root, 'samples/live-tour')).map((path) => `samples/live-tour/${path}`)
  const along = filesIn(join(root, 'src/agents/take-along')).map((path) => `src/agents/take-along/${path}`)
  for (const file of [...tour, ...along, NAMES_FILE, referenceFile('vreo'), ...DECLARED.map(({ source }) => source)]) {
    const text = readFileSync(join(root, file), 'utf8').replace(/\r?\n/g, '\r\n')
    writeFiles(copy, { [file]: `\ufeff${text}` })
  }
  const read = (from: string): unknown[] => [
    liveTourArchive(from),
    loadNames(from, 'content/docs/vreo/intro.mdx'),
    loadReference(from, 'vreo'),
    declarationTexts(from),
    along.map((file) => takeAlong(from, basename(file))),
  ]
  const before = structuredClone(read(root))
  expect(before).not.toContain(undefined)
  expect(read(copy)).toEqual(before)
})

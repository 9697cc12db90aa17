import { describe } from '@jest/globals'
import { PAGE, SIDEBAR, page, testMistakes } from '../../support/mistakes'

const SVG = '<svg viewBox="0 0 360 10"><path d="M0 0" fill="none"/></svg>'
const at = (name: string) => `content/docs/five/${name}`

describe('front matter', () => {
  const front = (lines: string) => ({ [PAGE]: `---\n${lines}\n---\n\n甲\n` })
  const OK = 'title: 甲\ndescription: 乙。'
  testMistakes([
    ['TOML', { [PAGE]: '+++\ntitle = "甲"\n+++\n\n甲\n' }, ':1', '没有前置信息', '把 +++ 换成 ---'],
    ['an empty line first', { [PAGE]: `\n---\n${OK}\n---\n\n甲\n` }, ':1', '前面有空行', '第一行就是 ---'],
    ['an end that is indented', { [PAGE]: `---\n${OK}\n ---\n\n甲\n` }, ':4', '没有结束', '顶格写'],
    [
      'twice',
      { [PAGE]: `---\n${OK}\n---\n---\nkeywords: [a]\n---\n\n甲\n` },
      ':6',
      '被当成了标题',
      '前置信息只在文件开头',
    ],
    ['a full-width colon', front('title：甲\ndescription: 乙。'), ':2', 'YAML', '冒号是全角的'],
    ['a value on two lines', front('title: 甲\ndescription: 播放讲解：\n镜头自己走。'), ':4', 'YAML', '接着上一行的值'],
    ['no space', front('title:甲\ndescription: 乙。'), ':2', 'YAML', '冒号后面空一格'],
    ['a reserved character', front('title: @five\ndescription: 乙。'), ':2', 'YAML', '用引号括起来'],
    ['a quote without end', front("title: '甲\ndescription: 乙。"), ':2', 'YAML', '引号没有成对'],
    ['a field that is indented', front('title: 甲\n  description: 乙。'), ':3', 'YAML', '行首的空格'],
    ['a title that is cut', front('title: 甲 #1\ndescription: 乙。'), ':2', '成了注释', '引号'],
    ['several lines', front('title: 甲\ndescription: |\n  乙。\n\n  丙。'), ':3', '只写一行'],
    ['Markdown in a title', front('title: 用 **甲**\ndescription: 乙。'), ':2', '原样显示'],
    ['an entity in a title', front('title: 甲 &amp; 乙\ndescription: 乙。'), ':2', '原样显示'],
    ['full-width commas', front(`${OK}\nkeywords: [甲，乙]`), ':4', '半角逗号'],
    ['items that became one', front(`${OK}\nkeywords:\n- a\n - b`), ':5', '连成了一项'],
    ['a field of Docusaurus', front(`${OK}\nsidebar_position: 3`), ':4', '没有字段 sidebar_position', 'sidebar.yaml'],
    ['an address', front(`${OK}\nslug: /start`), ':4', '没有字段 slug', '改文件名'],
  ])
})

describe('links and pictures', () => {
  // A body that is known is not compiled again: each has its own words
  let count = 0
  const pic = (svg: string, body = `<Figure file="./img/a.svg" alt="甲图 ${++count}" />`) => ({
    [PAGE]: page(body),
    [at('img/a.svg')]: svg,
  })
  testMistakes([
    ['brackets the other way round', '见(甲)[./intro.mdx]。', ':6', '写反了', '[文字](地址)'],
    ['a link in a link', '见[甲 [乙](./intro.mdx) 丙](./intro.mdx)。', ':6', '链接没有生效', '文字里不再有链接'],
    ['no end', '见[甲](./intro.mdx。', ':6', '缺少右括号', '补上'],
    ['a title without end', '见[甲](./intro.mdx "乙)。', ':6', '标题写错了', '半角双引号'],
    ['a # without a name', '见[甲](./intro.mdx#)。', ':6', '# 后面没有标识', '去掉 #'],
    ['the path of the repository', '见[甲](content/docs/five/intro.mdx)。', ':6', '没有对应的文件', '写成 ./intro.mdx'],
    ['a mail address', '见[甲](a@b.example)。', ':6', '没有指向 .mdx', 'mailto:a@b.example'],
    ['a query', '见[甲](./intro.mdx?a=1)。', ':6', '没有指向 .mdx', '去掉 ?'],
    ['a source file', '见[甲](./a.ts)。', ':6', '没有指向 .mdx', 'file="./a.ts"'],
    ['an address with an extension', '见[甲](/docs/five/intro.mdx)。', ':6', '没有对应的页面', '不带 .mdx'],
    [
      'a folder for a picture',
      { [PAGE]: page('![甲图](./img)'), [at('img/x.txt')]: 'x' },
      ':6',
      '是文件夹',
      '写到文件为止',
    ],
    ['no file of a figure', '<Figure src="./img/a.svg" alt="甲图" />', ':6', '没有属性 src', 'file'],
    ['a path from the root', pic(SVG, '![甲图](/img/a.svg)'), ':6', '找不到文件', './img/a.svg'],
    ['another case', pic(SVG, '![甲图](./img/A.svg)'), ':6', '找不到文件', '是不是 ./img/a.svg'],
    ['words that say nothing', pic(SVG, '![image.png](./img/a.svg)'), ':6', '没有说图里有什么', '写图里有什么'],
    ['a colour that is none of ours', pic(SVG.replace('none', '#f00')), ':6', '#f00 不跟随配色', 'var(--accent)'],
    ['a token that is not there', pic(SVG.replace('none', 'var(--acent)')), ':6', '--acent', 'accent'],
    ['a class that is not there', pic(SVG.replace('fill=', 'class="fig-txt" fill=')), ':6', 'fig-txt', 'fig-text'],
    ['a part that is not there', pic(SVG.replace('none', 'url(#a)')), ':6', '没有的 #a', 'id="a"'],
    [
      'a sign that XML reads otherwise',
      pic(SVG.replace('</svg>', '<text>a & b</text></svg>')),
      ':6',
      '& 不是 XML',
      '&amp;',
    ],
    ['a tag without end', pic(SVG.replace('<path', '<g><path')), ':6', '没有成对', '结束标签'],
    [
      'a switch with a value',
      pic(SVG, '<Figure file="./img/a.svg" alt="甲图" zoom="false" />'),
      ':6',
      '不带值',
      '删掉它',
    ],
  ])
})

describe('blocks', () => {
  testMistakes([
    ['text right below a table', '| a | b |\n| --- | --- |\n| 1 | 2 |\n乙', ':9', '紧跟着表格', '空一行'],
    [
      'a row of a parameter table twice',
      '<ApiTable id="a" kind="methods">\n\n| 代码 | 说明 |\n| --- | --- |\n| `-1` | 甲 |\n| `-1` | 乙 |\n\n</ApiTable>',
      ':11',
      '“-1”写了两行',
      '合并',
    ],
    [
      'a bar in code in a cell, behind a bracket',
      '| a | b |\n| --- | --- |\n| 1 | `Promise<A | B>` |',
      ':8',
      '竖线前加反斜杠',
    ],
    [
      'the words of one section, the anchor of another',
      '## 甲乙 [#a]\n\n见[丙丁](#a)。\n\n## 丙丁 [#b]\n\n正文。',
      ':8',
      '那是 #b 这一节',
      '锚点改成 #b',
    ],
    ['a table in two', '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n| 3 | 4 |', ':10', '表格中间断开了', '空行'],
    ['a list in a cell', '| a |\n| --- |\n| - 甲 - 乙 |', ':8', '不能写列表', '<br />'],
    ['numbers out of order', '1. 甲\n3. 乙\n2. 丙', ':7', '序号乱了', '按次序写'],
    ['a level of one space', '- 甲\n - 乙', ':7', '缩进不够', '后面两格'],
    ['full-width dashes', '－ 甲\n－ 乙', ':6', '列表没有生效', '- 文字'],
    ['an empty item', '- 甲\n-\n- 乙', ':7', '有一项是空的', '写上内容'],
    ['a heading in a list', '- ## 甲 [#a]\n\n  乙', ':6', '标题不能放在列表里', '移到外面'],
    ['bold text for a heading', '**安装**\n\n正文。', ':6', '看起来是标题', '### 标题'],
    ['a full-width space', '##　甲 [#a]\n\n乙', ':6', '标题没有生效', '少一个空格'],
    ['words in a mark', '甲<Unconfirmed>乙</Unconfirmed>。', ':6', '不会显示', '<Unconfirmed … />'],
    ['a block in a line', '甲 <Details summary="乙">丙</Details>', ':6', '不能放在一段文字中间', '独占一行'],
    ['Markdown in an attribute', '<Details summary="**甲**">\n\n乙\n\n</Details>', ':6', '原样显示', '只写文字'],
    ['a version that is none', '甲<Since v="最新" />', ':6', '不是版本号', 'v="6.5"'],
    ['tags that cross', '<Tabs>\n\n<Tab label="a">\n\n甲\n\n</Tabs>\n\n</Tab>', ':12', 'MDX', '后开始的先结束'],
  ])
})

describe('sidebars and files', () => {
  const sidebar = (text: string) => ({ [SIDEBAR]: `- intro\n- page\n${text}\n` })
  testMistakes([
    ['a script', sidebar('- label: 甲\n  href: javascript:alert(1)'), `${SIDEBAR}:3`, '协议不能用', '以 / 开头'],
    ['half an address', sidebar('- label: 甲\n  href: ./intro.mdx'), `${SIDEBAR}:3`, '不是完整的地址', '- intro'],
    ['a name twice', sidebar('- label: 甲\n  label: 乙'), `${SIDEBAR}:4`, 'YAML', '写了两次'],
    ['a title', { [SIDEBAR]: '- intro\n- page: 页面\n' }, `${SIDEBAR}:2`, '没有“page”', '只写 - page'],
    ['fields of VitePress', sidebar('- text: 甲\n  link: /'), `${SIDEBAR}:3`, '没有“text”', '是不是“label”'],
    ['a tab', sidebar('- label: 甲\n\titems: []'), `${SIDEBAR}:4`, 'YAML', '不用制表符'],
    [
      'groups of one name',
      { [SIDEBAR]: '- label: 甲\n  items: [intro]\n- label: 甲\n  items: [page]\n' },
      `${SIDEBAR}:3`,
      '都叫“甲”',
      '并成一个',
    ],
    [
      'a page that says it is in none',
      { [PAGE]: page('甲', 'sidebar: false\n') },
      `${SIDEBAR}:2`,
      'sidebar: false',
      '去掉',
    ],
    ['another name', { [at('sidebar.yml')]: '- intro\n' }, at('sidebar.yml'), '不读这个文件', 'sidebar.yaml'],
    ['one too many', { [at('faq/sidebar.yaml')]: '- a\n' }, at('faq/sidebar.yaml'), '没有人读', SIDEBAR],
    ['an index', { [at('index.mdx')]: page('甲') }, at('index.mdx'), '不是文件夹的首页', 'intro.mdx'],
    ['a backup', { [at('page.mdx.bak')]: 'x' }, at('page.mdx.bak'), '不会成为页面', '删掉它'],
    ['code that no page takes in', { [at('a.ts')]: 'export {}' }, at('a.ts'), '没有页面用到', 'file="'],
    ['a page without end', { [PAGE]: page('甲乙丙。\n\n'.repeat(10_000)) }, ':1', '超过 100 KB', '拆成几页'],
    ['an empty home page', { 'content/home.mdx': '' }, 'content/home.mdx:1', '首页没有步骤', '<Steps>'],
    [
      'a broken list of pitfalls',
      { 'content/reference/pitfalls.yaml': '- id: a\n' },
      'content/reference/pitfalls.yaml:1',
      '缺少',
      'why',
    ],
  ])
})

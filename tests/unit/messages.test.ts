import { describe, expect, test } from '@jest/globals'
import { join } from 'node:path'
import { contentFiles } from '../../src/gatsby/model'
import { formatProblems } from '../../src/gatsby/report'
import { loadSite } from '../../src/gatsby/site'

/** One miniature site for each message: what the author reads, with file, line and remedy. */
const SITES = join(process.cwd(), 'tests/fixtures/sites')
const INTRO = 'content/docs/five/intro.mdx'

const messages: [site: string, ...lines: string[]][] = [
  [
    'broken-link',
    `错误 ${INTRO}:6  链接“/openap/”没有对应的页面或文件（/openap/）  [broken-link]`,
    '最接近的是“/openapi/”',
  ],
  [
    'broken-markdown-link',
    `错误 ${INTRO}:8  链接“./quick-strat.mdx”没有对应的文件（content/docs/five/quick-strat.mdx）`,
    '最接近的是“five/quick-start”',
  ],
  ['relative-link-without-mdx', `错误 ${INTRO}:6  相对链接“../intro”没有指向 .mdx 文件`, './intro.mdx#install'],
  [
    'broken-sidebar-link',
    '错误 content/docs/five/sidebar.yaml:4  链接“/nope-sidebar/”没有对应的页面或文件（/nope-sidebar/）  [broken-link]',
    '核对路径',
  ],
  [
    'broken-home-link',
    '错误 content/home.mdx:6  链接“./docs/five/quick-strat.mdx”没有对应的文件（content/docs/five/quick-strat.mdx）',
  ],
  [
    'link-to-unlisted',
    `错误 ${INTRO}:10  链接“./hidden.mdx”通到未公开列出的页面：content/docs/five/hidden.mdx 写了 unlisted: true`,
    '错误 content/docs/five/sidebar.yaml:2  链接“/docs/five/hidden/#install”通到未公开列出的页面',
    '去掉这个链接，改为链接到公开的页面',
  ],
  ['broken-anchor', `提醒 ${INTRO}:8  链接“#instal”的锚点不存在：${INTRO} 里没有 #instal`, '是不是 #install？'],
  ['missing-image', `错误 ${INTRO}:6  找不到文件“./img/none.png”（content/docs/five/img/none.png）  [missing-image]`],
  [
    'duplicate-route',
    '错误 content/docs/five/intro/index.mdx:1  网址 /docs/five/intro/ 重复：content/docs/five/intro.mdx 也是这一页',
  ],
  ['routes-differ-in-case', '网址 /docs/five/intro/ 重复：content/docs/five/Intro.mdx 也是这一页'],
  [
    'bad-front-matter',
    `错误 ${INTRO}:2  前置信息 title：无效输入：期望 string，实际接收 数字`,
    `错误 ${INTRO}:4  前置信息没有“tags”这个字段`,
    '可用的有：title description',
    `错误 ${INTRO}:5  前置信息 unlisted：无效输入：期望 boolean，实际接收 string`,
  ],
  ['missing-description', `错误 ${INTRO}:1  前置信息缺少 description`],
  ['no-front-matter', `错误 ${INTRO}:1  文件开头没有前置信息`],
  ['broken-yaml', `错误 ${INTRO}:2  前置信息不是正确的 YAML`, '用引号括起来'],
  [
    'missing-sidebar',
    '错误 content/docs/five/sidebar.yaml  找不到侧边栏“five”，可用的有：vreo',
    '新建 content/docs/five/sidebar.yaml',
  ],
  [
    'broken-sidebar',
    '错误 content/docs/five/sidebar.yaml:3  目录文件有错：没有“item”这个字段',
    '分组写 - label: 分组名，下一行对齐写 items:',
  ],
  [
    'unknown-sidebar-id',
    '错误 content/docs/five/sidebar.yaml:2  找不到文档“quick-strat”，请核对文档标识',
    '是不是“quick-start”？可用的有：intro、quick-start',
  ],
  ['duplicate-sidebar-id', '错误 content/docs/five/sidebar.yaml:4  “intro”在目录里列了两次'],
  ['unlisted-in-sidebar', '错误 content/docs/five/sidebar.yaml:1  “intro”是未公开列出的页面，不能放进目录'],
  [
    'page-in-no-sidebar',
    '错误 content/docs/five/lost.mdx:1  页面“忘了的页”不在目录里',
    '在 content/docs/five/sidebar.yaml 里加一行 - lost',
  ],
  [
    'unclosed-mdx',
    `错误 ${INTRO}:8  MDX 语法错误：<Tabs> 没有对应的 </Tabs>：“<Tabs>”（Expected a closing tag for \`<Tabs>\``,
    '有标签没有闭合',
  ],
  ['curly-brace', `错误 ${INTRO}:6  MDX 语法错误`, '标题标识写 [#id]'],
  ['bare-generic', `错误 ${INTRO}:6  MDX 语法错误`],
  ['expression', `错误 ${INTRO}:6  正文里不能写 {new Date()}`],
  ['import-statement', `错误 ${INTRO}:6  正文里不能写 import / export`],
  [
    'unknown-component',
    `错误 ${INTRO}:6  <Tab> 只能直接放在 <Tabs> 里`,
    `错误 ${INTRO}:12  没有名为 <Chart> 的组件`,
    '可用的有：ApiTable',
    `错误 ${INTRO}:14  不能直接写 HTML 标签 <script>`,
  ],
  [
    'component-attribute',
    `错误 ${INTRO}:6  <Since> 没有属性 version`,
    '<Since> 缺少 v',
    `错误 ${INTRO}:8  属性 summary 只能是引号里的文字`,
  ],
  ['unknown-callout', `错误 ${INTRO}:6  没有“:::hint”这种提示块`, '可用的有：note tip'],
  [
    'unknown-language',
    `错误 ${INTRO}:6  不认识代码语言“typescript”`,
    `错误 ${INTRO}:10  代码块没有写语言`,
    `错误 ${INTRO}:14  代码块的“tittle="a.ts"”没有意义`,
  ],
  ['missing-sample-file', `错误 ${INTRO}:6  找不到文件“./none.ts”`],
  ['duplicate-id', `错误 ${INTRO}:8  锚点“#a”在本页出现了两次`],
  ['heading-1', `错误 ${INTRO}:6  正文里不能有一级标题`],
  ['unsafe-link', `错误 ${INTRO}:6  链接“javascript:alert(1)”的协议不能用`],
  ['unsafe-svg', '“./img/a.svg”里有 <script>', '“./img/a.svg”里有属性 onLoad', '“./img/a.svg”里有属性 style'],
  ['external-image', `错误 ${INTRO}:6  图片“https://example.com/a.png”不是本站的文件`],
  [
    'misplaced-page',
    '错误 content/docs/other/intro.mdx:1  这个文件不属于任何产品',
    '错误 content/notes.mdx:1  这个文件不属于任何产品',
  ],
  ['bad-encoding', `错误 ${INTRO}:10  文件不是正确的 UTF-8`],
]

async function reportOf(site: string): Promise<string> {
  const root = join(SITES, site)
  const { problems } = await loadSite(root, contentFiles(root), { preview: false })
  return formatProblems(problems)
}

describe('a mistake of an author gets a message with file, line and remedy', () => {
  test.each(messages)('%s', async (site, ...lines) => {
    const report = await reportOf(site)
    for (const line of lines) expect(report).toContain(line)
  })

  test('a good site has nothing to report', async () => {
    expect(await reportOf('good')).toBe('')
  })

  test('every miniature site is tested', async () => {
    const { readdirSync } = await import('node:fs')
    expect(
      readdirSync(SITES)
        .filter((name) => name !== 'good')
        .sort(),
    ).toEqual(messages.map(([name]) => name).sort())
  })
})

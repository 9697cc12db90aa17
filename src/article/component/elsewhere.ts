/** What is written elsewhere (HTML, Docusaurus, VitePress, GitHub), and what is written here in its place. */

const CALLOUT = '写成 :::note[标题]，正文另起一行，结尾另起一行写 :::'
const TABS = '写成 <Tabs>，里面每一段放进 <Tab label="npm">…</Tab>，标签与内容之间空一行'
const DETAILS = '写成 <Details summary="标题">…</Details>，标签与内容之间空一行'
const CODE = '代码块用三个反引号：```ts title="src/a.ts"'
const LINK = '链接写成 [文字](./页面.mdx)；小节的标识写在标题末尾：## 标题 [#标识]'
const PICTURE = '图片写成 ![图里有什么](./img/名字.webp) 或 <Figure file="…" alt="…" />'
const LIST = '列表写成每行一项：- 文字；表格的单元格里，各项之间写 <br />'
const TABLE = '表格写成 | a | b |，单元格里换行写 <br />'
const STRONG = '强调写成 **文字**'
const PLAIN = '去掉标签，直接写文字：版式由站点决定'
const NOT_HERE = '页面里不能嵌入：放一张图，或链接过去'
const REMOVE = '删掉它：页面是数据，不运行脚本，也不带样式'

/** By name in lower case. */
const INSTEAD: Record<string, string> = Object.fromEntries(
  (
    [
      ['a link routerlink navlink', LINK],
      ['img image picture zoom themedimage', PICTURE],
      ['details summary collapse accordion', DETAILS],
      ['table thead tbody tr td th', TABLE],
      ['ul ol li dl dt dd', LIST],
      ['b strong i em u mark font s del big small', STRONG],
      ['h1 h2 h3 h4 h5 h6', '标题写成 ## 标题 [#标识]'],
      ['p div span center section article', PLAIN],
      ['pre code codeblock', CODE],
      ['hr', '分隔线写成单独一行的 ---，前后各空一行'],
      ['blockquote', '引用写成 > 文字'],
      ['video audio iframe embed object youtube', NOT_HERE],
      ['script style template', REMOVE],
      ['admonition callout note tip info warning caution danger important alert hint aside', CALLOUT],
      ['tabitem codegroup codegroupitem codetabs tabpanel', TABS],
      ['toc toclist tocinline', '删掉它：目录由页面自己生成'],
      ['mermaid', '画一张 SVG，用 <Figure file="…" alt="…" /> 放进来'],
      ['head helmet', '标题和描述写在前置信息里'],
      ['cardgroup doccardlist linkcard', '写成 <Cards>，里面放 <Card title="…" href="…" file="…">'],
      ['accordiongroup', DETAILS],
      ['endpoints endpointindex', '只用在 content/openapi.mdx'],
      ['reference', '写成 <Reference />；只用在按名称查的参考页（content/reference/ 里有 page 指向的页）'],
    ] as const
  ).flatMap(([names, remedy]) => names.split(' ').map((name) => [name, remedy])),
)

/** @returns what to write in place of an element or a component of another system. */
export const insteadOf = (name: string): string | undefined => INSTEAD[name.toLowerCase()]

const CONTAINERS: Record<string, string> = {
  details: DETAILS,
  'code-group': TABS,
  tabs: TABS,
  steps: '写成 <Steps>，里面放 <Step title="…" id="…">',
  card: '写成 <Cards>，里面放 <Card title="…" href="…" file="…">',
  success: '改成 :::tip',
  error: '改成 :::danger',
  hint: '改成 :::tip',
  attention: '改成 :::warning',
  raw: '删掉这两行',
  'v-pre': '删掉这两行：代码块里的花括号本来就原样显示',
}

/** @returns what to write in place of a `:::` block of another system. */
export const insteadOfContainer = (name: string): string | undefined => CONTAINERS[name]

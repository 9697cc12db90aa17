/** Chinese texts of the files that the build writes besides pages. Not part of any script of the site. */

/** `llms.txt`, the lists of pages and the full texts (llmstxt.org; the name of the last section is set there). */
export const llms = {
  relative: '路径从本文件算起，本文件在 {url}',
  notes: [
    '每一页都有 Markdown：把网址末尾的 / 换成 .md。每个小节另有一个不到 6 KB 的文件：docs/five/config.md#panorama 在 sections/five/config/panorama.md，sections/five/config.md 列出这一页的小节。只要一个答案时读小节。',
    '示例按页首 packages 的版本做过类型检查；参数表与该版本的类型声明一致。',
  ],
  products: '产品',
  /** Behind the summary of an area. */
  pageCount: '{pages} 页。',
  published: 'npm 上有：`npm install --save-exact {packages}`。',
  unpublished: '公开的 npm 仓库里没有 `{name}`，装不上，要向平台要；有记录的最新版是 {version}。',
  moreRules: '先读[必须知道的十条]({path})',
  start: '开始',
  rules: '写代码前必须知道的十条',
  data: '可以检索的数据',
  sections: '全部小节',
  sectionsNote: '每行一个小节：标识、标题、页面、大小、路径、里面的锚点',
  symbols: 'SDK 的全部名称',
  symbolsNote: '每行一个公开名称或成员：种类、签名、一句说明、参考条目与讲它的小节',
  errors: '报错与错误码',
  errorsNote: '原文或代码的原因、处理与出处',
  pitfalls: '编译器看不出的坑',
  pitfallsNote: '错的写法、对的写法、原因与出处',
  liveTypes: '@realsee/live 的类型声明',
  jsbridgeTypes: '@realsee/jsbridge-x 的类型声明',
  declaredNote: '声明，未与包核对',
  agents: '放进 AGENTS.md 的一段',
  agentsNote: '版本、查法、一定要与不要',
  agentPackage: '命令与 MCP 服务',
  agentPackageNote: '下载后 `npx -y ./realsee-docs.tgz search "…"`',
  fullText: '全文',
  fullTextUse: '全文很长，放不进一次对话。适合下载后用 grep 找原文；要读懂一件事，读那一页或那一节。',
  fullTextAll: '全部页面',
  fullTextSize: '约 {size} KB',
  openapiFile: 'OpenAPI 3.1 描述文件',
  openapiNote: '全部接口的机器可读描述，可导入 Postman、Apifox，或用来生成客户端',
  demos: '能运行的示例',
  schemas: '数据格式（JSON Schema）',
  optional: 'Optional',
  changelog: '文档的变更记录',
  changelogNote: '每次发布新增、修改了什么',
  feed: '变更记录的 Atom 订阅',
  feedNote: '有新的发布时更新',
} as const

/** What the Markdown of pages says in words where a page shows it. */
export const markdown = {
  /** Behind the name of a code block's file. */
  markedLines: '（标出的行：{lines}）',
  /** In the place of a file that an earlier page has. */
  sameFile: '：与 {link} 里的同名文件相同。',
  sections: '小节',
  sectionSize: '{bytes} 字节',
  partCount: '，分 {count} 份',
  missing: '没有这个 Markdown',
  nearest: '最接近的：',
  missingIndex: '全部页面从 [llms.txt]({llms}) 找，全部小节在 [sections.json]({sections})。',
} as const

/** The feed of the changelog. */
export const feed = { title: '{site} · 变更记录', subtitle: '文档每次发布新增、修改了什么' } as const

/** The printable documents. */
export const print = {
  title: '{label}（打印版）',
  description: '{label}的 {pages} 页文档合成的一份，可打印或另存为 PDF。',
  pages: '共 {pages} 页',
  updatedAt: '最近更新于 {date}',
  pageUpdatedAt: '更新于：{date}',
  contents: '目录',
  ungrouped: '其他',
} as const

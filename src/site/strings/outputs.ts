/** Chinese texts of the files that the build writes besides pages. Not part of any script of the site. */

/** `llms.txt`, the lists of pages and the full texts (llmstxt.org; the name of the last section is set there). */
export const llms = {
  notes: [
    '每一页都有 Markdown：把网址末尾的 / 换成 .md。标题后的 {#panorama} 是这一节的标识：docs/five/config.md#panorama 就是从这个标题到下一个同级标题。参数表的行和报错原文也有标识。',
    '示例按页首 packages 的版本做过类型检查；参数表与该版本的类型声明一致。',
  ],
  products: '产品',
  /** Behind the summary of an area. */
  pageCount: '{pages} 页。',
  published: 'npm 上有：`npm install --save-exact {packages}`。',
  unpublished: '公开的 npm 仓库里没有 `{name}`，装不上，要向平台要；有记录的最新版是 {version}。',
  moreRules: '先读[必须知道的十条]({url})',
  start: '开始',
  rules: '写代码前必须知道的十条',
  data: '可以检索的数据',
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
  schemas: '数据格式（JSON Schema）',
  optional: 'Optional',
} as const

/** What the Markdown of pages says in words where a page shows it. */
export const markdown = {
  /** In the place of a drawing, which has no address. */
  drawing: '（图：{name}）',
  /** Behind the name of a code block's file. */
  markedLines: '（标出的行：{lines}）',
  /** In the place of a file that an earlier page has. */
  sameFile: '：与 {link} 里的同名文件相同。',
  missing: '没有这个 Markdown',
  missingIndex: '全部页面从 [llms.txt]({llms}) 找。',
} as const

export const print = {
  title: '{label}（打印版）',
  description: '{label}的 {pages} 页文档合成的一份，可打印或另存为 PDF。',
  pages: '共 {pages} 页',
  updatedAt: '最近更新于 {date}',
  pageUpdatedAt: '更新于：{date}',
  contents: '目录',
} as const

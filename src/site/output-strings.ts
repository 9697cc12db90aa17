/** Chinese texts of the files that the build writes besides pages. Not part of any script of the site. */

/** `llms.txt` and the full texts (llmstxt.org; the name of the last section is set there). */
export const llms = {
  notes: [
    '每一页都有 Markdown：把网址末尾的 / 换成 .md。下面的链接都指向 Markdown。',
    '代码示例按页首写明的 SDK 版本做过类型检查；参数表与该版本的类型声明一致。',
    '@realsee/* 各 SDK 的包不随本站分发，从 npm 安装，遵守各包自带的条款。',
  ],
  fullText: '全文',
  fullTextAll: '全部页面的全文',
  fullTextArea: '{label}的全文',
  fullTextNote: '{pages} 页，约 {size} KB',
  openapiFile: 'OpenAPI 3.1 描述文件',
  openapiNote: '全部接口的机器可读描述，可导入 Postman、Apifox，或用来生成客户端',
  demos: '能运行的示例',
  schemas: '数据格式（JSON Schema）',
  symbols: 'SDK 的全部名称',
  symbolsNote: '每个公开名称与成员的种类、签名、一句说明、参考条目与讲它的小节',
  optional: 'Optional',
  changelog: '文档的变更记录',
  changelogNote: '每次发布新增、修改了什么',
  feed: '变更记录的 Atom 订阅',
  feedNote: '有新的发布时更新',
}

/** Lines below the title of a page's Markdown. */
export const markdown = { address: '网址：{url}', updatedAt: '更新于：{date}' }

/** The feed of the changelog. */
export const feed = { title: '{site} · 变更记录', subtitle: '文档每次发布新增、修改了什么' }

/** The printable documents. */
export const print = {
  title: '{label}（打印版）',
  description: '{label}的 {pages} 页文档合成的一份，可打印或另存为 PDF。',
  pages: '共 {pages} 页',
  updatedAt: '最近更新于 {date}',
  contents: '目录',
  ungrouped: '其他',
}

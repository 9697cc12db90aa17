/**
 * Chinese strings of the interface, by topic; those of the home page stand beside it, labels of links in the lists of links. Placeholders are in braces and filled by {@link fill}.
 * Texts of the files that only the build writes are in `outputs.ts`, those of single pages and of the search in
 * `pages.ts` and `search.ts` (the script of every page would carry them), texts of pages in `content/`.
 */

/** The placeholders of a template; of any string, none that could be known. */
type PlaceholderOf<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

/**
 * Fills `{name}` placeholders.
 * @param template a string of this file.
 * @param values a value for each placeholder, which the compiler asks for; one without a value stays visible.
 */
export function fill<Template extends string>(
  template: Template,
  values: Record<string, string | number> & Record<PlaceholderOf<Template>, string | number>,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

export const nav = {
  machineIndex: '全部页面的 Markdown 目录：',
  skipToContent: '跳到正文',
  mainAria: '主导航',
  menuMainAria: '菜单中的主导航',
  brandSuffix: '，回到文档首页',
  menuOpen: '打开导航菜单',
  menuClose: '关闭导航菜单',
  menuAria: '导航菜单',
  menuBack: '← 返回上级菜单',
  externalAria: '外部链接，新窗口打开',
  itemError: '导航项“{label}”渲染失败，请检查它的配置',
} as const

export const sidebar = {
  aria: '文档目录',
  menuAria: '菜单中的文档目录',
  scrollTop: '回到顶部',
  otherFrameworks: '{frameworks}：打开任意一篇，在页首换',
} as const

export const breadcrumbs = { aria: '当前位置', home: '首页' } as const

export const version = { current: 'Next（当前版本）', badge: '版本：{version}' } as const

export const color = { toggleAria: '切换配色（当前：{mode}）', light: '浅色', dark: '深色' } as const

export const announcementBar = { aria: '站点公告', close: '关闭公告' } as const

export const baseUrl = {
  title: '站点资源没有加载成功',
  body: '多半是部署路径与 baseUrl 设置不一致。',
  current: '当前 baseUrl：{baseUrl}',
  suggest: '可以改成：{suggestedBaseUrl}',
} as const

/** Apart from the others: the script in every page's head carries it. */
export const incomplete = '这一页没有加载完'

/** Below the field that filters the tables of a page. */
export const filter = { found: '{count} 条', none: '这一页没有。', search: '到全站搜' } as const

/** Apart from the others: the script in every page's head carries it. */
export const storageUnavailable = '浏览器存储不可用，“{feature}”不会被记住'

/** While the search has nothing to show: what every page carries. */
export const searchWaits = {
  loading: '搜索中…',
  stalled: '网络较慢，仍在等待结果…',
  errorTitle: '没能取到结果',
  errorHelp: '请检查网络连接后再试。',
  retry: '重试',
} as const

export const pageState = {
  loadingText: '加载中…',
  progressAria: '页面切换进度',
  loadErrorTitle: '这一页没能加载出来',
  loadErrorRetry: '重试',
} as const

export const noscript = '请启用 JavaScript 后使用搜索与导航；已经启用的话，是脚本没有取到，刷新再试。'

export const doc = {
  tocTitle: '本页目录',
  tocAside: '目录与工具',
  paginationAria: '上一篇与下一篇',
  previous: '上一篇',
  next: '下一篇',
  updatedAt: '更新于 ',
  edit: '修改此页',
  printArea: '本栏目的打印版（新窗口）',
  unlistedTitle: '未公开列出',
  unlistedBody: '本页不会出现在目录和搜索结果里，只有知道地址的人能打开。',
  draftTitle: '草稿',
  draftBody: '内容仍在编写，仅在开发环境可见，不会发布。',
  frameworks: '同一主题的其他框架写法',
  frameworkSwitch: '换一种框架看这一节',
  series: '手册的步骤',
  copyMarkdown: '复制本页 Markdown',
  openInAssistant: '用 {name} 打开',
  assistantQuestion: '先读：{url}',
  viewMarkdown: '查看 Markdown',
  pageMenu: '本页操作',
  report: '报告这一页的问题',
  checkedWith: '示例已在 {packages} 下校验',
} as const

/** What the articles' buttons answer. Apart from {@link article}, so that no page carries what only the build writes. */
export const feedback = {
  copied: '已复制',
  notLoaded: '没能加载出来，请检查网络连接后再试。',
  copyFailed: '复制失败，请手动选择',
  headingCopied: '链接已复制',
  imageZoomClose: '关闭大图',
} as const

/** Texts that the build writes into articles. */
export const article = {
  admonitions: {
    note: '说明',
    tip: '建议',
    info: '信息',
    caution: '留意',
    warning: '警告',
    danger: '危险',
    important: '重要',
  },
  copy: '复制',
  copyAria: '复制这段代码',
  wrap: '自动换行',
  codeAria: '代码：{name}',
  tabsAria: '代码示例切换',
  tableAria: '表格，超宽时可左右滚动',
  imageZoom: '放大查看',
  required: '必填',
  optional: '可选',
  defaultValue: '默认值',
  description: '说明',
  /** Heads of the columns of API tables that hold types. */
  typeColumns: ['类型', '签名', '返回'],
  deprecated: '已弃用',
  since: '{version} 起',
  unconfirmed: '未确认',
} as const

export const footer = {
  docs: '开发文档',
  more: '更多',
  website: '如视官网',
  agreement: '开发者协议',
  changelog: '变更记录',
  account: '账号与密钥',
  logoAlt: '如视',
  copyright: '© {year} 如视 realsee.com',
  contact: '联系：',
} as const

export const blog = { sidebarAria: '文章列表', sidebarYear: '{year} 年' } as const

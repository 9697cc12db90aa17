/** Chinese strings of single pages: apart from the others, so that no page's script has them. */

export const notFound = {
  title: '没有找到这个页面',
  moved: '你要访问的地址不存在，可能已改名或移走。',
  tellOwner: '如果是从别的网站点进来的，请告诉那个网站的维护者：这条链接失效了。',
  seoTitle: '页面不存在',
  description: '链接失效或地址有误，可从首页或搜索重新进入。',
  home: '去首页',
  search: '搜索文档',
  tasks: '按要做的事找',
} as const

export const home = {
  start: '快速开始',
  api: '查看开放 API',
  tilesAria: '产品文档入口',
} as const

/** Texts of the home page; names and summaries of the areas come from `src/site/areas.ts` and `area-summaries.ts`. */
export const texts = {
  audience: '开发者文档',
  /** In the parts that a line may hold. */
  title: ['把真实空间', '放进网页、App 与小程序'],
  lead: '写给前端、App、小程序和服务端的开发者。拍好的空间交给 SDK，渲染、测量、导览、多人同看都有现成的；先用示例小户型跑起来，不需要账号。',
  install: 'npm i @realsee/five three@0.117.1',
  installAria: '安装命令',
  frameworks: '用框架',
  enterRoom: '转动这间房',
  tasksTitle: '按要做的事找文档',
  mapTitle: '产品怎样配在一起',
  mapNote: '插件、导览和带看都接在三维空间上；容器装着整个网页。',
  /** What to know of products on one page: text, page, and its name. */
  together: [
    ['插件、导览用一个 Five：', 'dnalogel/with-tour', '插件与导览放在一页'],
    ['导览装哪些版本：', 'vreo/get-started/install', '安装导览'],
    ['触屏、小程序里能用哪些插件：', 'dnalogel/compatibility', '插件兼容表'],
    ['账号、许可、费用：', 'faq/account-and-price', '账号与密钥'],
  ],
  stepsTitle: '三步跑起来',
  stepsNote: '用示例空间，不需要账号。',
  demos: '看全部能运行的示例',
  supportBefore: '没有要找的内容？写信到 ',
  supportMiddle: '，或到 ',
  supportAfter: ' 翻看示例仓库。',
} as const

/** What each product goes together with; `{three}` and `{five}` are the versions that the pages are checked with. */
export const fits: Record<string, string> = {
  five: '配 three {three}；React 16.12 起、Vue 3 可选',
  dnalogel: '配 Five {five}',
  vreo: '配 Five 5 alpha、React 16',
  live: '配 Five {five}；包向平台要',
  webview: '只在 App、小程序里需要；包向平台要',
  openapi: '服务端调用，产出空间数据',
}

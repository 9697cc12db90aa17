/** Texts of the home page; names and summaries of the areas come from `src/site/config.ts`. */
export const texts = {
  lead: '把采集好的真实空间放进网页、App 与小程序：渲染、测量、导览、多人同看，都有现成的 SDK 和接口。',
  install: 'npm i @realsee/five three@0.117.1',
  installAria: '安装命令',
  tilesTitle: '从哪一块开始',
  tilesNote: '五个 SDK、一套接口、一份排错手册。',
  stepsTitle: '三步跑起来',
  stepsNote: '用示例空间，不需要账号。',
  demos: '看全部能运行的示例',
  tasksTitle: '按要做的事找文档',
  supportBefore: '没有要找的内容？写信到 ',
  supportMiddle: '，或到 ',
  supportAfter: ' 翻看示例仓库。',
} as const

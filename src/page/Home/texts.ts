import { docPath, routes } from '../../site/routes'

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

/** A task a reader comes with, and the page that answers it. */
export interface Task {
  label: string
  /** Name of the area, shown at the end of the row. */
  area: string
  /** Route without prefix. */
  path: string
}

/** The tasks in reading order: get a space on screen, add to it, tell a story, meet, embed, serve, mend. */
export const tasks: readonly Task[] = [
  { label: '在 React 里嵌入一套空间', area: '三维空间', path: docPath('five/handbook/react/get-started') },
  { label: '点一下画面，得到三维坐标', area: '三维空间', path: docPath('five/handbook/no-framework/points-in-3d') },
  { label: '给家具挂一个标签', area: '空间交互', path: docPath('dnalogel/PanoTagPlugin') },
  { label: '在小地图上看自己站在哪', area: '空间交互', path: docPath('dnalogel/floorplan/PanoFloorplanRadarPlugin') },
  { label: '量一量这面墙有多长', area: '空间交互', path: docPath('dnalogel/PanoMeasurePlugin') },
  { label: '播一段带讲解的导览', area: '空间导览', path: docPath('vreo/get-started/quick_start') },
  { label: '两个人同屏看一套房', area: '空间带看', path: docPath('live/get-started/sync-five-state') },
  { label: '在 App 里打开空间', area: '终端容器', path: `${docPath('webview/intro')}#choose` },
  { label: '在微信小程序里打开空间', area: '终端容器', path: docPath('webview/miniProgram/wechat') },
  { label: '用密钥取到第一套空间', area: '开放 API', path: `${routes.openapi}#first-call` },
  { label: '报错说签名不对', area: '常见问题', path: docPath('faq/five-data-signature') },
  { label: '画面是黑的，从哪查起', area: '常见问题', path: docPath('faq/vr-first-load-black-screen') },
]

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
  { label: '从空文件夹到站进一间房', area: '三维空间', path: docPath('five/quick-start') },
  { label: '在 React 里嵌入一套空间', area: '三维空间', path: docPath('five/handbook/react/get-started') },
  { label: '点一下画面，得到三维坐标', area: '三维空间', path: docPath('five/handbook/no-framework/points-in-3d') },
  { label: '录下一段走动再回放', area: '三维空间', path: docPath('five/handbook/no-framework/recording-state') },
  { label: '给家具挂一个标签', area: '空间交互', path: docPath('dnalogel/PanoTagPlugin') },
  { label: '低头看到北在哪边', area: '空间交互', path: docPath('dnalogel/PanoCompassPlugin') },
  { label: '播一段带讲解的导览', area: '空间导览', path: docPath('vreo/intro') },
  { label: '和客户同屏看一套房', area: '空间带看', path: docPath('live/intro') },
  { label: '在 App 与小程序里打开空间', area: '终端容器', path: docPath('webview/intro') },
  { label: '用密钥换取凭证', area: '开放 API', path: `${routes.openapi}#access-token` },
  { label: '报错说签名不对', area: '常见问题', path: docPath('faq/five-data-signature') },
  { label: '画面是黑的，从哪查起', area: '常见问题', path: docPath('faq/intro') },
]

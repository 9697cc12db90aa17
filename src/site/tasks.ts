import { areas } from './areas'
import { docPath, routes } from './routes'

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
  { label: '在 React 里嵌入一套空间', area: areas.five.label, path: docPath('five/handbook/react/get-started') },
  { label: '在 Vue 里嵌入一套空间', area: areas.five.label, path: docPath('five/handbook/vue/get-started') },
  {
    label: '点一下画面，得到三维坐标',
    area: areas.five.label,
    path: docPath('five/handbook/no-framework/points-in-3d'),
  },
  { label: '给家具挂一个标签', area: areas.dnalogel.label, path: docPath('dnalogel/PanoTagPlugin') },
  { label: '显示户型图和小地图', area: areas.dnalogel.label, path: docPath('dnalogel/floorplan/intro') },
  { label: '量一量这面墙有多长', area: areas.dnalogel.label, path: docPath('dnalogel/PanoMeasurePlugin') },
  { label: '播一段带讲解的导览', area: areas.vreo.label, path: docPath('vreo/get-started/quick_start') },
  { label: '两个人同屏看一套房', area: areas.live.label, path: docPath('live/get-started/first-tour') },
  { label: '在 App 里打开空间', area: areas.webview.label, path: `${docPath('webview/intro')}#choose` },
  { label: '在微信小程序里打开空间', area: areas.webview.label, path: docPath('webview/miniProgram/wechat') },
  { label: '取得账号与密钥', area: areas.faq.label, path: `${docPath('faq/account-and-price')}#console` },
  { label: '用密钥取到第一套空间', area: areas.openapi.label, path: `${routes.openapi}#first-call` },
  { label: '报错说签名不对', area: areas.faq.label, path: docPath('faq/five-data-signature') },
  { label: '画面是黑的，从哪查起', area: areas.faq.label, path: docPath('faq/vr-first-load-black-screen') },
  { label: '加载慢、掉帧、费流量', area: areas.faq.label, path: docPath('faq/slow') },
  { label: '从 Five 5.x 升级', area: areas.five.label, path: docPath('five/upgrade') },
]

/** Tasks that are shown at once. */
const MOST = 6

/** @returns tasks to offer a reader: those of an area first, then the others in reading order. */
export function tasksOf(area: string | undefined): Task[] {
  const isNear = (task: Task): boolean => task.area === area
  return [...tasks.filter(isNear), ...tasks.filter((task) => !isNear(task))].slice(0, MOST)
}

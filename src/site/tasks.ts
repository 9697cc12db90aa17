import type { AreaId } from './area-ids'
import { areas } from './areas'
import { docPath } from './routes'

/** A task a reader comes with, and the page that answers it. */
export interface Task {
  label: string
  /** Name of the area, shown at the end of the row. */
  area: string
  /** Route without prefix. */
  path: string
}

/** The tasks in reading order: get a space on screen, add to it, tell a story, meet, embed, serve, mend. */
const PAGES: readonly [label: string, page: `${AreaId}/${string}`, anchor?: string][] = [
  ['在 React 里嵌入一套空间', 'five/handbook/react/get-started'],
  ['在 Vue 里嵌入一套空间', 'five/handbook/vue/get-started'],
  ['点一下画面，得到三维坐标', 'five/handbook/no-framework/points-in-3d'],
  ['给家具挂一个标签', 'dnalogel/PanoTagPlugin'],
  ['显示户型图和小地图', 'dnalogel/floorplan/intro'],
  ['量一量这面墙有多长', 'dnalogel/PanoMeasurePlugin'],
  ['播一段带讲解的导览', 'vreo/get-started/quick_start'],
  ['两个人同屏看一套房', 'live/get-started/first-tour'],
  ['在 App 里打开空间', 'webview/intro', '#choose'],
  ['在微信小程序里打开空间', 'webview/miniProgram/wechat'],
  ['取得账号与密钥', 'faq/account-and-price', '#console'],
  ['用密钥取到第一套空间', 'openapi/index', '#first-call'],
  ['报错说签名不对', 'faq/five-data-signature'],
  ['画面是黑的，从哪查起', 'faq/vr-first-load-black-screen'],
  ['加载慢、掉帧、费流量', 'faq/slow'],
  ['从 Five 5.x 升级', 'five/upgrade'],
]

export const tasks: readonly Task[] = PAGES.map(([label, page, anchor = '']) => ({
  label,
  area: areas[page.split('/')[0] as AreaId].label,
  path: docPath(page) + anchor,
}))

/** Tasks that are shown at once. */
const MOST = 6

/** @returns tasks to offer a reader: those of an area first, then the others in reading order. */
export function tasksOf(area: string | undefined): Task[] {
  const isNear = (task: Task): boolean => task.area === area
  return [...tasks.filter(isNear), ...tasks.filter((task) => !isNear(task))].slice(0, MOST)
}

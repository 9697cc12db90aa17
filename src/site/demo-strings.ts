/** Texts of the programs that run in the page. Apart from the others: only those who press 运行 fetch them. */

export const demo = {
  frameTitle: '正在运行：{name}',
  edit: '改代码',
  editClose: '收起代码',
  reset: '重置',
  fullscreen: '全屏',
  fullscreenEnd: '退出全屏',
  close: '关闭',
  runAgain: '再次运行',
  runAgainHint: '改完按“再次运行”，或按 Ctrl + Enter',
  files: '文件',
  code: '{file} 的代码',
  starting: '正在启动…',
  console: '控制台',
  missing: '没有找到这个示例，刷新页面再试',
} as const

/** What the frame writes into the console. */
export const frame = {
  circle: '文件互相引用成了环：{files}',
  noFile: '{from} 引用了 {id}，这个示例里没有这个文件',
  noPackage: '{from} 引用了 {id}，这里没有这个包',
} as const

/** Where a program cannot run in the page. */
export const ownMachine = {
  title: '在本机运行',
  why: 'SDK 不随本站发布，示例空间也没有签名，这个页面里运行不了。下载工程，在本机运行：',
  download: '下载 ',
  then: '，解压，在它的文件夹里运行：',
  open: '浏览器打开 {address}，就是这个示例。',
} as const

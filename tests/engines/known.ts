type EngineName = 'webkit' | 'firefox' | 'chromium' | 'chromium-109'

interface Known {
  /** Title of the behaviour. */
  behaviour: string
  engines: EngineName[]
  reason: string
}

const ALL: EngineName[] = ['webkit', 'firefox', 'chromium', 'chromium-109']

/** Behaviours that fail, and why. One that passes again fails the run, so that its mark is taken away. */
export const KNOWN: Known[] = [
  {
    behaviour: 'the page asked for last is the one that shows',
    engines: ALL,
    reason: '先点的页面后到时会把读者带走：前一次导航没有取消',
  },
  {
    behaviour: 'a link to an .html address opens the page',
    engines: ALL,
    reason: '页内跳转不认 .html 地址，显示「没有找到这个页面」',
  },
  {
    behaviour: 'a link to a section of another page leads to the section',
    engines: ALL,
    reason: '页内跳转先滚动，样式后到，章节移走',
  },
  {
    behaviour: 'a link to a section of another page leads to the section without scroll anchoring',
    engines: ALL,
    reason: '页内跳转先滚动，样式后到，章节移走',
  },
  {
    behaviour: 'a tab whose scripts have not arrived changes its colour with another',
    engines: ALL,
    reason: '监听配色的代码要等脚本启动',
  },
  {
    behaviour: 'a page that comes back from the history has the colour chosen since',
    engines: ['webkit', 'firefox'],
    reason: '从往返缓存恢复的页面收不到 storage 事件，也没有监听 pageshow',
  },
  {
    behaviour: 'keys typed while the search opens are in its field',
    engines: ALL,
    reason: '输入框出现之前按下的键丢了',
  },
  {
    behaviour: 'Escape while the search opens keeps it closed',
    engines: ALL,
    reason: '对话框还在加载时按 Esc，加载完照样打开',
  },
  {
    behaviour: 'searching while offline says so and keeps the article',
    engines: ALL,
    reason: '第一次打开搜索时没有网络，读者被送到浏览器自己的错误页',
  },
  {
    behaviour: 'what was typed before the scripts came is searched',
    engines: ALL,
    reason: '脚本启动之前输入的字留在框里，不会搜索',
  },
  {
    behaviour: 'a page fetched ahead opens, or says that it could not, when the network goes',
    engines: ['webkit', 'chromium', 'chromium-109'],
    reason: '数据已经预取，图标的脚本没有：出错未处理，浏览器显示自己的错误页',
  },
  {
    behaviour: 'the drawer opens before any script has arrived',
    engines: ['webkit', 'chromium-109'],
    reason: '没有 commandfor，菜单按钮要等脚本（docs/browsers.md）',
  },
]

/** @returns why a behaviour is known to fail in an engine; `undefined` when it must hold. */
export const knownFailure = (engine: string, behaviour: string): string | undefined =>
  KNOWN.find((known) => known.behaviour === behaviour && known.engines.includes(engine as EngineName))?.reason

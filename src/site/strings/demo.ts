/** Texts of the programs that run in the page. Apart from the others: only those who press 运行 fetch them. */

/** The button that a page is built with. */
export const runWords = { run: '运行', aria: '运行：{name}', picture: '图里的示例' } as const

export const demo = {
  sandboxTitle: '正在运行：{name}',
  edit: '改代码',
  editClose: '收起代码',
  editFailed: '编辑器没能加载出来，请检查网络连接后再试',
  reset: '重置',
  fullscreen: '全屏',
  fullscreenEnd: '退出全屏',
  fullscreenEndKey: '退出全屏（Esc）',
  close: '关闭',
  run: runWords.run,
  runAgain: '再次运行',
  runAgainHint:
    '改完点上面的按钮再运行，或按 Ctrl + Enter（Mac 按 ⌘ + Enter）。Tab 缩进；要离开编辑器，按 Esc 再按 Tab',
  find: '查找',
  files: '文件',
  code: '{file} 的代码',
  starting: '正在启动…',
  startLate: '还没有启动。网络慢就再等等；不行就检查网络连接，再按“再次运行”',
  startStuck: '还没有运行完：可能在等数据，也可能有死循环。等不到就改好代码再运行',
  started: '运行中',
  failed: '出错了：{message}',
  goTo: '到 {file} 第 {line} 行',
  console: '控制台',
  times: ' × {count}',
  olderGone: '只留最近 {count} 行，更早的没有留下',
  share: '分享',
  shared: '链接已复制，改过的代码在链接里',
  sharedInAddress: '改过的代码在地址栏里，复制它就能分享',
  shareNothing: '代码没有改动，分享这一页的网址就行',
  shareTooLong: '改动太长，链接放不下（{length} 个字符，最多 {longest}）。可以直接发文件',
  ownNote: '代码是你改过的，改了 {files}。按“重置”回到这一页的代码。',
  stuckNote:
    '代码是你改过的，改了 {files}。上次运行没有结束，可能有死循环：改好再按“运行”，或按“重置”回到这一页的代码。',
  sharedNote: '这是别人分享的代码，还没有运行，改了 {files}。看过再按“运行”；按“重置”回到原来的代码。',
} as const

/** The editor's own words, by the English ones that CodeMirror has in their place. */
export const editorPhrases = {
  Find: '查找',
  Replace: '替换为',
  next: '下一个',
  previous: '上一个',
  all: '全选',
  'match case': '区分大小写',
  regexp: '正则表达式',
  'by word': '整词',
  replace: '替换',
  'replace all': '全部替换',
  // Not the word of the button that closes the program
  close: '收起',
  'current match': '当前匹配',
  'on line': '在第几行：',
  'replaced match on line $': '已替换，第 $ 行',
  'replaced $ matches': '已替换 $ 处',
  'Go to line': '到第几行',
  go: '跳转',
  Completions: '补全',
  'Control character': '控制字符',
  'Selection deleted': '已删除选中的内容',
} as const

/** What the sandbox writes into the console. */
export const sandbox = {
  circle: '文件互相引用成了环：{files}',
  noFile: '{from} 引用了 {id}，这个示例里没有这个文件',
  noExport: '{from} 要从 {id} 引用 {name}，那里没有导出它',
  json: '{file} 第 {line} 行第 {column} 列：JSON 格式不对',
  noPackage: '{from} 引用了 {id}：没有取到，或者这里没有这个包',
  noWindow: '{name}：{text}（示例里不弹框，也不开窗口，返回 {value}）',
  noLink: '链接 {href}（示例里不打开）',
  notCome: '没有取到 {name}，请检查网络连接后再运行',
} as const

/** For an address that shares changed code. */
export const sharedCode = {
  title: '分享的代码',
  broken: '链接里的代码不完整，多半是被截断了。请对方重新复制整个链接。',
  gone: '这一页没有链接里说的那个示例，它可能改名或移走了。',
  elsewhere:
    '公开的站点上不能运行。在本机打开这份文档（npm start），再打开同一个链接就能运行：地址里 # 之后的部分不变。',
} as const

/** Where a program cannot run in the page. */
export const ownMachine = {
  title: '在本机运行',
  why: 'SDK 不随本站发布，示例空间也没有签名，这个页面里运行不了。下载工程，在本机运行：',
  download: '下载 ',
  then: '，解压，在它的文件夹里运行：',
  open: '浏览器打开 {address}，就是这个示例。',
} as const

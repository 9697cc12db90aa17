/** What `check:prose` looks for in Chinese text: words and terms of the content guide. Extend the lists here. */

/** A word or turn of phrase that does not belong on a page, or that has another name. */
export interface WordRule {
  pattern: RegExp
  /** What to write instead, or what to do. */
  remedy: string
  /** An error where nothing else can be meant. */
  severity?: 'error'
}

/** What was never written to its end, or was meant for colleagues. */
export const unfinished: WordRule[] = [
  {
    pattern: /敬请期待|待补充|待完善|\bTODO\b|\bTBD\b/g,
    remedy: '页面里不留未完成的内容，补上或删去',
    severity: 'error',
  },
  {
    pattern: /[【[（(](?:此处|这里|在此)?(?:插入|补|填|替换)[^】\]）)]*[】\]）)]|\bXXX+\b|lorem ipsum/gi,
    remedy: '模板里的占位还在：补上内容，或删掉',
  },
  {
    pattern: /[（(【[]\s*(?:待|需要?|请)(?:确认|核实|核对|更新|定|讨论|修改|商榷)[^）)】\]]*[）)】\]]/g,
    remedy: '写给同事的话：删掉；没有把握的事写到有把握的地方为止，后面加 <Unconfirmed />',
  },
]

/** One term for each thing, over the whole site; left what is not written. */
export const terms: WordRule[] = [
  { pattern: /(?<!别人的)作品/g, remedy: '空间' },
  { pattern: /销毁/g, remedy: '释放' },
  { pattern: /突出显示/g, remedy: '高亮' },
  { pattern: /导览线/g, remedy: '路线引导（插件）或路线（画出来的线）' },
  { pattern: /全景测距/g, remedy: '测量' },
  { pattern: /俯瞰/g, remedy: '模型总览（Floorplan）或户型俯视（Topview）' },
  { pattern: /俯视图模态/g, remedy: '户型俯视（Topview）' },
  { pattern: /模型漫游模态/g, remedy: '模型内自由走（Model）；模型漫游是插件 MovePlugin' },
  { pattern: /全景标签插件/g, remedy: '标签插件；全景标签是 vreo 的关键帧' },
  { pattern: /所在的查看器/g, remedy: '所在的 Five 实例；查看器是用它搭的组件' },
  { pattern: /观察点|观测点|全景点(?!位)/g, remedy: '点位' },
  {
    pattern: /(?:全景|漫游|模型|户型|俯视|当前|初始|目标|每个|用到的|哪个|切换)模式|切换(?:到|成)?[^，。；]{0,6}模式/g,
    remedy: '模态，例如“全景模态”',
  },
  { pattern: /平面户型图|户型平面图/g, remedy: '户型图' },
  { pattern: /摄像机|照相机/g, remedy: '相机' },
  { pattern: /视野角|可视角度?|视场(?!角)|视野角度/g, remedy: '视场角' },
  { pattern: /关键桢|关键贴/g, remedy: '关键帧' },
  { pattern: /访问令牌|令牌/g, remedy: '凭证' },
  {
    pattern: /域名白名单|白名单域名|合法域名(?!”)/g,
    remedy: '安全域名（微信后台的设置项用“request 合法域名”原名时加引号）',
  },
  { pattern: /阀值/g, remedy: '阈值' },
  {
    pattern: /(?<![“尚])(?:未公开|未确认|没有核实|没有公开资料)(?!列出|”)/g,
    remedy: '把话写到没有把握的地方为止，后面加 <Unconfirmed />',
  },
  { pattern: /登陆(?!地)/g, remedy: '登录' },
  { pattern: /帐号|帐户/g, remedy: '账号' },
  { pattern: /其它/g, remedy: '其他' },
  { pattern: /缺省/g, remedy: '默认' },
  { pattern: /\b(?:Javascript|javascript|JAVASCRIPT)\b/g, remedy: 'JavaScript' },
  { pattern: /\b(?:Typescript|typescript|TYPESCRIPT)\b/g, remedy: 'TypeScript' },
  { pattern: /\b(?:Github|github|GITHUB)\b(?![./])/g, remedy: 'GitHub' },
  { pattern: /\b(?:IOS|Ios|ios)\b/g, remedy: 'iOS' },
  { pattern: /\bandroid\b(?![./:])/g, remedy: 'Android' },
  { pattern: /\b(?:NodeJS|Nodejs|nodejs|node\.js)\b/g, remedy: 'Node.js' },
  { pattern: /\b(?:ThreeJS|Threejs|threejs|Three\.js)\b/g, remedy: 'three.js' },
  { pattern: /\b(?:VUE|Vue3|vue3)\b/g, remedy: 'Vue 3' },
  { pattern: /\b(?:Webgl|webgl|webGL)\b/g, remedy: 'WebGL' },
  { pattern: /\b(?:RealSee|REALSEE|realSee)\b/g, remedy: '如视，或 Realsee' },
  { pattern: /\b(?:iphone|Iphone|IPhone|IPHONE)\b/g, remedy: 'iPhone' },
  { pattern: /\b(?:ipad|Ipad|IPad)\b/g, remedy: 'iPad' },
  { pattern: /\b(?:MacOS|macos|MACOS|Mac OS)\b/g, remedy: 'macOS' },
  { pattern: /\b(?:wechat|Wechat|WeChat)\b(?!\.)/g, remedy: '微信' },
  { pattern: /\bNPM\b/g, remedy: 'npm' },
  { pattern: /\b(?:Json|Html|Css|Sdk|Api|Url)\b/g, remedy: '全大写：JSON、HTML、CSS、SDK、API、URL' },
]

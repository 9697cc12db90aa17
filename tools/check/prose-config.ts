/** What `check:prose` looks for in Chinese text: words and terms of the content guide. Extend the lists here. */

/** A word or turn of phrase that does not belong on a page. */
export interface WordRule {
  pattern: RegExp
  /** What to write instead, or what to do. */
  remedy: string
  /** An error only where it is left unfinished: taste stops nobody. */
  severity?: 'error'
}

/** Phrases that praise, fill or push instead of saying something. */
export const forbidden: WordRule[] = [
  { pattern: /非常|极其|十分(?!之)|极大地/g, remedy: '删去，或写出具体的数' },
  {
    pattern: /强大|轻松|赋能|一站式|全方位|极致|丝滑|完美|颠覆|领先|黑科技|助力|打造|海量|业界/g,
    remedy: '宣传用语，删去或写出具体的事实',
  },
  { pattern: /(?:如虎添翼|开启[^，。]{0,6}之旅|让我们(?:一起)?)/g, remedy: '宣传用语，删去' },
  { pattern: /众所周知|显而易见|毋庸置疑|不言而喻/g, remedy: '删去，直接说事实' },
  { pattern: /进行[^，。；：、\s]{0,8}操作/g, remedy: '直接用动词：“进行删除操作”写“删除”' },
  { pattern: /通过[^，。；：]{1,20}来(?:实现|完成|达到|进行)/g, remedy: '直接写“用……做……”' },
  { pattern: /您/g, remedy: '写“你”' },
  {
    pattern: /(?<![“尚])(?:未公开|未确认|没有核实|没有公开资料)(?!列出|”)/g,
    remedy: '把话写到没有把握的地方为止，后面加 <Unconfirmed />',
  },
  {
    pattern:
      /作为(?:一个)? ?(?:AI|人工智能|语言模型|大模型)|^(?:好的|当然)[，,！!]|希望(?:这|以上|它)?(?:能)?对你有(?:所)?帮助|以下是(?:为你|我)(?:整理|生成|编写)/g,
    remedy: '这是助手的话，不是文档：删掉',
  },
  {
    pattern: /[【[（(](?:此处|这里|在此)?(?:插入|补|填|替换)[^】\]）)]*[】\]）)]|\bXXX+\b|lorem ipsum/gi,
    remedy: '模板里的占位还在：补上内容，或删掉',
  },
  {
    pattern:
      /[（(【[]\s*(?:待|需要?|请)(?:确认|核实|核对|更新|定|讨论|修改|商榷)[^）)】\]]*[）)】\]]|@[\p{Script=Han}]{2,3}(?=\s|[，。]|$)/gu,
    remedy: '写给同事的话：删掉；没有把握的事写到有把握的地方为止，后面加 <Unconfirmed />',
  },
  {
    pattern: /敬请期待|待补充|待完善|\bTODO\b|\bTBD\b/g,
    remedy: '页面里不留未完成的内容，补上或删去',
    severity: 'error',
  },
]

/** Signs that belong to another script, or that stand where they do not belong. */
export const signs: WordRule[] = [
  { pattern: /^\u3000+/gm, remedy: '段首不缩进：删掉全角空格' },
  { pattern: /(?<=[\p{Script=Han}，。；：、])\u3000/gu, remedy: '换成半角的空格，或删掉' },
  { pattern: /([，。、；：！？])\1+/g, remedy: '只写一个' },
  { pattern: /([，、；：])(?!\1)(?=[，。、；：！？])|。(?=[，、；：])/g, remedy: '两个标点只留一个' },
  { pattern: /(?<![\d.，、])[1-9]\d{0,2}(?:，000)+(?!\d)/g, remedy: '数里不写全角逗号：写 1000' },
  { pattern: /\d．\d/g, remedy: '小数点写半角的 .' },
  {
    pattern:
      /(?<!\d)(?:2 ?月 ?(?:30|31) ?[日号]|(?:4|6|9|11) ?月 ?31 ?[日号]|(?:1[3-9]|[2-9]\d|0) ?月 ?\d{1,2} ?[日号]|月 ?(?:3[2-9]|[4-9]\d) ?[日号])/g,
    remedy: '没有这一天：核对日期',
  },
  { pattern: /(?:\p{Script=Han} ){3,}\p{Script=Han}/gu, remedy: '字与字之间不空格，多半是从 PDF 粘贴来的：删掉空格' },
  { pattern: /(?<=\p{Script=Han})'[^'\n]+'(?=\p{Script=Han})/gu, remedy: '中文的引号写“”' },
  { pattern: /－/g, remedy: '写半角的 -；减号写 −，破折号写 ——' },
  { pattern: /[A-Za-z\d]．[A-Za-z\d]/g, remedy: '写半角的 .' },
  { pattern: /([^。！？\n]{5,}[。！？])\1/g, remedy: '同一句话写了两遍：删掉一句' },
  { pattern: /％/g, remedy: '写半角的 %' },
  { pattern: /・/g, remedy: '写间隔号 ·' },
  { pattern: /\d ?[~～] ?\d/g, remedy: '两个数之间写“到”；两个 ~ 之间的字会被划掉' },
  { pattern: /[\u3041-\u309f\u30a1-\u30fa]+/g, remedy: '正文写中文' },
  { pattern: /(?<=[\w）”]) +[,;](?= |$)/g, remedy: '标点前面没有空格，中文里用全角的标点' },
  { pattern: /(?:的的|了了|是是|把把|被被|和和|与与)/g, remedy: '多写了一个字' },
  { pattern: /(?<!一)((?![^着几]?[一几])[\p{Script=Han}]{2,4})(?<![着下])\1/gu, remedy: '同一个词写了两遍：删掉一个' },
]

/** Link texts that do not say where they lead. */
export const emptyLinkText = /^(?:点击)?(?:这里|此处|此链接|链接|here|link)$/i

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
  { pattern: /按装/g, remedy: '安装' },
  { pattern: /布署|部暑|布暑/g, remedy: '部署' },
  { pattern: /既使|即便使/g, remedy: '即使' },
  { pattern: /在次(?!序)/g, remedy: '再次' },
  { pattern: /(?<!不)必需(?=先|要|在|把|用|由|传|写|调用)/g, remedy: '必须' },
  { pattern: /渲梁|宣染/g, remedy: '渲染' },
  { pattern: /反回(?=值|的|一|空|n|t|f)/g, remedy: '返回' },
  { pattern: /登陆(?!地)/g, remedy: '登录' },
  { pattern: /帐号|帐户/g, remedy: '账号' },
  { pattern: /其它/g, remedy: '其他' },
  { pattern: /做为/g, remedy: '作为' },
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

/** Legal text keeps its own words. */
export const exempt: Record<string, WordRule[]> = {
  'content/agreement.mdx': [...forbidden],
}

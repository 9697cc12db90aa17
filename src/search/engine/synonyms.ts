import { fold } from './tokenize'

/**
 * Words of the field that say the same. A page whose title has one of a line is found by the others too. Only words
 * that are the same thing to a reader: a wide net would bring every page up for everything.
 */
const SYNONYMS: string[][] = [
  ['全景', 'panorama', 'pano'],
  ['模型', 'model'],
  ['户型图', '平面图', 'floorplan', 'floor plan'],
  ['雷达图', '小地图', 'minimap', 'radar'],
  ['指南针', '指北针', '罗盘', 'compass'],
  ['标尺', '尺寸', 'ruler', 'dimension'],
  ['测量', '测距', '量尺', '量墙', 'measure'],
  ['标签', '热点', '打点', 'tag', 'label', 'hotspot'],
  ['标注', 'annotation', 'label'],
  ['漫游', '巡航', 'cruise', 'tour'],
  ['路线', '路径', 'path', 'route'],
  ['绘制', '画图', 'draw', 'sculpt'],
  ['画笔', '涂鸦', 'brush', 'paint'],
  ['工具函数', 'util', 'utils', 'helper'],
  ['视角', '相机', '镜头', 'camera'],
  ['模态', '模式', 'mode'],
  ['点位', 'observer', 'panoindex'],
  ['录制', '录像', '回放', 'record', 'replay'],
  ['带看', '同屏', 'co-browsing', 'live'],
  ['导览', '讲解', 'vreo', 'presentation'],
  ['剧本', '脚本', 'script'],
  ['关键帧', '帧数据', 'keyframe'],
  ['字幕', '提词', 'subtitle', 'prompter'],
  ['背景音乐', '配乐', 'bgm', 'music'],
  ['语音', '通话', '麦克风', 'voice', 'rtc'],
  ['入场票', '门票', 'ticket'],
  ['密钥', 'credentials', 'ak', 'sk'],
  ['凭证', '令牌', 'token'],
  ['签名', 'signature', 'sign'],
  ['账号', '账户', 'account'],
  ['释放', '销毁', '卸载', 'dispose'],
  ['起步', '入门', '接入', 'getting started', 'get-started'],
  ['快速开始', '快速上手', 'quick start', 'quickstart'],
  ['安装', '依赖', 'install'],
  ['示例', '体验', 'demo', 'example'],
  ['配置', '参数', 'config', 'options'],
  ['连接', '进入', 'connect', 'join'],
  ['离开', '退出', '结束', 'exit', 'leave'],
  ['同步', 'sync'],
  ['环境要求', '兼容性', '支持哪些', 'support', 'compatibility'],
  ['常见问题', '排查', 'faq', 'troubleshooting'],
  ['校验失败', '签名错误', 'signature error'],
  ['渲染失败', '打不开', '不显示', 'rendering failure'],
  ['黑屏', '不显示', 'black screen'],
  ['跨域', 'cors'],
  ['画质', '清晰度', '模糊', 'quality'],
  ['性能', '卡顿', '优化', 'performance'],
  ['小程序', 'mini program', 'miniprogram'],
  ['微信', 'wechat', 'weixin'],
  ['Android', '安卓'],
  ['iOS', '苹果', 'iphone'],
  ['浏览器', '网页', 'h5', 'browser', 'web'],
  ['容器', '内嵌', 'webview', 'native'],
  ['桥', 'jsbridge', 'bridge'],
  ['自定义', '扩展', 'custom'],
  ['事件', '监听', 'event', 'listener'],
  ['类组件', 'hoc', 'class component'],
  ['原生 JS', 'vanilla', '不用框架', 'javascript'],
  ['名词', '术语', '含义', 'terminology', 'glossary'],
  ['协议', '条款', 'agreement', 'terms'],
  ['开放 API', '接口', 'openapi', 'rest', 'http'],
]

interface Word {
  text: string
  /** Whether a folded text has the word; a Latin one only as a whole. */
  isIn: (folded: string) => boolean
}

const isLatin = (word: string): boolean => /^[a-z]/.test(word)

function wordOf(line: string): Word {
  const text = fold(line)
  // Made once: the builder asks for every heading of the site
  const whole = isLatin(text) ? new RegExp(`(?<![a-z])${text}(?![a-z])`) : undefined
  return { text, isIn: (folded) => (whole ? whole.test(folded) : folded.includes(text)) }
}

const FOLDED: Word[][] = SYNONYMS.map((line) => line.map(wordOf))

/** @returns the words that say the same as some of a text's and are not in it, separated so that they stay apart. */
export function synonymsOf(text: string): string {
  const folded = fold(text)
  const found = FOLDED.filter((line) => line.some(({ isIn }) => isIn(folded)))
  const missing = found.flat().filter(({ isIn }) => !isIn(folded))
  return [...new Set(missing.map((word) => word.text))].join(' · ')
}

import { CONTENTS, MAP_DNALOGEL, MAP_FAQ, MAP_FIVE, MAP_LIVE, MAP_VREO, type Way } from './way'

const five = (task: string, link: string, to: RegExp): Way => ({
  task,
  desk: ['三维空间', link],
  phone: [MAP_FIVE, link],
  to,
})

/** Tasks whose section the first page of a product leads to, by the words of the task. */
export const TO_SECTIONS: Way[] = [
  five('记住上次看到哪', '记住上次的视角', /knowing-state\/#remember$/),
  five('不让走进某个房间', '不让走到某些点位', /displaying-work\/#block-pano$/),
  five('一打开就看向客厅', '一打开就看向指定的地方', /config\/#recipe-first-view$/),
  five('背景换成白的', '背景改成白色或透明', /displaying-work\/#background$/),
  five('画面调亮', '调亮度', /displaying-work\/#brightness$/),
  five('用方向键走', '用键盘走', /knowing-state\/#keyboard$/),
  five('两套空间左右对比', '两个画面并排，一个跟着另一个', /knowing-state\/#follow-view$/),
  five('只看二楼', '只看某一层楼', /displaying-work\/#floors$/),
  five('埋点：在哪个点位停了多久', '统计走到哪、停了多久', /events\/#track$/),
  five('去掉左下角的标识', '左下角的 Powered by 标识', /config\/#init-poweredByRealsee$/),
  five('摆一件家具，让人拖动', '让人拖动它', /dnalogel\/intro\/#move-object$/),
  five('电视里放自己的片子', '在墙上、电视里放一段视频', /PanoTagPlugin\/#video-plane$/),
  five('用自己的全景相机', '全景图生成 VR', /openapi\/pano-to-vr\/#pano-flow$/),
  {
    task: '讲解的进度，用户一拖就停',
    desk: ['空间导览', '进度条、章节、用户一拖就暂停'],
    phone: [MAP_VREO, '进度条、章节、用户一拖就暂停'],
    to: /vreo\/get-started\/quick_start\/#progress$/,
  },
  five('不写代码，要一个网址', '托管页面的链接', /openapi\/tools\/#url-space$/),
  {
    task: '户型图上高亮现在的房间',
    desk: ['空间交互', '高亮那个房间'],
    phone: [MAP_DNALOGEL, '高亮那个房间'],
    to: /floorplan\/intro\/#current-room$/,
  },
  {
    task: '小地图挪个位置，改大小',
    desk: ['显示户型图和小地图', '准备容器：放在哪里、多大'],
    phone: ['显示户型图和小地图', CONTENTS, '准备容器：放在哪里、多大'],
    to: /floorplan\/intro\/#wrapper$/,
  },
  {
    task: '插件换成英文',
    desk: ['空间交互', '换成别的语言'],
    phone: [MAP_DNALOGEL, CONTENTS, '换成别的语言'],
    to: /dnalogel\/intro\/#language$/,
  },
  {
    task: '带看时只让主持人动',
    desk: ['空间带看', '只让主持人带'],
    phone: [MAP_LIVE, '只让主持人带'],
    to: /sync-five-state\/#host-only$/,
  },
  {
    task: '带看最多几个人，能不能录音',
    desk: ['空间带看', '能做到什么，做不到什么'],
    phone: [MAP_LIVE, CONTENTS, '能做到什么，做不到什么'],
    to: /live\/intro\/#limits$/,
  },
  {
    task: 'Flutter 里能不能用',
    desk: ['在 App 里打开空间'],
    to: /webview\/intro\/#choose$/,
  },
  {
    task: '网页判断自己在不在 App 里',
    desk: ['终端容器', '判断页面在不在 App 或小程序里'],
    phone: ['在 App 里打开空间', '看用户代理'],
    to: /webview\/intro\/#detection$/,
  },
  {
    task: '关掉 App 里的页面',
    desk: ['在 App 里打开空间', '页面与容器'],
    to: /built-in\/#page$/,
  },
  {
    task: '导览暂停、进度条',
    desk: ['空间导览', '继续、暂停'],
    phone: [MAP_VREO, '继续、暂停'],
    to: /quick_start\/#methods$/,
  },
  {
    task: '防火墙要放行哪些域名',
    desk: ['常见问题', '平台的资源主机'],
    phone: [MAP_FAQ, '平台的资源主机'],
    to: /cdn-cors-editor-admin\/#hosts$/,
  },
  {
    task: '回调会不会重发，重建任务有没有回调',
    desk: ['常见问题', '哪些有回调，会不会重发'],
    phone: [MAP_FAQ, '哪些有回调，会不会重发'],
    to: /callbacks\/#list$/,
  },
  {
    task: '私有化部署',
    desk: ['取得账号与密钥', '私有化部署'],
    phone: ['取得账号与密钥', CONTENTS, '私有化部署'],
    to: /account-and-price\/#private$/,
  },
  {
    task: 'SDK 收集什么个人信息',
    desk: ['账号与密钥', '收集什么个人信息'],
    to: /security\/#privacy$/,
  },
  {
    task: '删除一套空间',
    desk: ['开放 API', '删除、改名、换封面'],
    phone: ['开放 API', CONTENTS, '删除、改名、换封面'],
    to: /openapi\/#not-public$/,
  },
]

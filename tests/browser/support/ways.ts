import { CONTENTS, MAP_FAQ, MAP_FIVE, MAP_VREO, MENU, type Way } from './way'
import { TO_SECTIONS } from './ways-to-sections'

/** Ways that a reader walks; each is tested. */
export const WAYS: Way[] = [
  { task: '在 React 里看第一套空间', desk: ['在 React 里嵌入一套空间'], to: /react\/get-started\/$/ },
  { task: '在 Vue 里看第一套空间', desk: ['在 Vue 里嵌入一套空间'], to: /vue\/get-started\/$/ },
  { task: '不用框架', desk: ['快速开始'], to: /five\/quick-start\/$/ },
  { task: '在一个点上挂标签', desk: ['给家具挂一个标签'], to: /PanoTagPlugin\/$/ },
  { task: '量距离', desk: ['量一量这面墙有多长'], to: /PanoMeasurePlugin\/$/ },
  { task: '户型图', desk: ['显示户型图和小地图'], to: /floorplan\/intro\/$/ },
  { task: '用关键帧编导览', desk: ['播一段带讲解的导览'], to: /vreo\/get-started\/quick_start\/$/ },
  {
    task: '录下状态，同步到另一台手机',
    desk: ['两个人同屏看一套房'],
    to: /live\/get-started\/first-tour\/$/,
  },
  {
    task: '带语音的带看',
    desk: ['两个人同屏看一套房', '浏览器'],
    phone: ['两个人同屏看一套房', MENU, '浏览器'],
    to: /rtc\/browser\/$/,
  },
  { task: '小程序', desk: ['在微信小程序里打开空间'], to: /miniProgram\/wechat\/$/ },
  { task: 'App 与桥', desk: ['在 App 里打开空间', /^iOS/], to: /webview\/app\/ios\/$/ },
  {
    task: '用 Java 签一个请求',
    desk: ['开放 API', '旧的参数签名'],
    phone: [MENU, '开放 API', CONTENTS, '旧的参数签名'],
    to: /openapi\/#legacy-signature$/,
  },
  {
    task: '列出我的空间',
    desk: ['开放 API', '/open/v1/entity/vr/list'],
    phone: [MENU, '开放 API', '/open/v1/entity/vr/list'],
    to: /openapi\/core\/#vr-list$/,
  },
  {
    task: '接收回调',
    desk: ['开放 API', '任务完成的回调'],
    phone: [MENU, '开放 API', '任务完成的回调'],
    to: /openapi\/transfer\/#shepherd-callback$/,
  },
  {
    task: '错误 10001',
    desk: ['开放 API', /没有权限 10001/],
    phone: [MENU, '开放 API', CONTENTS, /没有权限 10001/],
    to: /openapi\/#error-user$/,
  },
  { task: '手机上加载慢', desk: ['加载慢、掉帧、费流量'], to: /faq\/slow\/$/ },
  {
    task: '重新加载后是黑的',
    desk: ['画面是黑的，从哪查起'],
    to: /faq\/vr-first-load-black-screen\/$/,
  },
  { task: '从 five 5 升级到 6', desk: ['旧工程怎样升级'], to: /five\/upgrade\/$/ },
  {
    task: '哪些插件能用触屏',
    desk: ['空间交互', '插件兼容表'],
    phone: [MENU, '空间交互', '插件兼容表'],
    to: /dnalogel\/compatibility\/$/,
  },
  { task: '取得密钥，问价格', desk: ['取得账号与密钥'], to: /faq\/account-and-price\/#console$/ },
  {
    task: '下载一个完整的工程',
    desk: ['看全部能运行的示例', 'five-react.zip'],
    to: /five-react\.zip$/,
  },
  // Some of our own
  {
    task: 'Vue 手册的第六步',
    desk: ['在 Vue 里嵌入一套空间', '打标签'],
    to: /handbook\/vue\/tagging\/$/,
  },
  {
    task: '全部接口的一览',
    desk: ['开放 API', '全部接口'],
    phone: [MENU, '开放 API', '全部接口'],
    to: /openapi\/#index$/,
  },
  {
    task: '凭证过期了怎么办',
    desk: ['开放 API', /凭证过期 -3/],
    phone: [MENU, '开放 API', CONTENTS, /凭证过期 -3/],
    to: /openapi\/#error-expired$/,
  },
  {
    task: '带看断线之后重新连上',
    desk: ['空间带看', '断线重连'],
    phone: [MENU, '空间带看', '断线重连'],
    to: /live-connect\/#reconnect$/,
  },
  {
    task: '带看的包装不上',
    desk: ['空间带看', '装不上时'],
    phone: [MENU, '空间带看', '装不上时'],
    to: /live\/get-started\/install\/#errors$/,
  },
  {
    task: '把自己的三维模型放进空间',
    desk: ['三维空间', '放进自己的三维模型'],
    phone: [MAP_FIVE, '放进自己的三维模型'],
    to: /points-in-3d\/#gltf$/,
  },
  {
    task: '用手机的陀螺仪看',
    desk: ['三维空间', '手机与性能', '陀螺仪'],
    phone: [MAP_FIVE, '陀螺仪'],
    to: /mobile-performance\/#gyroscope$/,
  },
  {
    task: '图片走自己的域名',
    desk: ['三维空间', '图片走自己的域名'],
    phone: [MAP_FIVE, '图片走自己的域名'],
    to: /config\/#mappings$/,
  },
  {
    task: '空间数据多久过期',
    desk: ['三维空间', '有效期'],
    phone: [MAP_FIVE, '有效期'],
    to: /vr-rendering-failure\/#expiry$/,
  },
  {
    task: '核对回调是不是平台发的',
    desk: ['常见问题', /^回调$/, '怎样核对'],
    phone: [MAP_FAQ, /^回调$/, CONTENTS, '怎样核对'],
    to: /callbacks\/#verify$/,
  },
  { task: '导览里加字幕', desk: ['空间导览', '字幕'], phone: [MAP_VREO, '字幕'], to: /keyframes\/prompter\/$/ },
  {
    task: '藏起地上的点位圈',
    desk: ['三维空间', '藏起地上的点位圈'],
    phone: [MAP_FIVE, '藏起地上的点位圈'],
    to: /config\/#runtime$/,
  },
  ...TO_SECTIONS,
]

/** Strings of the panel that sends a request from the API page (`src/tryout`), and of the button that opens it. */
export const tryout = {
  open: '试一试',
  close: '收起',
  panelAria: '试一试：{title}',
  loading: '正在准备表单…',
  gateway: '发给',
  mock: '模拟网关（本机，数据是示例）',
  other: '别的网关地址…',
  otherAddress: '网关地址',
  privacy:
    '密钥和凭证只留在这一页的内存里，由本机的预览服务器转给你选的网关，不写入磁盘，不发往别处。刷新页面就没有了。',
  token: '凭证（Authorization）',
  example: '要它返回',
  body: '请求体（JSON）',
  required: '必填',
  send: '发送',
  sending: '发送中…',
  request: '请求',
  answer: '返回 {status}，{milliseconds} 毫秒',
  takeToken: '用作凭证',
  tokenTaken: '已用作凭证',
  noServer: '这个地址背后不是预览服务器，没人能转发请求。用 npm start 打开文档，再试一次。',
  noAnswer: '预览服务器没有回应（{reason}）。看看启动它的终端，再试一次。',
} as const

/** What the preview server says about a call that it cannot make. */
export const tryoutProblems = {
  unknown: '没有这个接口：{id}',
  notJson: '请求体不是合法的 JSON：{reason}',
  badAddress: '“{address}”不是网关地址。写成 https://主机名，后面不带路径',
  foreignAddress: '预览服务器对外开放（HOST），这时只转给平台的网关：{gateways}',
  missing: '还没填：{names}',
  mockFailed: '模拟网关没有起来：{reason}',
  unreachable: '连不上 {address}：{reason}。检查地址和网络',
  slow: '{address} 在 {seconds} 秒内没有回应',
  tooLong: '内容超过 {limit} KiB',
  notLocal: '只接受这一页自己发来的请求',
} as const

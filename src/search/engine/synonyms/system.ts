/** Words that say the same, a line each: of keys and interfaces, of apps, of building and running. */
export const SYSTEM_WORDS = `
# Keys, interfaces, servers
密钥, 密匙, 秘钥, credential, ak, sk, access key, secret key, app key, appkey, appsecret
密钥, 鉴权, api key, secret, auth, authentication
凭证, 令牌, token, access token, bearer
签名, 验签, 加签, signature, sign
账号, 账户, 注册账号, 开户, account, sign up
控制台, 管理后台, console, dashboard
开放 API, 接口, openapi, api, rest, http
服务器, 后端, 服务端, 后台, server, backend
语言, 多语言, 英文版, 国际化, 中英文, language, i18n, translate, english, locale
有效期, 过期, 失效, 多久, 几天, 过段时间, expire, expiry, valid, ttl, lifetime
频率, 限流, 每分钟, 多少次, 并发, qps, rate, throttle, quota, rate limit
列表, 批量, 分页, list, batch, pagination
列出空间, 空间列表, 我的房源, 所有空间, 全部房源, all spaces, list spaces
详情, detail, info
任务, 进度, 算好, 处理完, task, job, status
上传, 提交, upload, submit
下载, 导出, download, export
打包, 批量下载, 压缩包, zip, archive, bulk download
回调, 通知, 推送, webhook, callback, notify, hook
轮询, 查询任务, poll, polling
费用, 收费, 价格, 多少钱, 免费, 计费, 报价, price, pricing, cost, free, billing
许可, 授权, 商用, 版权, license, licence, commercial
协议, 条款, agreement, terms
自托管, 自己存放, 私有化, 自己的服务器, 内网, 本地部署, 私有部署, 自己部署, self host, self-host, on-premise, own server, deploy
域名, 白名单, 正式环境, 线上, domain, host, whitelist, allowlist, production
上线, 发布, 部署, 正式环境, deploy, release, publish, production, go live
模拟, mock, 假数据, 测试环境, sandbox, fake
测试数据, 示例数据, demo 数据, sample data, test data
跨域, 跨网域, cors, cross origin, cross-origin
CDN, 加速, cdn, 自己的域名
小区, 楼盘, community, estate, building
城市, city
渲染风格, 装修, 风格, 换风格, 软装, decoration, interior style, redesign, ai render
全景图生成, 全景照片, 自己拍, 全景相机, 生成 VR, create tour, 360 camera, stitch
数据, data, json

# Apps and mini-programs
容器, 内嵌, webview, native, in-app, 壳
桥, jsbridge, bridge, js bridge
原生, 客户端, native, app
App, 应用, app, application
小程序, mini program, miniprogram, mini app
微信, 公众号, wechat, weixin, wx
手机, 移动端, 触屏, mobile, phone, touch
Android, 安卓, 鸿蒙
iOS, 苹果, iphone, ipad, safari
浏览器, 网页, h5, browser, web, chrome
iframe, 嵌入, 嵌到, embed, frame, x-frame-options
权限, 许可, 授权, 允许访问, permission, authorize, allow, denied
录音权限, 麦克风权限, microphone permission, record audio
陀螺仪, 体感, 重力感应, 转手机, gyroscope, gyro, device orientation
横屏, 竖屏, landscape, portrait, orientation, rotate screen
全屏, 满屏, 铺满, 整个屏幕, full screen, fullscreen
截图, 截屏, 截一张, 保存成图片, 存成图片, 拍照, 导出图片, screenshot, snapshot, capture, save image
刘海, 挖孔, 安全区, notch, safe area
屏幕常亮, 不锁屏, 息屏, keep awake, screen on, wake lock
返回按钮, 返回键, 后退, back button, go back
加载页, 加载动画, 启动页, 转圈圈, 菊花, loading page, loading screen, loading animation, splash, spinner
分享, 转发, 分享链接, share, share link
邀请链接, 二维码, qr code
支付, 付款, pay, payment
登录, 登陆, login, sign in, log in
跳转, 链接, 外链, link, url, redirect, deep link, scheme
文件, 选文件, 选图片, 相册, file, upload file, file chooser
隐私, 个人信息, privacy, gdpr
上架, 审核, 应用市场, 应用商店, app store, review, publish
被拒, 驳回, 审核不通过, rejected, reject
震动, vibrate, vibration, haptic
混淆, proguard, obfuscation, r8, minify
Cookie, 登录态, cookie, session

# Building and running
起步, 入门, 接入, 新手, 教程, getting started, get-started, tutorial, beginner, hello world
快速开始, 快速上手, quick start, quickstart
安装, 依赖, install, npm, dependency, package
不用构建工具, 纯 html, script 标签, 直接引入, 静态页, umd, script tag, plain html, no build
示例, 体验, 例子, demo, example, sample
配置, 参数, config, option, parameter, setting
工具函数, util, utils, helper
类型, type, typescript, d.ts
打包, 构建, bundle, build, webpack, vite, rollup, compile
服务端渲染, ssr, server side rendering, next.js, nextjs, nuxt, window is not defined
单页应用, 路由, 组件卸载, 挂载, spa, router, unmount, mount, route change
类组件, hoc, class component
原生 JS, vanilla, 不用框架, javascript, jquery
释放, 销毁, 卸载, 清理, 清除, 回收, dispose, destroy, clean up, cleanup, unmount, teardown
内存, 显存, 内存泄漏, 泄漏, memory, memory leak, leak, oom
自定义, 扩展, custom, customize, extend
插件, plugin, addon, extension
事件, 监听, event, listener, listen
状态, state, status
升级, 迁移, 改名, 老版本, 旧版, upgrade, migrate, migration, rename, deprecated, breaking change
版本, version, changelog, release notes
环境要求, 兼容性, 支持哪些, support, compatibility, requirement
浏览器的最低版本, 浏览器兼容, 兼容浏览器, ie, browser support, supported browsers
名词, 术语, 含义, terminology, glossary
编码助手, ai, cursor, copilot, claude, mcp, llm
Electron, 桌面端, 桌面应用, desktop
水印, 标识, 商标, logo, watermark, powered by, brand
`

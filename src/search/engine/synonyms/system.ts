/** Words that say the same, a line each: of keys and interfaces, of apps, of building and running. */
export const SYSTEM_WORDS = `
# Keys, interfaces, servers
密钥, 密匙, 秘钥, credential, ak, sk, access key, secret key, app key, appkey, appsecret, app id, appid, secretkey
密钥, 鉴权, api key, secret, auth, authentication
凭证, 令牌, token, access token, bearer
缓存, 存起来, cache, cached
签名, 验签, 加签, signature, sign
账号, 账户, 注册账号, 开户, account, sign up
控制台, 管理后台, console, dashboard
开放 API, 接口, openapi, api, rest, http
请求体, 入参, 传参, request body, payload
服务器, 后端, 服务端, server, backend
语言, 多语言, 英文版, 国际化, 中英文, language, i18n, translate, english, locale, 英语, 翻译, 本地化
有效期, 过期, 失效, 几天, 过段时间, expire, expiry, valid, ttl, lifetime, 到期, 过几天, 失效了, 用多久, expiration, outdated, 多久过期
频率, 限流, 每分钟, 多少次, 并发, qps, rate, throttle, quota, rate limit, 调用次数, 次数限制
列表, 批量, 分页, list, batch, pagination
列出空间, 空间列表, 我的房源, 所有空间, 全部房源, all spaces, list spaces
详情, detail, info
任务, 进度, 处理完, task, job, status
上传, 提交, upload, submit, 传上去, 提交上去, 传图
下载, 导出, download, export
打包, 批量下载, 压缩包, zip, archive, bulk download
回调, 通知, 推送, webhook, callback, notify, 收到通知, 异步通知, 完成通知
轮询, 查询任务, poll, polling, 查进度, 任务状态, 处理进度
费用, 收费, 价格, 多少钱, 免费, 计费, 报价, price, pricing, cost, free, billing
许可, 授权, 商用, 版权, license, licence, commercial
协议, 条款, agreement, terms
自托管, 自己存放, 私有化, 自己的服务器, 内网, 本地部署, 私有部署, 自己部署, self host, self-host, on-premise, own server, deploy, 独立部署, 离线部署, 自建, 内部网络
域名, 白名单, 正式环境, 线上, domain, host, whitelist, allowlist, production, 正式域名
本机, 本地, localhost, 127.0.0.1, local
上线, 发布, 正式环境, deploy, release, publish, production, go live
模拟, mock, 假数据, 测试环境, sandbox, fake, 联调, 沙箱, 假接口
测试数据, 示例数据, demo 数据, sample data, test data
跨域, 跨网域, cors, cross origin, cross-origin
CDN, 加速, cdn, 自己的域名
小区, 楼盘, community, estate, building
城市, city
渲染风格, 装修, 风格, 换风格, 软装, decoration, interior style, redesign, ai render
全景图生成, 全景照片, 自己拍, 全景相机, 生成 VR, create tour, 360 camera, stitch
数据, data, json
改名、换封面, 改名字, 修改标题, 更换封面, 删除房源, rename space
怎样核对, 验证来源, 防伪造, 是不是平台发的, verify
重复与次序, 重复通知, 幂等, idempotent
泄露, 泄漏, 暴露, 提交到 git, leak, expose, compromise

# Apps and mini-programs
容器, 内嵌, webview, native, in-app, 壳
桥, jsbridge, bridge, js bridge, 调用原生, 和原生通信, js 调用, postmessage
原生一侧, 原生构建, native
App, app, application
小程序, mini program, miniprogram, mini app
uni-app, uniapp, taro, flutter, react native, 别的框架, 鸿蒙, harmony, angular, svelte
微信, 公众号, wechat, weixin, wx
手机, 移动端, 触屏, mobile, phone, touch
Android, 安卓, 鸿蒙
iOS, 苹果, iphone, ipad, safari
浏览器, 网页, h5, browser, web, chrome
iframe, 嵌入, 嵌到, embed, frame, x-frame-options
权限, 许可, 授权, 允许访问, permission, authorize, allow, denied, 没有权限, 弹权限, 授权弹窗
录音权限, 麦克风权限, microphone permission, record audio
陀螺仪, 体感, 重力感应, 转手机, gyroscope, gyro, device orientation
横屏, 竖屏, landscape, portrait, orientation, rotate screen
全屏, 满屏, 铺满, 整个屏幕, full screen, fullscreen
截图, 截屏, 截一张, 保存成图片, 存成图片, 拍照, 导出图片, screenshot, snapshot, capture, save image
刘海, 挖孔, 安全区, notch, safe area
屏幕常亮, 不锁屏, 息屏, keep awake, screen on, wake lock
返回按钮, 返回键, 后退, back button, go back, 退回上一页, 返回上一页, 物理返回
加载页, 加载动画, 启动页, 转圈圈, 菊花, loading page, loading screen, loading animation, splash, spinner, loading 图, 进度页, 等待页, 启动图
分享, 转发, 分享链接, share, share link, 发给朋友, 发给好友, 朋友圈, 生成海报
邀请链接, 二维码, qr code
支付, 付款, pay, payment
登录, 登陆, login, sign in, log in, 登录状态, 免登, 单点登录, sso
跳转, 链接, 外链, link, url, redirect, deep link, scheme
文件, 选文件, 选图片, 相册, file, upload file, file chooser
隐私, 个人信息, privacy, gdpr
上架, 审核, 应用市场, 应用商店, app store, review, publish, 提审, 过审, 审核被拒
被拒, 驳回, 审核不通过, rejected, reject
震动, vibrate, vibration, haptic
混淆, proguard, obfuscation, r8, minify
Cookie, 登录态, cookie, session
在不在 App, 环境判断, 判断环境, user agent, ua, 是不是微信
App Store, 苹果商店, ios 上架, 苹果审核
Google Play, 谷歌商店, 安卓上架, play store

# Building and running
起步, 入门, 接入, 新手, 教程, getting started, get-started, tutorial, beginner, hello world, 怎么开始, 从零开始, 第一步, 上手
快速开始, 快速上手, quick start, quickstart
安装, 依赖, install, npm, dependency, package, 引入, npm i, yarn, pnpm, cdn 引入
不用构建工具, 纯 html, script 标签, 直接引入, 静态页, umd, script tag, plain html, no build
示例, 体验, 例子, demo, example, sample, 案例, 范例, 源码
配置, 参数, config, option, parameter, setting
工具函数, util, utils, helper
类型, type, typescript, d.ts, 类型报错, ts 报错, 类型声明, typings
打包, 构建, bundle, build, webpack, vite, rollup, compile
服务端渲染, ssr, server side rendering, next.js, nextjs, nuxt, window is not defined, document is not defined, 同构
单页应用, 路由, 组件卸载, 挂载, spa, router, unmount, mount, route change, 切页面, 切换页面, keep-alive, 页面切换
类组件, hoc, class component
原生 JS, vanilla, 不用框架, javascript, jquery
释放, 销毁, 卸载, 清理, 清除, 回收, dispose, destroy, clean up, cleanup, unmount, teardown
内存, 显存, 内存泄漏, 泄漏, memory, memory leak, leak, oom
自定义, 自订, 扩展, custom, customize, extend
插件, plugin, addon, extension
事件, 监听, event, listener, listen, 通知我
状态, state, status
升级, 迁移, 老版本, 旧版, upgrade, migrate, migration, rename, deprecated, breaking change, 新旧, 旧写法, 迁到
版本, version, changelog, release notes
环境要求, 兼容性, 支持哪些, support, compatibility, requirement
浏览器的最低版本, 浏览器兼容, 兼容浏览器, ie, browser support, supported browsers
名词, 术语, 含义, terminology, glossary
编码助手, cursor, copilot, claude, mcp, llm, chatgpt, 大模型, agent, ai 编程
Electron, 桌面端, 桌面应用, desktop
水印, 标识, 商标, logo, watermark, powered by, brand, 左下角
`

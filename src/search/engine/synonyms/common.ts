/** Words that say the same, a line each: of what goes wrong, and of what is done. A heading says it in Chinese, a question in English. */
export const COMMON_WORDS = `
# What goes wrong
常见问题, 排查, faq, troubleshooting
排错, 踩的坑, troubleshooting, pitfall, problem, issue
报错, 错误, 异常, error, exception, fail, failure, 报红, 控制台报错, 抛异常
错误码, 状态码, error code, status code
校验失败, 签名错误, 验签失败, signature error, invalid signature
渲染失败, 打不开, 不显示, 看不了, 崩溃, rendering failure, crash, 加载失败, 载入失败, load failed, failed to load, 突然, 忽然, 闪退
黑屏, 不显示, 变黑, 黑了, 白屏, 空白, black screen, blank, white screen, nothing shows, 全黑, 一片黑, 一片空白, 没画面, 不出图, 出不来, 黑
WebGL, 显卡, 硬件加速, gpu, webgl, context lost
没有画布, 什么都没有, 空白, blank page, empty
画质, 清晰度, 清晰, 模糊, 很糊, 看不清, 糊的, 像素低, quality, blurry, blur, sharp, low quality, resolution, 高清, 不清楚, 马赛克, 锯齿, hd, 4k, 8k, 糊
性能, 卡顿, 很卡, 掉帧, 优化, 帧率, 不流畅, performance, fps, lag, slow, optimize, jank, 卡死, 变卡, 占用高, cpu
加载慢, 打开慢, 等很久, 首屏慢, slow loading, load time, 很慢, 首屏时间, 秒开, 慢
省流量, 弱网, 低带宽, 网速慢, bandwidth, low bandwidth, lazy load, traffic
发热, 发烫, 烫手, 耗电, overheat, battery, heat, 很烫, 好烫, 烫, 热得快
变形, 自适应, 拉伸, 横竖屏, 窗口大小, 黑边, stretched, distorted, aspect ratio
自适应, 容器大小, 屏幕适配, 适配, resize, responsive, fit
离线, 断网, 没有网络, 没网, offline
调试, debug, devtools, inspect

# What is done: a heading says it in Chinese, a question in English
禁止, 禁用, 不允许, 不让, 阻止, 拦截, disable, forbid, block, prevent
开启, 启用, 打开, enable, open, turn on
关闭, 收起, 去掉, 取消, close, turn off
点击, 点中, 点一下, 点到, 单击, click, tap, press, 点一点, 点不动, 点不了, 点了没反应, 点了
切换, 换成, 改变, change, switch, toggle
替换, 换掉, 更换, replace, swap
显示, 展示, 出现, show, display, visible
隐藏, 不显示, 去掉, 藏起来, hide, invisible, remove
加载, 载入, load
知道加载到哪了, 加载进度, 下载进度, 加载完, 加载完成, loading progress, loaded, ready, load complete
预载, 预加载, 提前下载, preload, prefetch, 提前加载, 预热, 预先下载, 先下载, 下载好
进度, progress, percent
刷新, 更新, update, refresh, reload
保存, 存下来, 存到, 存盘, save, store, persist, 存储, 写进数据库, 数据库, database, 存档
恢复, 读回来, 还原, restore, reset
撤销, 回退, undo
重做, redo
删除, 移除, 清空, delete, remove, clear
添加, 增加, 加上, 增删, add, insert
创建, 新建, 生成, create, make, generate
注册, register
查找, 定位, 搜索, find, locate, search
检测, 识别, detect, check, determine
重试, retry
取数据, 获取, 读取, fetch, get, request, 拉取, 拿数据, 查询, query
动画, 过渡, animation, transition, tween, 渐变, 淡入淡出, crossfade, fade in
自动, auto, automatic, automatically
图片, 图像, 照片, image, picture, photo
按钮, button
鼠标, 悬停, 移上去, mouse, hover, cursor
跟着, 吸附, attach, stick
手势, 拖动, 滑动, gesture, drag, swipe, pan, 双击, 长按, double click, long press
快捷键, 键盘, 方向键, shortcut, keyboard, hotkey, arrow keys
统计, 埋点, 看了哪些, 看了多久, 停留, 浏览记录, 轨迹, track, analytics, statistics, dwell time, 访问量, 浏览量, 行为数据, visited, heatmap, 多长时间, 看了多长时间, 点击次数, 次数
什么时候触发, trigger, fire, 不触发, 没触发, not fire, not firing
`

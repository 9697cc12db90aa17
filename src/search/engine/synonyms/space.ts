/** Words that say the same, a line each: of a space, what is marked in it, tours, and looking at it together. */
export const SPACE_WORDS = `
# What is shown, and how it is looked at
全景, panorama, pano, 360, 720, 全景照, 环景, 全景图片
模型, model
空间, 房源, 房子, 样板间, space, scene, work, house, property
封面, 缩略图, 首图, cover, thumbnail
户型图, 平面图, 图纸, floorplan, floor plan, blueprint
雷达图, 小地图, 缩略地图, minimap, mini map, radar
高亮现在, 当前位置, 我在哪, 现在在哪, you are here, current location, 定位我, 当前所在
指南针, 指北针, 罗盘, 北方, 朝南, 坐北朝南, compass, north, north arrow, 朝哪边, 朝向哪, 哪边是南, 哪个方向
标尺, 尺寸, 长宽, 边长, ruler, dimension
视角, 相机, 镜头, 摄像机, camera, view, viewpoint
首屏的视角, 初始视角, 默认视角, 一打开, initial view, start view, default view, 起始视角, initial camera, starting view, 一开始
首屏, 一进来, 刚进入, 初始, initial
俯仰, 上下, 抬头, 低头, 天花板, 垂直, 竖直, pitch, vertical, tilt
缩放, 放大, 缩小, 变大, 拉近, 拉远, 滚轮, 双指, 捏合, zoom, scale, enlarge, pinch, wheel
视场角, 视野, 广角, fov, field of view
近大远小, 透视, 正交, perspective, orthographic
旋转, 环视, 转动, 自己转, 转起来, 转圈, 自动旋转, 自转, rotate, spin, look around, autorotate, auto rotate, orbit, 转盘, 转一圈, turntable
限制, 锁住, 锁定, 固定, 不让, limit, restrict, clamp, lock, constrain, disable, 禁止
镜头动画, 运镜, 飞到, 飞过去, 平滑, 缓动, fly to, flyto, smooth, ease, camera animation, dolly, 镜头移动, 推镜头, 拉镜头, 相机移动, move camera, camera path
回到打开时的视角, 重置视角, 复位, 回到原位, reset view, home view, 最开始, 最初, 原来的位置
模态, 模式, mode
俯视, 俯瞰, 鸟瞰, 从上往下, 顶视图, topview, top view, top down, bird eye, bird's eye
模型总览, 俯瞰, 鸟瞰, 娃娃屋, dollhouse, doll house, overview, 整体样子, 整套房子, 全貌
自由走, 模型漫游, free walk, first person
查看器, Five 实例, viewer, instance
点位, 机位, 拍摄点, 站位, observer, panoindex, scan point, viewpoint, waypoint
点位圈, 圆圈, 圈圈, 地上, hotspot circle, floor marker, 脚下的圈
走动, 行走, 走到, 移动, 跳到, 瞬移, move, walk, go to, jump, teleport, navigate
漫游, 巡航, 自动走, 自己走, cruise, tour, 飞行, 自动播放路线, autopilot, flythrough
路线, 路径, 导航, 带路, path, route, navigation, wayfinding, direction, 动线, 指引, 箭头, 逃生, 疏散
入户门, 大门, 门口, 进户门, entrance, door
楼层, 某一层, 几层, 几楼, 上下楼, 复式, 跃层, floor, storey, level, upstairs, 上下层, 多层, 别墅, multi floor, duplex, storeys
房间, 分间, 客厅, 卧室, 厨房, room
墙, wall
背景, background, backdrop
透明, 变淡, 半透明, fade, transparent, opacity, alpha
亮度, 太暗, 太亮, 调亮, 曝光, 明暗, brightness, contrast, dark, exposure
颜色, 色差, 变色, 偏色, color, colour, tint
换成夜景, 夜景, 夜晚, 晚上, 白天, 开灯, 关灯, day night, night, 昼夜, 白天黑夜
一个画面跟着另一个, 并排, 分屏, 左右对比, 比较两套, split screen, side by side, compare, 做对比
两套, 多套, 两个房子, 两套房, 多个空间, multiple, two spaces
画布, canvas
头显, VR 眼镜, 一体机, headset, vr glasses, webxr, immersive, oculus, quest, pico, cardboard
比写的浅, 发灰, 发白, 偏白, washed out
运行时, 动态修改, 改配置, at runtime
先后次序, 顺序, 先后, 谁先触发, order, sequence
准不准, 偏了, 不准, 误差, accuracy, offset
定时长, 过渡时间, 动画时长, 重影, duration, crossfade, transition animation, mode animation
只允许某几种模态, 只能看全景, 不要模型, only panorama
不让走到, 不给看, 不能去, 禁止进入, 屏蔽点位, 别走到
像素比, dpr, retina, pixel ratio
读取视角, 当前视角, 现在看哪, 看的方向, heading, yaw, current view
写视角, 设置视角, 看向, 转到, look at, set view
记住上次, 上次看到哪, 刷新后还在, remember
用键盘, 往前走, 前进, 后退, 上下左右, wasd, step forward
禁止走动, 点地面, 不走过去, 不要走, disable walking
放一个小球, 加物体, add mesh, sphere
坐标系, 坐标转换, coordinate system
分享一个视角, 带参数的链接, 定位链接, url 参数, permalink
录成视频, 录屏, 导出视频, export video, mp4
限制俯仰与缩放, 灵敏度, 转得太快, sensitivity

# Points, tags, drawing
测量, 测距, 量尺, 量墙, 丈量, 量房, measure, tape measure
距离, 长度, 多长, 多宽, distance, length, 多远, 间距
面积, 平米, 几平, 平方, 平方米, 多大, area, size, square meter
单位, 毫米, 厘米, 英尺, 英寸, unit, feet, metric, imperial
标签, 热点, 打点, 图钉, 标记点, 气泡, 锚点, tag, label, hotspot, marker, pin, poi, annotation, 标记, 信息点
标注, 批注, annotation, label, mark
标签很多, 标签太多, 标签多, 大量标签, 上百个, 聚合, cluster, too many tags, many tags
绘制, 画图, 画线, draw, sculpt, sketch
画笔, 涂鸦, 圈出来, 画圈, brush, paint, doodle
坐标, 三维点, 位置, coordinate, position, point, location, xyz
取点, 拾取, 点击位置, 射线, pick, raycast, hit test, picker
屏幕坐标, screen position, pixel, screen coordinate
从像素到三维点, 屏幕转三维, 屏幕转世界, screen to world, unproject, convert
投影, 三维转屏幕, 世界转屏幕, project, world to screen
换算, 转换, convert, conversion
区域, 多边形, 范围, region, polygon, area, 圈出, zone
物体, 家具, 沙发, object, mesh, furniture, item, 摆件, 3D 物体, 家电, 模型文件
glTF, glb, obj, fbx, 自己的模型, 导入模型, import model, custom model
贴图, 材质, 纹理, texture, material
挡住, 遮挡, 穿墙, 被墙挡, occlude, occlusion, behind, hidden by wall
高亮, 描边, 发光, highlight, outline, glow
选中, 选择, select, choose, pick
闪烁, 一闪一闪, blink, flash
让用户拖动, 拖着走, 拖拽, 挪动, draggable, drag object, gizmo, 摆放, 拖到, 摆家具, place, rotate object, move object
把视频贴到墙上, 电视, 投屏, 视频墙, tv, video wall, video on wall
弹出, 弹窗, 卡片, 浮层, 气泡框, popup, popover, modal, dialog, tooltip
自己画, 自定义样式, 换图标, 图标, 改样式, custom style, icon, custom render
箭头, arrow, 画箭头
画面之外, 屏幕外, 看不见的标签, offscreen, off screen
按钮开关, 打开关闭, 显示隐藏, 开关按钮, toggle
只由按钮控制, 默认收起, 默认隐藏, 不自动出现, 手动
何时出现, 默认不显示, 什么时候显示, when visible
额外的图标, 加图标, 自定义图标
互斥, 冲突, 同时打开, 叠在一起, conflict
层级, 盖住, 压住, 点不到, 点不动, z-index, overlap

# Tours
导览, 讲解, 解说, 旁白, vreo, presentation, tour, guide, narration
剧本, 脚本, script
关键帧, 关键影格, 帧数据, 时间轴, 时间线, keyframe, timeline
字幕, 提词, 弹幕, subtitle, prompter, caption, 文案, 歌词
背景音乐, 配乐, bgm, music
播放, 开播, play, playback, start
暂停, 停住, 停下, pause, stop
播放按钮, 继续播放, resume
进度条, 快进, 拖动进度, 跳到几秒, 指定时间, 时间点, seek, progress bar, scrub, seek to time, 跳转到, 快退, 拖进度, 跳过, skip, 章节, chapter
播完, 完成, 结束, 放完, end, finish, complete
重播, 再放一遍, 循环, replay, loop, play again, repeat
打断, 中断, 被打断, interrupt, abort, 抢镜头, 拖动打断
自动播放, 自动放, autoplay
速度, 调速, 倍速, 太快, 太慢, 快慢, speed, faster, slower
静音, 闭麦, 关麦, 开麦, mute, unmute
音量, 声音, 没声音, volume, sound, audio, 太小声, 小声, 大声
视频, 录像, video, mp4
真人, 数字人, 主播, 出镜, presenter, avatar, green screen, 真人视频, 人像, portrait
录制, 录像, 回放, 录屏, record, replay, recording, 录下来, 轨迹回放
覆盖样式, 改样式, 字号, 字体大小, 字体, css, style, font size
不带界面, 无界面, 自己做播放器, headless, own ui
绿幕, 抠像, 透明视频, chroma key
出声, 没声音, 有声音, sound

# Together
带看, 同屏, 一起看, co-browsing, live, 多人, multi user, collaboration, shared session, 远程看房, 在线看房, 陪看, 共享, guided, 一起看房
主持人, 经纪人, 顾问, 带看人, host, agent, 讲解员, 销售, 置业顾问
观众, 客户, 访客, viewer, guest, visitor, audience, 买家, 用户端
成员, 人数, 几个人, 在线, 名单, member, participant, user list, online, 头像, 昵称, 用户名, avatar, nickname
同步, 跟随, 保持一致, 一样的画面, sync, synchronize, synchronise, follow, 实时同步, 同一画面, real time, mirror
换人带, 交出控制权, 控制权, 主控, 移交, hand over, control, take over
语音, 通话, 麦克风, 连麦, 听不到, microphone, mic, voice, rtc, call, talk, 对讲, 喊话, 说话声, 回声, 讲话
入场票, 门票, ticket, 票, 进房凭证, pass
连接, 进入, 连不上, 进不了, 进不去, 加入, connect, join, enter
离开, 退出, 结束, 走了, 下线, exit, leave, quit, 对方退出, 对方离开
重连, 断线, 断网, 掉线, 断开, reconnect, disconnect, connection lost
踢出, 请出, 移出, 踢人, kick, ban
邀请, invite, invitation
角色, 身份, role
广播, 发消息, 群发, broadcast, send message, message
节流, 防抖, 发太快, throttle, debounce
做得到什么, 能做到什么, 人数, 最多几个人, 文字聊天, how many people, maximum, capacity
进两次, 多开, 顶号, 重复登录, 同时在线, twice
登录身份, 没登录, 游客, 匿名, anonymous
面板也同步, 弹窗同步, 同一个弹窗
各端, 跨端, 多端, cross platform
`

import type { Five } from '@realsee/five'
import type { Live } from '@realsee/live'

const GESTURES = ['gesture.pan', 'gesture.pinch', 'gesture.mousewheel', 'gesture.tap', 'gesture.dbltap'] as const

/** 观众一端：手势不再动画面，只跟着主持人。返回恢复的函数。 */
export function followOnly(five: Five): () => void {
  const stops = GESTURES.map((name) => five.on(name, (gesture) => gesture.preventDefault()))
  return () => stops.forEach((off) => off())
}

/** 主持人一端：不许别人发视角，后来的人也一样。没有权限时什么也不做。返回停止的函数。 */
export function leadAlone<Frames extends object>(live: Live<Frames>): () => void {
  const asked = new Set<string>()
  const forbid = (): void => {
    if (live.selfInfo?.permission?.control_other_sync !== true) return
    // 离开的、已经禁了的划掉：同一个人刷新之后回来，要再禁一次
    const allowed = live.userList.filter(({ permission }) => permission?.sync_frame === true).map(({ id }) => id)
    for (const id of asked) if (!allowed.includes(id)) asked.delete(id)
    const others = allowed.filter((id) => id !== live.selfInfo.id && !asked.has(id))
    if (others.length === 0) return
    for (const id of others) asked.add(id)
    live.forbidSync(false, others).catch((error: unknown) => {
      for (const id of others) asked.delete(id)
      console.warn('[live] 没有禁成：', error)
    })
  }
  const stops = [live.on('selfInfoUpdate', forbid), live.on('userListUpdate', forbid)]
  forbid()
  return () => stops.forEach((off) => off())
}

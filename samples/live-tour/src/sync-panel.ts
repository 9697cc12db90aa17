import type { Live } from '@realsee/live'

interface Panel {
  open: boolean
  floor: number
}

/** 谁改的、第几次改：与内容放在同一帧里。 */
export interface PanelFrames {
  floorPicker: Panel & { by: string; turn: number }
}
type Frame = PanelFrames['floorPicker']

/** 改的次数大的为准；两个人同时改，编号大的为准。 */
const newer = (a: Frame, b: Frame): boolean => a.turn > b.turn || (a.turn === b.turn && a.by > b.by)

/** 在 `connect` 之前调用。本地点击调用 `set`，远端变化调用 `show`；`show` 里不要再调 `set`。 */
export function syncFloorPicker(live: Live<PanelFrames>, show: (value: Panel) => void) {
  let last: Frame | undefined
  const stops = [
    live.on('readyKeyframeSync', ({ floorPicker }) => {
      last = floorPicker
      if (floorPicker) show(floorPicker)
    }),
    live.keyframes.on('floorPicker', (frame) => {
      if (!last || newer(frame, last)) {
        last = frame
        show(frame)
      } else if (newer(last, frame) && last.by === live.selfInfo?.id) {
        // 别人的快照里带着旧的一帧：再发一次自己的
        live.sendKeyframe('floorPicker', last)
      }
    }),
  ]
  return {
    set: (value: Panel) => {
      if (live.selfInfo?.permission?.sync_frame !== true) return false
      const frame = { ...value, by: live.selfInfo.id, turn: (last?.turn ?? 0) + 1 }
      if (live.sendKeyframe('floorPicker', frame) !== true) return false
      last = frame
      return true
    },
    stop: () => stops.forEach((off) => off()),
  }
}

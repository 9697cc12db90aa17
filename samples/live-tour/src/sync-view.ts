import type { Five } from '@realsee/five'
import type { Live } from '@realsee/live'
import { throttle } from './throttle'
import { toFrame, toState, type ViewFrame } from './view-frame'

/** 由谁带、第几次接管：与画面放在同一帧里，谁也不会先到。 */
interface Claim {
  driver: string
  turn: number
}

export interface Frames {
  view: ViewFrame & Claim
}

export interface ViewSync {
  /** 由我来带。没有权限或没连上时返回 `false`。 */
  takeOver: () => boolean
  stop: () => void
}

export interface ViewSyncEvents {
  /** 可以开始同步；参数是现在的带看人，还没有人时是 `undefined`。重连后会再来一次。 */
  ready: (driver: string | undefined) => void
  /** 带看人换了。 */
  driver: (userId: string) => void
}

/** 接管的次数大的为准；两个人同时接管，编号大的为准。各端算出来一样。 */
const newer = (a: Claim, b: Claim): boolean => a.turn > b.turn || (a.turn === b.turn && a.driver > b.driver)

/** 在 `connect` 之前调用。 */
export function syncView(five: Five, live: Live<Frames>, notify: ViewSyncEvents): ViewSync {
  let ready = false
  let claim: Claim | undefined

  // 自己的资料可能比最后一帧晚到
  const iDrive = () => claim?.driver === live.selfInfo?.id
  const adopt = ({ driver, turn }: Claim) => {
    const changed = claim?.driver !== driver
    claim = { driver, turn }
    if (!iDrive()) outgoing.cancel()
    if (changed) notify.driver(driver)
  }
  const outgoing = throttle<Frames['view']>((frame) => {
    const sent = live.sendKeyframe('view', frame)
    if (sent instanceof Error) console.warn('[live] 没有发出：', sent.message)
  }, 100)
  const show = () => {
    if (claim) outgoing.push({ ...toFrame(five.getCurrentState()), ...claim })
  }

  const stops = [
    live.on('readyKeyframeSync', ({ view }) => {
      ready = true
      claim = undefined
      if (view) {
        adopt(view)
        five.setState(toState(view), true, false)
      }
      notify.ready(view?.driver)
    }),
    live.keyframes.on('view', (frame) => {
      if (claim && newer(claim, frame)) {
        // 让位之前发出的旧帧：再发一次现在的，房间里最后一帧才是对的
        if (iDrive()) show()
        return
      }
      adopt(frame)
      // 别人改面板时，整份快照里带着旧的视角：再发一次现在的
      if (iDrive()) show()
      else five.setState(toState(frame), false, false)
    }),
    five.on('state.change', ({ state, userAction }) => {
      if (ready && userAction && claim && iDrive()) outgoing.push({ ...toFrame(state), ...claim })
    }),
  ]

  return {
    takeOver: () => {
      if (!ready || live.selfInfo?.permission?.sync_frame !== true) return false
      const mine = { driver: live.selfInfo.id, turn: (claim?.turn ?? 0) + 1 }
      const sent = live.sendKeyframe('view', { ...toFrame(five.getCurrentState()), ...mine })
      if (sent instanceof Error) return false
      adopt(mine)
      return true
    },
    stop: () => {
      ready = false
      outgoing.cancel()
      for (const off of stops) off()
    },
  }
}

import { BuiltinActionType, LiveState, UserStatus, type Live } from '@realsee/live'
import { enterRoom } from './enter-room'
import type { Entry } from './entry'

export type Phase = 'connecting' | 'open' | 'waiting' | 'ended'

/** 第几次失败后等多久，毫秒。用完就结束。 */
const DELAYS = [1000, 2000, 5000, 10_000, 30_000]
/** 连上多久算稳了，失败次数清零。 */
const STABLE = 30_000

export interface KeepOptions {
  /** 每次连接都调用一次，给出新票。 */
  getEntry: () => Promise<Entry>
  /** 收到每次状态变化和它的原因；`ended` 之后要再进，重新调用 `keepConnected`。 */
  report: (phase: Phase, reason: string) => void
  /** 卸下页面，连接随之断开，例如 `() => location.assign('/')`。前端路由不算。 */
  unload: () => void
}

export interface Room {
  /** 等待重连时，不等计时，马上再试。 */
  retryNow: () => void
  /** 自己离开，别人接着看：停止重连，然后卸下页面。 */
  leave: () => void
  /** 结束所有人的带看，只接在主持人的按钮上。没有连着时什么也不做。 */
  closeRoom: () => Promise<void>
}

/** 连接并保持连接。 */
export function keepConnected<Frames extends object>(live: Live<Frames>, options: KeepOptions): Room {
  const { getEntry, report, unload } = options
  let phase: Phase = 'connecting'
  let entered = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const ended = () => phase === 'ended'
  const enter = (next: Phase, reason = '') => {
    clearTimeout(timer)
    phase = next
    report(next, reason)
  }
  const finish = (reason: string) => {
    if (ended()) return
    for (const stop of stops) stop()
    enter('ended', reason)
  }
  const retry = (reason: string) => {
    // 一次也没进去过，再试也一样
    const delay = entered ? DELAYS[failures++] : undefined
    if (delay === undefined) return finish(reason)
    enter('waiting', reason)
    timer = setTimeout(() => void connect(), delay * (0.75 + Math.random() / 2))
  }
  const connect = async () => {
    enter('connecting')
    try {
      await enterRoom(live, getEntry)
      if (ended()) return
      entered = true
      enter('open')
      timer = setTimeout(() => {
        failures = 0
      }, STABLE)
    } catch (error) {
      if (!ended()) retry(error instanceof Error ? error.message : String(error))
    }
  }

  const stops = [
    live.on('stateChange', (state) => {
      if (state === LiveState.CLOSED && phase === 'open') retry('连接断开')
    }),
    live.on('kickOut', () => finish('你已被请出房间')),
    live.on('builtinEvent', ({ action }) => {
      if (action === BuiltinActionType.RoomClose) finish('房间已关闭')
    }),
    live.on('selfInfoUpdate', ({ status }) => {
      if (status === UserStatus.Replaced) finish('你在别处进入了这间房')
    }),
  ]

  void connect()
  return {
    retryNow: () => {
      if (phase === 'waiting') void connect()
    },
    leave: () => {
      finish('已离开')
      unload()
    },
    closeRoom: async () => {
      if (phase !== 'open') return
      finish('由你结束')
      await live.exit()
    },
  }
}

import { Vector3 } from 'three'
import type { State } from '@realsee/five'

/** 能写进 JSON 的状态：offset 换成三个数。 */
export type PlainState = Omit<State, 'offset'> & {
  offset: [number, number, number]
}

/** 一段录像。at 是距开始录制的毫秒数。 */
export type Clip = { at: number; state: PlainState }[]

export function toPlain(state: State): PlainState {
  const { x, y, z } = state.offset
  return { ...state, offset: [x, y, z] }
}

export function fromPlain(plain: PlainState): State {
  return { ...plain, offset: new Vector3(...plain.offset) }
}

export class StateTape {
  private clip: Clip = []
  private startedAt: number | null = null
  private timers: number[] = []

  /** 开始录，并录下第一帧。 */
  start(first: State) {
    this.cancel()
    this.clip = []
    this.startedAt = performance.now()
    this.push(first)
  }

  /** 录一帧；没有在录时什么都不做。 */
  push(state: State) {
    if (this.startedAt === null) return
    this.clip.push({
      at: Math.round(performance.now() - this.startedAt),
      state: toPlain(state),
    })
  }

  stop(): Clip {
    this.startedAt = null
    return this.clip
  }

  /** 按录下的时间逐帧调用 apply，最后调用 ended。 */
  play(clip: Clip, apply: (state: State) => void, ended: () => void) {
    this.cancel()
    const length = clip.at(-1)?.at ?? 0
    this.timers = clip.map(({ at, state }) => window.setTimeout(() => apply(fromPlain(state)), at))
    this.timers.push(window.setTimeout(ended, length))
  }

  /** 停止回放。 */
  cancel() {
    this.timers.forEach((timer) => window.clearTimeout(timer))
    this.timers = []
  }
}

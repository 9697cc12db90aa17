export interface Throttled<T> {
  push: (value: T) => void
  /** 丢掉还没发的，停下计时。 */
  cancel: () => void
}

/** 第一个值立刻发，之后最多每 `gap` 毫秒发一个；停下时补发最后一个。 */
export function throttle<T>(send: (value: T) => void, gap: number): Throttled<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: T } | undefined

  const flush = () => {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = undefined
    send(value)
    timer = setTimeout(flush, gap)
  }
  return {
    push: (value) => {
      waiting = { value }
      if (timer === undefined) flush()
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
    },
  }
}

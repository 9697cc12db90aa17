import type { Five } from '@realsee/five'
import { createLive, type LiveOptions } from '@realsee/live'
import { syncView, type Frames } from './sync-view'

interface Parts {
  isHost: boolean
  button: HTMLButtonElement
  label: HTMLElement
}

/** 连接之前调用。用返回的 `live` 去连接，带看结束时调用 `stop`。 */
export function startTour(five: Five, { isHost, button, label }: Parts, options: LiveOptions = {}) {
  const live = createLive<Frames>(options)
  let ready = false
  let driver: string | undefined

  const showDriver = () => {
    if (!driver) return
    const found = live.userList.find(({ id }) => id === driver)
    label.textContent = found ? `由${found.extension?.nickname ?? '未命名'}带看` : '带看的人离开了'
  }
  // 重连后已经有带看人，不抢。权限可能晚于最后一帧到，所以资料更新时再试一次
  const driveFirst = () => {
    if (isHost && ready && !driver) sync.takeOver()
  }
  const sync = syncView(five, live, {
    ready: (current) => {
      ready = true
      driver = current
      driveFirst()
    },
    driver: (userId) => {
      driver = userId
      showDriver()
    },
  })
  const stops = [live.on('selfInfoUpdate', driveFirst), live.on('userListUpdate', showDriver), sync.stop]

  button.onclick = () => {
    if (!sync.takeOver()) label.textContent = '现在不能接管'
  }
  return { live, stop: () => stops.forEach((off) => off()) }
}

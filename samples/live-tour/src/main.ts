import { Five, parseWork } from '@realsee/five'
import { createRoom, fetchEntry } from './entry'
import { keepConnected, type Phase } from './keep-connected'
import { startTour } from './start-tour'
import { getVoiceSign } from './voice-sign'

const TEXT: Record<Phase, string> = {
  connecting: '正在连接',
  open: '带看中',
  waiting: '网络不稳，正在重连',
  ended: '带看已结束',
}
const find = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`页面里没有 ${selector}`)
  return found
}
const stage = find('#app')
const status = find('#status')
const invited = new URLSearchParams(location.search).get('room')

/** 打开空间，把当前视角写成文字，两个窗口好对比。 */
async function openSpace(): Promise<Five> {
  const five = new Five()
  five.appendTo(stage)
  new ResizeObserver(() => five.refresh()).observe(stage)
  const show = () => {
    const { panoIndex, longitude, latitude } = five.getCurrentState()
    find('#view').textContent = `点位 ${panoIndex}，经度 ${longitude.toFixed(2)}，纬度 ${latitude.toFixed(2)}`
  }
  five.on('currentState.change', show)
  const reply = await fetch(stage.dataset.space ?? '')
  if (!reply.ok) throw new Error(`空间数据：HTTP ${reply.status}`)
  await five.load(parseWork(await reply.json()))
  show()
  return five
}

/** 邀请链接换一个主机名：同一个浏览器里也算另一位用户。 */
function showInvite(roomCode: string): void {
  const link = new URL(location.href)
  if (link.hostname === 'localhost') link.hostname = '127.0.0.1'
  link.search = new URLSearchParams({ room: roomCode }).toString()
  const invite = find<HTMLAnchorElement>('#invite')
  invite.href = link.href
  invite.hidden = false
}

async function start(): Promise<void> {
  const five = await openSpace()
  const roomCode = invited ?? (await createRoom())
  if (!invited) showInvite(roomCode)
  const parts = { isHost: !invited, button: find<HTMLButtonElement>('#take-over'), label: find('#driver') }
  const tour = startTour(five, parts, { getVoiceSign, useBuiltInRTC: true })
  tour.live.$RTC.on('joined', () => {
    find('#voice').textContent = '语音已接通'
  })
  const room = keepConnected(tour.live, {
    getEntry: () => fetchEntry(roomCode),
    report: (phase, reason) => {
      if (phase === 'ended') tour.stop()
      status.textContent = reason ? `${TEXT[phase]}（${reason}）` : TEXT[phase]
    },
    unload: () => location.assign('/left.html'),
  })
  const leave = find<HTMLButtonElement>('#leave')
  leave.textContent = invited ? '离开' : '结束带看'
  leave.onclick = () => (invited ? room.leave() : void room.closeRoom())
}

start().catch((error: unknown) => {
  status.textContent = error instanceof Error ? error.message : String(error)
})

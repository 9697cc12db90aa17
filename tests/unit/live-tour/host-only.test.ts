import { afterEach, expect, jest, test } from '@jest/globals'
import type { Five } from '@realsee/five'
import { createLive, type Live, type UserInfo } from '@realsee/live'
import { WebSocket } from 'ws'
import { followOnly, leadAlone } from '../../../samples/live-tour/src/host-only'
import { startGateway } from '../../support/live-gateway'

/** An emitter as Five and Live are one: `on` gives back the function that takes the handler away. */
function emitter() {
  const handlers = new Map<string, ((event: never) => void)[]>()
  const on = (name: string, handler: (event: never) => void) => {
    handlers.set(name, [...(handlers.get(name) ?? []), handler])
    return () =>
      void handlers.set(
        name,
        handlers.get(name)!.filter((one) => one !== handler),
      )
  }
  const emit = (name: string, event?: unknown): void => handlers.get(name)?.forEach((one) => one(event as never))
  return { on, emit }
}

const person = (id: string, sync_frame: boolean): UserInfo => ({ id, micro_status: false, permission: { sync_frame } })

function room(userList: UserInfo[], control_other_sync = true) {
  const { on, emit } = emitter()
  const forbidSync = jest.fn((_sync: boolean, _ids?: string[]) => Promise.resolve(true))
  const selfInfo = { id: 'host', micro_status: false, permission: { sync_frame: true, control_other_sync } }
  const live = { on, forbidSync, selfInfo, userList }
  return { live: live as unknown as Live<object>, forbidSync, userList, selfInfo, emit }
}

test('whoever may send the view is forbidden to, once, and so are those who come later; the host is not', () => {
  const { live, forbidSync, userList, emit } = room([person('host', true), person('ann', true), person('bob', false)])
  const stop = leadAlone(live)
  expect(forbidSync.mock.calls).toEqual([[false, ['ann']]])
  emit('userListUpdate')
  userList.push(person('cid', true))
  emit('userListUpdate')
  expect(forbidSync.mock.calls.slice(1)).toEqual([[false, ['cid']]])
  stop()
  userList.push(person('dan', true))
  emit('userListUpdate')
  expect(forbidSync).toHaveBeenCalledTimes(2)
})

test('without the permission nothing is sent; it may come later than the list', () => {
  const { live, forbidSync, selfInfo, emit } = room([person('ann', true)], false)
  leadAlone(live)
  expect(forbidSync).not.toHaveBeenCalled()
  selfInfo.permission.control_other_sync = true
  emit('selfInfoUpdate')
  expect(forbidSync.mock.calls).toEqual([[false, ['ann']]])
})

test('what failed is tried again', async () => {
  const { live, forbidSync, emit } = room([person('ann', true)])
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  forbidSync.mockRejectedValueOnce(new Error('closed'))
  leadAlone(live)
  await Promise.resolve()
  await Promise.resolve()
  emit('userListUpdate')
  expect(forbidSync).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('gestures of a viewer move nothing until given back', () => {
  const { on, emit } = emitter()
  const stop = followOnly({ on } as unknown as Five)
  const preventDefault = jest.fn()
  for (const name of ['pan', 'pinch', 'mousewheel', 'tap', 'dbltap']) emit(`gesture.${name}`, { preventDefault })
  expect(preventDefault).toHaveBeenCalledTimes(5)
  stop()
  emit('gesture.pan', { preventDefault })
  expect(preventDefault).toHaveBeenCalledTimes(5)
})

const gateways: { close: () => void }[] = []
afterEach(() => gateways.splice(0).forEach((gateway) => gateway.close()))

test('in a room, who comes in beside the host can no longer send a frame, the host can', async () => {
  Object.assign(globalThis, { WebSocket })
  const gateway = await startGateway()
  gateways.push(gateway)
  const { room_code } = gateway.rooms.create({})
  const enter = async (user_id: string, user_role: string): Promise<Live<{ view: string }>> => {
    const live = createLive<{ view: string }>({})
    const { ticket, room_link } = gateway.rooms.ticket({ room_code, user_id, user_role })!
    await live.connect({ url: room_link, getTicket: () => Promise.resolve(ticket) })
    return live
  }
  const host = await enter('host', 'anchor')
  const stop = leadAlone(host)
  const viewer = await enter('ann', 'audience')
  const mayViewerSend = (): boolean | undefined => viewer.selfInfo.permission?.sync_frame
  for (let wait = 0; mayViewerSend() !== false && wait < 100; wait++) await new Promise((next) => setTimeout(next, 20))
  expect(mayViewerSend()).toBe(false)
  expect(host.selfInfo.permission?.sync_frame).toBe(true)
  const heard: string[] = []
  for (const live of [host, viewer]) live.keyframes.on('view', (view) => heard.push(view))
  viewer.sendKeyframe('view', 'viewer')
  host.sendKeyframe('view', 'host')
  for (let wait = 0; heard.length === 0 && wait < 100; wait++) await new Promise((next) => setTimeout(next, 20))
  expect(heard).toEqual(['host'])
  stop()
})

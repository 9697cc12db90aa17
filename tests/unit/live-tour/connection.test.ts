import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { createLive, type Live } from '@realsee/live'
import { WebSocket } from 'ws'
import type { Gateway } from '../../../samples/live-tour/mock/gateway'
import { keepConnected, type Phase, type Room } from '../../../samples/live-tour/src/keep-connected'
import { startGateway } from '../../support/live-gateway'

/** The printed connection against the mock gateway's rooms, through real sockets. */
type Tour = Live<{ view: object }>
let gateway: Gateway
let code = ''
let opened: { live: Tour; room: Room; phases: Phase[]; reasons: string[]; exits: number; unloaded: number }[] = []

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket })
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(() => {
  code = gateway.rooms.create({}).room_code
  opened = []
})
afterEach(() => {
  for (const { room } of opened) room.leave()
})

const entryFor = (id: string, role: string): { url: string; ticket: string } => {
  const { ticket, room_link } = gateway.rooms.ticket({ room_code: code, user_id: id, user_role: role })!
  return { url: room_link, ticket }
}
const until = async (met: () => boolean): Promise<void> => {
  for (let wait = 0; !met(); wait += 10) {
    if (wait > 8000) throw new Error('it did not happen within 8 s')
    await new Promise((next) => setTimeout(next, 10))
  }
}
function enter(id: string, role = 'audience', getEntry = () => entryFor(id, role)) {
  const live: Tour = createLive({})
  const own = { live, phases: [] as Phase[], reasons: [] as string[], exits: 0, unloaded: 0, room: {} as Room }
  const exit = live.exit.bind(live)
  jest.spyOn(live, 'exit').mockImplementation(() => (own.exits++, exit()))
  own.room = keepConnected(live, {
    getEntry: () => Promise.resolve(getEntry()),
    report: (phase, reason) => (own.phases.push(phase), own.reasons.push(reason)),
    unload: () => own.unloaded++,
  })
  opened.push(own)
  return own
}
const last = ({ phases, reasons }: { phases: Phase[]; reasons: string[] }) => [phases.at(-1), reasons.at(-1)]

test('a viewer who leaves closes nothing, also while connecting', async () => {
  const host = enter('host', 'anchor')
  const viewer = enter('viewer')
  await until(() => host.phases.at(-1) === 'open' && viewer.phases.at(-1) === 'open')
  viewer.room.leave()
  const hasty = enter('hasty')
  hasty.room.leave()
  await new Promise((next) => setTimeout(next, 200))
  expect([viewer.exits, hasty.exits, viewer.unloaded, hasty.unloaded]).toEqual([0, 0, 1, 1])
  expect(host.phases.at(-1)).toBe('open')
})

test('the host closes the room for everybody, once', async () => {
  const host = enter('host', 'anchor')
  const viewer = enter('viewer')
  await until(() => host.phases.at(-1) === 'open' && viewer.phases.at(-1) === 'open')
  await host.room.closeRoom()
  await host.room.closeRoom()
  await until(() => viewer.phases.at(-1) === 'ended')
  expect(last(viewer)).toEqual(['ended', '房间已关闭'])
  expect([host.exits, viewer.exits]).toEqual([1, 0])
})

test('somebody who was kicked, also while connecting, sends nothing more and does not come back', async () => {
  const host = enter('host', 'anchor')
  const viewer = enter('viewer')
  await until(() => gateway.rooms.people(code).includes('viewer'))
  gateway.rooms.kick(code, 'viewer')
  await until(() => viewer.phases.at(-1) === 'ended')
  await viewer.room.closeRoom()
  await new Promise((next) => setTimeout(next, 1500))
  expect(last(viewer)).toEqual(['ended', '你已被请出房间'])
  expect(viewer.exits).toBe(0)
  expect(host.phases.at(-1)).toBe('open')
})

test('a lost connection comes back with a new ticket', async () => {
  const tickets: string[] = []
  const viewer = enter('viewer', 'audience', () => {
    const entry = entryFor('viewer', 'audience')
    tickets.push(entry.ticket)
    return entry
  })
  await until(() => viewer.phases.at(-1) === 'open')
  gateway.rooms.drop(code)
  await until(() => viewer.phases.filter((phase) => phase === 'open').length === 2)
  expect(viewer.phases).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open'])
  expect(new Set(tickets).size).toBe(2)
})

test('a refused ticket ends with its reason at once, not after ten seconds', async () => {
  const viewer = enter('viewer', 'audience', () => ({ ...entryFor('viewer', 'audience'), ticket: 'used' }))
  await until(() => viewer.phases.at(-1) === 'ended')
  expect(viewer.reasons.at(-1)).toMatch(/连上就断开|Close/)
})

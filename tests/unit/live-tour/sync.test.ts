import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { isDeepStrictEqual } from 'node:util'
import type { Five, State } from '@realsee/five'
import type { Live } from '@realsee/live'
import { syncFloorPicker, type PanelFrames } from '../../../samples/live-tour/src/sync-panel'
import { syncView, type Frames } from '../../../samples/live-tour/src/sync-view'

/**
 * Taking over while others drag, with both ways in which keyframes are known to travel: each key for itself, or the
 * sender's whole snapshot. Time is a list of deliveries, so every run is the same.
 */
beforeAll(() => void jest.useFakeTimers())
afterAll(() => void jest.useRealTimers())

type Way = 'keys' | 'snapshot'
type AllFrames = Frames & PanelFrames
type Sent = Partial<AllFrames>

class Room {
  last: Sent = {}
  readonly people: Person[] = []
  private readonly road: (() => void)[] = []

  send(from: Person, frames: Sent): void {
    const copy = structuredClone(frames)
    // Half-way the server keeps it, then everybody else gets it
    this.road.push(() => {
      Object.assign(this.last, copy)
      for (const person of this.people) if (person !== from) this.road.push(() => person.receive(structuredClone(copy)))
    })
  }

  /** Lets `count` messages arrive; all of them without it. */
  deliver(count = Infinity): void {
    for (let step = 0; step < count && this.road.length; step++) this.road.shift()!()
  }
}

class Person {
  driver = ''
  longitude = 0
  readonly sync
  readonly panel
  /** What the panel has shown, one after the other. */
  readonly shown: number[] = []
  private readonly snapshot: Sent = {}
  private readonly handlers: Record<string, (value: unknown) => void> = {}

  constructor(
    readonly id: string,
    readonly room: Room,
    readonly way: Way,
  ) {
    const on = (name: string, handler: (value: unknown) => void) => ((this.handlers[name] = handler), () => undefined)
    const state = (): State => ({ longitude: this.longitude, offset: { x: 0, y: 0, z: 0 } }) as unknown as State
    const five = {
      on,
      getCurrentState: state,
      setState: ({ longitude }: State) => (this.longitude = longitude),
    } as unknown as Five
    const live = {
      on,
      keyframes: { on },
      selfInfo: { id, permission: { sync_frame: true } },
      sendKeyframe: (key: keyof AllFrames, frame: AllFrames[typeof key]) => {
        Object.assign(this.snapshot, { [key]: frame })
        room.send(this, way === 'snapshot' ? this.snapshot : { [key]: frame })
        return true
      },
    } as unknown as Live<AllFrames>
    this.sync = syncView(five, live, { ready: () => undefined, driver: (driver) => (this.driver = driver) })
    const ready = this.handlers.readyKeyframeSync!
    this.panel = syncFloorPicker(live, ({ floor }) => void this.shown.push(floor))
    room.people.push(this)
    Object.assign(this.snapshot, structuredClone(room.last))
    for (const handler of [ready, this.handlers.readyKeyframeSync!]) handler(structuredClone(room.last))
  }

  /** Values that are as they were are not told (2022). */
  receive(frames: Sent): void {
    for (const [key, value] of Object.entries(frames)) {
      if (isDeepStrictEqual(this.snapshot[key as keyof AllFrames], value)) continue
      Object.assign(this.snapshot, { [key]: value })
      this.handlers[key]!(value)
    }
  }

  drag(by: number): void {
    this.longitude += by
    const state = { longitude: this.longitude, offset: { x: 0, y: 0, z: 0 } }
    this.handlers['state.change']!({ state, userAction: true })
  }
}

const settle = async (room: Room): Promise<void> => {
  for (let round = 0; round < 6; round++) {
    room.deliver()
    await jest.advanceTimersByTimeAsync(110)
  }
  room.deliver()
}

describe.each<Way>(['keys', 'snapshot'])('keyframes sent as %s', (way) => {
  const start = (): { room: Room; a: Person; b: Person; c: Person } => {
    const room = new Room()
    const [a, b, c] = ['a', 'b', 'c'].map((id) => new Person(id, room, way)) as [Person, Person, Person]
    a.sync.takeOver()
    room.deliver()
    return { room, a, b, c }
  }
  const agree = (room: Room, driver: string): void => {
    expect(room.people.map((person) => person.driver)).toEqual(room.people.map(() => driver))
    expect(room.last.view?.driver).toBe(driver)
  }

  test.each([0, 1, 2, 3])('taking over while the other drags holds, %d messages later', async (later) => {
    const { room, a, b, c } = start()
    a.drag(0.1)
    room.deliver(later)
    b.sync.takeOver()
    await jest.advanceTimersByTimeAsync(110)
    a.drag(0.1)
    room.deliver(later)
    await settle(room)
    agree(room, 'b')
    b.drag(1)
    await settle(room)
    expect([a.longitude, c.longitude, room.last.view?.longitude]).toEqual([b.longitude, b.longitude, b.longitude])
  })

  test('two who take over at once agree on one of them', async () => {
    const { room, a, b, c } = start()
    b.sync.takeOver()
    c.sync.takeOver()
    a.drag(0.1)
    await settle(room)
    agree(room, 'c')
    a.sync.takeOver()
    await settle(room)
    agree(room, 'a')
  })

  test.each([0, 1, 2, 3])(
    'a panel that somebody changes while another drags changes once, %d messages later',
    async (later) => {
      const { room, a, b, c } = start()
      for (let step = 0; step < 3; step++) {
        a.drag(0.1)
        await jest.advanceTimersByTimeAsync(110)
      }
      room.deliver(later)
      expect(b.panel.set({ open: true, floor: 2 })).toBe(true)
      a.drag(0.1)
      await jest.advanceTimersByTimeAsync(110)
      a.drag(0.1)
      await settle(room)
      expect([a.shown, b.shown, c.shown]).toEqual([[2], [], [2]])
      expect(room.last.floorPicker?.floor).toBe(2)
      expect([b.longitude, c.longitude, room.last.view?.longitude]).toEqual([a.longitude, a.longitude, a.longitude])
      const late = new Person('d', room, way)
      expect([late.shown, late.longitude]).toEqual([[2], a.longitude])
    },
  )

  test('a panel that somebody changes before the last view has come leaves the view as it is', async () => {
    const { room, a, b, c } = start()
    a.drag(0.1)
    await settle(room)
    a.drag(0.4)
    await jest.advanceTimersByTimeAsync(110)
    b.panel.set({ open: true, floor: 2 })
    await settle(room)
    expect([b.longitude, c.longitude, room.last.view?.longitude]).toEqual([a.longitude, a.longitude, a.longitude])
    expect([a.shown, c.shown]).toEqual([[2], [2]])
  })

  test('somebody who comes later follows the one who drives now', async () => {
    const { room, a, b } = start()
    a.drag(0.2)
    b.sync.takeOver()
    await settle(room)
    b.drag(0.5)
    await settle(room)
    const late = new Person('d', room, way)
    expect([late.driver, late.longitude]).toEqual(['b', b.longitude])
    late.drag(3)
    await settle(room)
    expect(room.last.view?.longitude).toBe(b.longitude)
  })
})

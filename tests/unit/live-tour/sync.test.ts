import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Five, State } from '@realsee/five'
import type { Live } from '@realsee/live'
import { syncView, type Frames } from '../../../samples/live-tour/src/sync-view'

/**
 * Taking over while others drag, with both ways in which keyframes are known to travel: each key for itself, or the
 * sender's whole snapshot. Time is a list of deliveries, so every run is the same.
 */
beforeAll(() => void jest.useFakeTimers())
afterAll(() => void jest.useRealTimers())

type Way = 'keys' | 'snapshot'
type View = Frames['view']

class Room {
  last: Partial<Frames> = {}
  readonly people: Person[] = []
  private readonly road: (() => void)[] = []

  send(from: Person, frames: Partial<Frames>): void {
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
  private readonly snapshot: Partial<Frames> = {}
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
      keyframes: { on: (_key: string, handler: (value: unknown) => void) => on('view', handler) },
      selfInfo: { id, permission: { sync_frame: true } },
      sendKeyframe: (key: 'view', frame: View) => {
        this.snapshot[key] = frame
        room.send(this, way === 'snapshot' ? this.snapshot : { [key]: frame })
        return true
      },
    } as unknown as Live<Frames>
    this.sync = syncView(five, live, { ready: () => undefined, driver: (driver) => (this.driver = driver) })
    room.people.push(this)
    Object.assign(this.snapshot, structuredClone(room.last))
    this.handlers.readyKeyframeSync!(structuredClone(room.last))
  }

  receive(frames: Partial<Frames>): void {
    if (!frames.view) return
    this.snapshot.view = frames.view
    this.handlers.view!(frames.view)
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

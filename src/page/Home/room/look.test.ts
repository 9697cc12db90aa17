import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { dragged, points, ringOf, turnOf } from './look'

const ahead = { yaw: 0, pitch: 0 }

describe('the points of the room', () => {
  test('are those of the sample flat', () => {
    const { observers } = JSON.parse(readFileSync('static/samples/flat/work.json', 'utf8')) as {
      observers: { position: [number, number, number]; accessible_nodes: number[] }[]
    }
    expect(points.map(({ x, z, next }) => ({ x, z, next }))).toEqual(
      observers.map(({ position: [x, , z], accessible_nodes: next }) => ({ x, z, next })),
    )
  })

  test('lie on the floor in their direction: ahead is −Z', () => {
    const from = { name: '', x: 1, z: 3, next: [] }
    expect(ringOf(from, { ...from, z: 1 })).toBe('translate3d(0px, 165px, -220px) rotateX(90deg)')
    expect(ringOf(from, { ...from, x: 2 })).toBe('translate3d(110px, 165px, 0px) rotateX(90deg)')
  })
})

describe('looking around', () => {
  test('up and down have an end, around has none', () => {
    expect(dragged(ahead, -9000, -9000, 300)).toEqual({ yaw: 1980, pitch: -60 })
    expect(turnOf({ yaw: 1980, pitch: -60 })).toBe('rotateX(-60deg) rotateY(1980deg)')
  })
})

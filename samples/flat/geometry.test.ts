import { describe, expect, test } from '@jest/globals'
import { floorPlan } from './data/floor-plan'
import { tags } from './data/plugins'
import { work } from './data/work'
import { EYE, observers, rooms } from './layout'
import { meshPieces } from './model/mesh'
import { pack } from './model/atlas'
import { writeGlb } from './model/glb'
import { lightScene } from './render/lit-scene'
import { createTracer } from './render/tracer'
import { scene } from './scene/scene'
import { length, normalize, sub, type Vec3 } from './vec'

const solids = scene()
const tracer = createTracer(solids)
const eyeOf = ({ x, z }: { x: number; z: number }): Vec3 => [x, EYE, z]

/** Free distance from a point in a direction. */
const free = (from: Vec3, to: Vec3): number => {
  const direction = normalize(sub(to, from))
  return tracer.nearest(...from, ...direction) ? tracer.hit.t : Infinity
}

describe('the panoramas', () => {
  test.each(observers.map((observer, index) => [index, observer] as const))(
    '%i stands free, half a metre around',
    (_, at) => {
      for (let turn = 0; turn < 16; turn++) {
        const angle = (turn / 16) * 2 * Math.PI
        expect(free(eyeOf(at), [at.x + Math.cos(angle), EYE, at.z + Math.sin(angle)])).toBeGreaterThan(0.4)
      }
    },
  )

  test('see the ones they lead to, and lead back', () => {
    observers.forEach((observer, index) => {
      for (const other of observer.next) {
        const to = eyeOf(observers[other])
        expect(free(eyeOf(observer), to)).toBeGreaterThan(length(sub(to, eyeOf(observer))))
        expect(observers[other].next).toContain(index)
      }
    })
  })

  test('stand in the rooms that name them', () => {
    for (const room of rooms) {
      for (const index of room.observers) {
        const { x, z } = observers[index]!
        expect([x > room.x[0], x < room.x[1], z > room.z[0], z < room.z[1]]).toEqual([true, true, true, true])
      }
    }
  })
})

test('the floor is found below an eye, at zero', () => {
  expect(tracer.nearest(6, 1.5, 5, 0, -1, 0)).toBe(true)
  expect(1.5 - tracer.hit.t).toBeCloseTo(0)
  expect(tracer.hit.ny).toBe(1)
})

test('every tag is seen from a panorama', () => {
  for (const { id, position } of tags().tagList) {
    const at = position as unknown as Vec3
    const seen = observers.some((observer) => free(eyeOf(observer), at) > length(sub(at, eyeOf(observer))) - 0.1)
    expect([id, seen]).toEqual([id, true])
  }
})

test('plan and work agree: points lie where the panoramas are, as fractions of the picture', () => {
  const { observers: points, bounding } = floorPlan().computed_data
  points.forEach(({ position, position_in_image }, index) => {
    const [x, , z] = work().observers[index]!.position as [number, number, number]
    expect(position).toEqual({ x: Math.round(x * 1000), y: Math.round(-z * 1000) })
    const [width, height] = [bounding.max.x - bounding.min.x, bounding.max.y - bounding.min.y]
    expect(position_in_image.x).toBeCloseTo((position.x - bounding.min.x) / width, 4)
    expect(position_in_image.y).toBeCloseTo((bounding.max.y - position.y) / height, 4)
  })
})

test('the model is valid binary glTF with faces turned into the rooms', () => {
  const pieces = meshPieces(lightScene(solids, { first: 1, second: 1 }))
  const glb = writeGlb(pieces, pack(pieces), Buffer.from([0xff, 0xd8, 0xff, 0xd9]))
  expect(glb.subarray(0, 4).toString()).toBe('glTF')
  expect(glb.readUInt32LE(8)).toBe(glb.length)
  const json = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString()) as {
    accessors: { count: number; min?: number[]; max?: number[] }[]
    bufferViews: { byteOffset: number; byteLength: number }[]
  }
  const [positions, uvs, indices] = json.accessors
  expect(uvs!.count).toBe(positions!.count)
  expect(positions!.max!.map((n) => Number(n.toFixed(2)))).toEqual([8.8, 2.7, 7])
  for (const { byteOffset } of json.bufferViews) expect(byteOffset % 4).toBe(0)
  const binary = glb.subarray(28 + glb.readUInt32LE(12))
  const named = Array.from({ length: indices!.count }, (_, i) =>
    binary.readUInt16LE(json.bufferViews[2]!.byteOffset + i * 2),
  )
  expect(Math.max(...named)).toBe(positions!.count - 1)
  for (const { surface, points, triangles } of pieces.filter(({ surface }) => surface.face)) {
    const [a, b, c] = triangles[0]!.map((i) => points[i]!.point) as [Vec3, Vec3, Vec3]
    const [e, f] = [sub(b, a), sub(c, a)]
    const axis = surface.face!.axis
    const across = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]]
    if (Math.abs(across[axis]!) > 1e-9) expect(Math.sign(across[axis]!)).toBe(surface.face!.sign)
  }
})

import type { pack } from './atlas'
import type { Piece } from './mesh'

const pad = (bytes: Buffer, filler: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)])

const chunk = (tag: string, bytes: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(bytes.length, 0)
  head.write(tag, 4, 'latin1')
  return Buffer.concat([head, bytes])
}

/** Positions as float32, texture coordinates as normalised uint16, indices as uint16. */
function geometry(pieces: readonly Piece[], { slots, width, height }: ReturnType<typeof pack>) {
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  pieces.forEach(({ points, triangles }, index) => {
    const slot = slots[index]!
    const base = positions.length / 3
    for (const { point, uv } of points) {
      positions.push(...point)
      uvs.push(
        Math.round(((slot.x + uv[0] * slot.width) / width) * 65535),
        Math.round(((slot.y + uv[1] * slot.height) / height) * 65535),
      )
    }
    for (const triangle of triangles) indices.push(...triangle.map((i) => base + i))
  })
  if (positions.length / 3 > 65535) throw new Error('more vertices than a 16-bit index can name')
  return { positions: Float32Array.from(positions), uvs: Uint16Array.from(uvs), indices: Uint16Array.from(indices) }
}

const extreme = (positions: Float32Array, pick: (a: number, b: number) => number): number[] =>
  [0, 1, 2].map((axis) => positions.filter((_, i) => i % 3 === axis).reduce((a, b) => pick(a, b)))

/**
 * Writes the model as binary glTF 2.0: one mesh, one unlit material (the light is in the texture).
 * @param texture a JPEG file.
 */
export function writeGlb(pieces: readonly Piece[], packing: ReturnType<typeof pack>, texture: Buffer): Buffer {
  const { positions, uvs, indices } = geometry(pieces, packing)
  const parts = [positions, uvs, indices].map(({ buffer, byteLength }) => pad(Buffer.from(buffer, 0, byteLength), 0))
  const sizes = [positions.byteLength, uvs.byteLength, indices.byteLength, texture.length]
  const binary = Buffer.concat([...parts, pad(texture, 0)])
  const offsets = [0, parts[0]!.length, parts[0]!.length + parts[1]!.length, binary.length - pad(texture, 0).length]
  const count = positions.length / 3
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: 'flat' }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, indices: 2, material: 0 }] }],
    materials: [
      {
        pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 1 },
        extensions: { KHR_materials_unlit: {} },
      },
    ],
    extensionsUsed: ['KHR_materials_unlit'],
    textures: [{ source: 0, sampler: 0 }],
    samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 33071, wrapT: 33071 }],
    images: [{ bufferView: 3, mimeType: 'image/jpeg' }],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count,
        type: 'VEC3',
        min: extreme(positions, Math.min),
        max: extreme(positions, Math.max),
      },
      { bufferView: 1, componentType: 5123, normalized: true, count, type: 'VEC2' },
      { bufferView: 2, componentType: 5123, count: indices.length, type: 'SCALAR' },
    ],
    bufferViews: offsets.map((byteOffset, i) => ({ buffer: 0, byteOffset, byteLength: sizes[i] })),
    buffers: [{ byteLength: binary.length }],
  }
  const body = Buffer.concat([chunk('JSON', pad(Buffer.from(JSON.stringify(json)), 0x20)), chunk('BIN\0', binary)])
  const head = Buffer.alloc(12)
  head.write('glTF', 0, 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + body.length, 8)
  return Buffer.concat([head, body])
}

type Bytes = number[]

const varint = (value: number): Bytes => (value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)])

/** A field of a protobuf message whose value is a run of bytes. */
const field = (id: number, bytes: Iterable<number>): Bytes => {
  const value = [...bytes]
  return [(id << 3) | 2, ...varint(value.length), ...value]
}

const floats = (values: number[]): Uint8Array => new Uint8Array(new Float32Array(values).buffer)

/** Corners of a face, by their index: a bit for x, for y and for z. */
const FACES = [
  [0, 1, 3, 2],
  [4, 6, 7, 5],
  [0, 4, 5, 1],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 5, 7, 3],
] as const

/**
 * A box from the origin as a model that five 5 can load (`.pbm`; it does not know GLB): five draws a panorama onto the
 * model, and vreo plays a video only where there is one.
 * @param size width (x), height (y) and depth (z), metres
 */
export function boxModel([width, height, depth]: readonly [number, number, number]): Uint8Array {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7]
  // The file has z up, five has y up.
  const xyz = corners.flatMap((k) => [k & 4 ? width : 0, k & 1 ? -depth : -0, k & 2 ? height : 0])
  const uvs = corners.flatMap(() => [0, 0])
  const indices = FACES.flatMap(([a, b, c, d]) => [a, b, c, a, c, d])
  const vertices = [...field(1, floats(xyz)), ...field(2, floats(uvs))]
  const chunk = [...field(1, vertices), ...field(2, field(1, indices)), ...field(3, new TextEncoder().encode('room'))]
  return new Uint8Array(field(1, chunk))
}

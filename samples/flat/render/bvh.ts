import type { Solid } from '../solids'

/** A bounding volume tree over solids, flat for speed: six bounds a node, and either two children or a run of solids. */
export interface Bvh {
  /** minX, minY, minZ, maxX, maxY, maxZ of each node. */
  bounds: Float64Array
  /** Leaf: number of solids (> 0). Inner node: 0. */
  count: Int32Array
  /** Leaf: first entry in `order`. Inner node: index of the right child; the left one follows the node. */
  next: Int32Array
  /** Inner node: the axis its children are sorted along, the left one lower. */
  axis: Int32Array
  order: Int32Array
}

type Bounds = [number, number, number, number, number, number]

const around = (solids: readonly Solid[], members: readonly number[]): Bounds => {
  const b: Bounds = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
  for (const m of members) {
    for (let k = 0; k < 3; k++) {
      b[k] = Math.min(b[k]!, solids[m]!.min[k]!)
      b[k + 3] = Math.max(b[k + 3]!, solids[m]!.max[k]!)
    }
  }
  return b
}

const area = ([x0, y0, z0, x1, y1, z1]: Bounds): number =>
  (x1 - x0) * (y1 - y0) + (y1 - y0) * (z1 - z0) + (z1 - z0) * (x1 - x0)

/** The cheapest way to cut a set in two (surface area heuristic), or `undefined` when a leaf is cheaper. */
function cut(solids: readonly Solid[], members: readonly number[]) {
  let best: { axis: number; left: number[]; right: number[]; cost: number } | undefined
  for (let axis = 0; axis < 3; axis++) {
    const centre = (m: number): number => solids[m]!.min[axis]! + solids[m]!.max[axis]!
    const sorted = [...members].sort((a, b) => centre(a) - centre(b) || a - b)
    for (let at = 1; at < sorted.length; at++) {
      const [left, right] = [sorted.slice(0, at), sorted.slice(at)]
      const cost = area(around(solids, left)) * left.length + area(around(solids, right)) * right.length
      if (!best || cost < best.cost) best = { axis, left, right, cost }
    }
  }
  const whole = area(around(solids, members))
  return best && best.cost + whole * 0.7 < whole * members.length ? best : undefined
}

/** Builds the tree. */
export function buildBvh(solids: readonly Solid[]): Bvh {
  const bounds: number[] = []
  const count: number[] = []
  const next: number[] = []
  const axes: number[] = []
  const order: number[] = []
  const build = (members: number[]): void => {
    const node = count.length
    bounds.push(...around(solids, members))
    count.push(0)
    next.push(0)
    axes.push(0)
    const parts = cut(solids, members)
    if (!parts) {
      count[node] = members.length
      next[node] = order.length
      order.push(...members)
      return
    }
    axes[node] = parts.axis
    build(parts.left)
    next[node] = count.length
    build(parts.right)
  }
  build(solids.map((_, index) => index))
  return {
    bounds: Float64Array.from(bounds),
    count: Int32Array.from(count),
    next: Int32Array.from(next),
    axis: Int32Array.from(axes),
    order: Int32Array.from(order),
  }
}

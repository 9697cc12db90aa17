import type { Solid } from '../solids'

/** A bounding volume tree over solids, flat for speed: six bounds a node, and either two children or a run of solids. */
export interface Bvh {
  /** minX, minY, minZ, maxX, maxY, maxZ of each node. */
  bounds: Float64Array
  /** Leaf: number of solids (> 0). Inner node: 0. */
  count: Int32Array
  /** Leaf: first entry in `order`. Inner node: index of the right child; the left one follows the node. */
  next: Int32Array
  order: Int32Array
}

const LEAF = 2

/** Builds the tree by splitting at the median of the longest axis. */
export function buildBvh(solids: readonly Solid[]): Bvh {
  const bounds: number[] = []
  const count: number[] = []
  const next: number[] = []
  const order: number[] = []
  const centre = (index: number, axis: number): number => solids[index]!.min[axis]! + solids[index]!.max[axis]!

  const build = (members: number[]): void => {
    const node = count.length
    const low = [0, 1, 2].map((axis) => Math.min(...members.map((m) => solids[m]!.min[axis]!)))
    const high = [0, 1, 2].map((axis) => Math.max(...members.map((m) => solids[m]!.max[axis]!)))
    bounds.push(...low, ...high)
    count.push(0)
    next.push(0)
    if (members.length <= LEAF) {
      count[node] = members.length
      next[node] = order.length
      order.push(...members)
      return
    }
    const spread = [0, 1, 2].map((axis) => {
      const centres = members.map((m) => centre(m, axis))
      return Math.max(...centres) - Math.min(...centres)
    })
    const axis = spread.indexOf(Math.max(...spread))
    const sorted = [...members].sort((a, b) => centre(a, axis) - centre(b, axis) || a - b)
    const half = sorted.length >> 1
    build(sorted.slice(0, half))
    next[node] = count.length
    build(sorted.slice(half))
  }
  build(solids.map((_, index) => index))
  return {
    bounds: Float64Array.from(bounds),
    count: Int32Array.from(count),
    next: Int32Array.from(next),
    order: Int32Array.from(order),
  }
}

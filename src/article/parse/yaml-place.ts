import { isMap, isScalar, type Document } from 'yaml'

/** @returns offset in a YAML text of what a path leads to: of its key, or of the last part of the path that is there. */
export function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))
      : undefined
    if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0]
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}

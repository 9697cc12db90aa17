/**
 * The smallest number of edits (insert, delete, replace, swap neighbours) between a word and any beginning of another,
 * so that `Ponao` is near `PanoRulerPlugin`.
 *
 * @param limit edits that are still of interest; anything above it is reported as `limit + 1`.
 */
export function prefixDistance(word: string, other: string, limit: number): number {
  const width = Math.min(other.length, word.length + limit)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, index) => index)
  for (let row = 1; row <= word.length; row++) {
    const current = [row]
    let smallest = row
    for (let column = 1; column <= width; column++) {
      const same = word[row - 1] === other[column - 1]
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1))
      const swapped =
        row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(limit + 1, ...last.slice(Math.max(0, word.length - limit)))
}

const at = (row: number[], column: number): number => row[column] ?? Infinity

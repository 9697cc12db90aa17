import { useLayoutEffect, useState } from 'react'
import { cellsOf, itemId, type Item } from './items'

/** Which item the keyboard is on. */
export interface ActiveItem {
  index: number
  /** 0 for the item itself, above for its buttons. */
  cell: number
  /** Moves through the list, round its ends. */
  move: (by: 1 | -1) => void
  /** @returns whether there was a cell to move to. */
  moveCell: (by: 1 | -1) => boolean
  /** For the pointer: nothing scrolls. */
  point: (index: number) => void
}

interface Position {
  items: Item[]
  /** What the items answer, see {@link useActiveItem}. */
  answered: string | null
  index: number
  cell: number
  pointed: boolean
}

const isStored = (item: Item | undefined): boolean => item?.kind === 'recent' || item?.kind === 'favorite'

/** Place of the same hit in a list that has grown; 0 when it is not there. */
function placeOfHit(items: Item[], before: Item | undefined): number {
  const id = before?.kind === 'hit' ? before.hit.objectID : undefined
  return Math.max(
    0,
    items.findIndex((item) => item.kind === 'hit' && item.hit.objectID === id),
  )
}

/**
 * A new list starts at what Enter opens. Stored searches keep their place when one of them goes, and so does the active
 * hit when further hits for the same query arrive.
 */
function placeIn(items: Item[], answered: string | null, first: number, before: Position): Position {
  const stored = isStored(items[0]) && isStored(before.items[0])
  const grown = answered !== null && answered === before.answered
  const index = stored
    ? Math.min(before.index, items.length - 1)
    : grown
      ? placeOfHit(items, before.items[before.index])
      : first
  return { items, answered, index, cell: 0, pointed: (stored || grown) && before.pointed }
}

/**
 * @param answered the query that the items answer; `null` for stored searches.
 * @param first where a new list starts.
 */
export function useActiveItem(items: Item[], answered: string | null, first: number): ActiveItem {
  const [position, setPosition] = useState<Position>({ items, answered, index: first, cell: 0, pointed: false })
  const current = position.items === items ? position : placeIn(items, answered, first, position)
  if (current !== position) setPosition(current)
  const { index, cell, pointed } = current

  useLayoutEffect(() => {
    if (!pointed) document.getElementById(itemId(index))?.scrollIntoView({ block: 'nearest' })
  }, [items, index, pointed])

  return {
    index,
    cell,
    move: (by) =>
      setPosition({
        ...current,
        index: (index + by + items.length) % Math.max(1, items.length),
        cell: 0,
        pointed: false,
      }),
    moveCell: (by) => {
      const next = cell + by
      if (next < 0 || next >= cellsOf(items[index])) return false
      setPosition({ ...current, cell: next })
      return true
    },
    point: (to) => {
      if (to !== index || cell) setPosition({ ...current, index: to, cell: 0, pointed: true })
    },
  }
}

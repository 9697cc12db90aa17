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
  index: number
  cell: number
  pointed: boolean
}

const isStored = (item: Item | undefined): boolean => item?.kind === 'recent' || item?.kind === 'favorite'

/** A new list starts at its first item; stored searches keep their place when one of them goes. */
function placeIn(items: Item[], before: Position): Position {
  const keeps = isStored(items[0]) && isStored(before.items[0])
  const index = keeps ? Math.min(before.index, items.length - 1) : 0
  return { items, index, cell: 0, pointed: keeps && before.pointed }
}

export function useActiveItem(items: Item[]): ActiveItem {
  const [position, setPosition] = useState<Position>({ items, index: 0, cell: 0, pointed: false })
  const current = position.items === items ? position : placeIn(items, position)
  if (current !== position) setPosition(current)
  const { index, cell, pointed } = current

  useLayoutEffect(() => {
    if (!pointed) document.getElementById(itemId(index))?.scrollIntoView({ block: 'nearest' })
  }, [items, index, pointed])

  return {
    index,
    cell,
    move: (by) =>
      setPosition({ items, index: (index + by + items.length) % Math.max(1, items.length), cell: 0, pointed: false }),
    moveCell: (by) => {
      const next = cell + by
      if (next < 0 || next >= cellsOf(items[index])) return false
      setPosition({ ...current, cell: next })
      return true
    },
    point: (to) => {
      if (to !== index || cell) setPosition({ items, index: to, cell: 0, pointed: true })
    },
  }
}

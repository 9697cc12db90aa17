import { useLayoutEffect, useState } from 'react'
import type { Question } from '../client/session'
import { buttonsOf, isRow, itemId, LIST_ID, type Item } from './items'

interface Position {
  items: Item[]
  /** What the items answer, see {@link useActiveItem}. */
  asked: Question | null
  index: number
  cell: number
  pointed: boolean
}

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
function placeIn(items: Item[], asked: Question | null, first: number, before: Position): Position {
  const stays = isRow(items[0]) && isRow(before.items[0])
  const grown = asked !== null && asked === before.asked
  const index = stays
    ? Math.min(before.index, items.length - 1)
    : grown
      ? placeOfHit(items, before.items[before.index])
      : first
  return { items, asked, index, cell: 0, pointed: (stays || grown) && before.pointed }
}

/** Items that are in view at once. */
function itemsInView(index: number): number {
  const [list, item] = [LIST_ID, itemId(index)].map((id) => document.getElementById(id))
  return Math.max(1, Math.floor((list?.clientHeight ?? 0) / (item?.offsetHeight || 1)) - 1)
}

export type ActiveItem = ReturnType<typeof useActiveItem>

/** @param asked what the items answer; `null` for stored searches. */
export function useActiveItem(items: Item[], asked: Question | null) {
  const first = Math.max(
    0,
    items.findIndex((item) => item.kind === 'hit' && item.isFirst),
  )
  const [position, setPosition] = useState<Position>({ items, asked, index: first, cell: 0, pointed: false })
  const current = position.items === items ? position : placeIn(items, asked, first, position)
  if (current !== position) setPosition(current)
  const { index, cell, pointed } = current

  useLayoutEffect(() => {
    if (!pointed) document.getElementById(itemId(index))?.scrollIntoView({ block: 'nearest' })
  }, [items, index, pointed])

  const goTo = (to: number): void => setPosition({ ...current, index: to, cell: 0, pointed: false })
  return {
    index,
    /** 0 for the item itself, above for its buttons. */
    cell,
    /** Moves through the list, round its ends. */
    move: (by: 1 | -1) => goTo((index + by + items.length) % Math.max(1, items.length)),
    /** Moves by as many items as are in view, as far as the ends. */
    movePage: (by: 1 | -1) => goTo(Math.max(0, Math.min(items.length - 1, index + by * itemsInView(index)))),
    /** @returns whether there was a cell to move to. */
    moveCell: (by: 1 | -1): boolean => {
      const next = cell + by
      if (next < 0 || next > buttonsOf(items[index]).length) return false
      setPosition({ ...current, cell: next })
      return true
    },
    /** For the pointer: nothing scrolls. */
    point: (to: number) => {
      if (to !== index || cell) setPosition({ ...current, index: to, cell: 0, pointed: true })
    },
  }
}

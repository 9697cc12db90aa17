import { make } from '../../../client/make'
import { points, ringOf } from './look'
import { texts } from './texts'

/** The six pictures of a panorama, as their files are named. */
const FACES = ['front', 'right', 'back', 'left', 'up', 'down']

export interface Elements {
  /** What turns: holds the panorama of the current point, and the next one while it comes. */
  view: HTMLElement
  /** A button for each point. */
  bar: HTMLElement
}

/** @returns the room without a panorama: elements alone, because the policy of the site lets no text become markup. */
export function makeElements(): Elements {
  const view = make('div', { className: 'room-view', role: 'application', tabIndex: 0, ariaLabel: texts.view })
  const buttons = points.map(({ name }, index) => {
    const button = make('button', { type: 'button', ariaPressed: 'false' }, name)
    button.dataset.point = String(index)
    return button
  })
  const hint = make('span', { className: 'room-hint' }, texts.hint)
  const bar = make('div', { className: 'room-bar', role: 'group', ariaLabel: texts.points }, ...buttons, hint)
  return { view, bar }
}

/**
 * The panorama of a point: six pictures around the reader, and rings on the floor where it goes on.
 * @param addressOf address of one of the pictures.
 * @returns it once all pictures can be painted.
 * @throws DOMException when one of them does not come.
 */
export async function shot(point: number, addressOf: (point: number, face: string) => string): Promise<HTMLElement> {
  const faces = FACES.map((face) =>
    make('img', { className: `room-place room-${face}`, alt: '', draggable: false, src: addressOf(point, face) }),
  )
  await Promise.all(faces.map((picture) => picture.decode()))
  const here = points[point]!
  const rings = here.next.map((index) => {
    const ring = make('span', { className: 'room-place room-ring' })
    ring.dataset.point = String(index)
    ring.style.setProperty('--room-at', ringOf(here, points[index]!))
    return ring
  })
  return make('div', { className: 'room-shot' }, ...faces, ...rings)
}

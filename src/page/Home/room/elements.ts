import { addressOf } from '../../../client/address'
import { make } from '../../../client/make'
import { points, ringOf } from './look'

/** Apart from the texts of the page, which this chunk does without. */
const texts = {
  view: '示例小户型的全景，拖动或按方向键转动',
  points: '走到另一个点位',
  hint: '拖动看四周，点圆环走过去',
} as const

/** The six pictures of a panorama, as their files are named, and what turns each to its side of the reader. */
const FACES = {
  front: '',
  right: 'rotateY(-90deg)',
  back: 'rotateY(180deg)',
  left: 'rotateY(90deg)',
  up: 'rotateX(-90deg)',
  down: 'rotateX(90deg)',
}

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
    const button = make('button', { type: 'button' }, name)
    button.dataset.point = String(index)
    return button
  })
  const hint = make('span', { className: 'room-hint' }, texts.hint)
  const bar = make('div', { className: 'room-bar', role: 'group', ariaLabel: texts.points }, ...buttons, hint)
  return { view, bar }
}

function placed<T extends HTMLElement>(element: T, at: string): T {
  element.style.setProperty('--room-at', at)
  return element
}

/**
 * The panorama of a point: six pictures around the reader, and rings on the floor where it goes on.
 * @returns it once all pictures can be painted.
 * @throws DOMException when one of them does not come.
 */
export async function shot(point: number): Promise<HTMLElement> {
  const faces = Object.entries(FACES).map(([face, turn]) => {
    const src = addressOf(`/samples/flat/p${point}-${face}.webp`)
    return placed(make('img', { alt: '', draggable: false, src }), `${turn} translateZ(-512px)`)
  })
  await Promise.all(faces.map((picture) => picture.decode()))
  const here = points[point]!
  const rings = here.next.map((index) => {
    const ring = make('span', { className: 'room-ring' })
    ring.dataset.point = String(index)
    return placed(ring, ringOf(here, points[index]!))
  })
  return make('div', { className: 'room-shot' }, ...faces, ...rings)
}

import { points, ringOf } from './look'
import { texts } from './texts'

/** The six pictures of a panorama, as their files are named. */
const FACES = ['front', 'right', 'back', 'left', 'up', 'down']

export interface Parts {
  /** What turns: holds the panorama of the current point, and the next one while it comes. */
  view: HTMLElement
  /** A button for each point. */
  bar: HTMLElement
}

function element(name: string, className: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

/** @returns the room without a panorama: elements alone, because the policy of the site lets no text become markup. */
export function parts(): Parts {
  const view = element('div', 'room-view', { role: 'application', tabindex: '0', 'aria-label': texts.view })
  const bar = element('div', 'room-bar', { role: 'group', 'aria-label': texts.points })
  const buttons = points.map(({ name }, index) => {
    const button = element('button', '', { type: 'button', 'data-point': String(index), 'aria-pressed': 'false' })
    button.textContent = name
    return button
  })
  const hint = element('span', 'room-hint')
  hint.textContent = texts.hint
  bar.append(...buttons, hint)
  return { view, bar }
}

/**
 * The panorama of a point: six pictures around the reader, and rings on the floor where it goes on.
 * @param addressOf address of one of the pictures.
 * @returns it once all pictures can be painted.
 * @throws DOMException when one of them does not come.
 */
export async function shot(point: number, addressOf: (point: number, face: string) => string): Promise<HTMLElement> {
  const faces = FACES.map((face) => {
    const picture = new Image()
    picture.className = `room-place room-${face}`
    picture.alt = ''
    picture.draggable = false
    picture.src = addressOf(point, face)
    return picture
  })
  await Promise.all(faces.map((picture) => picture.decode()))
  const here = points[point]!
  const rings = here.next.map((index) => {
    const ring = element('span', 'room-place room-ring', { 'data-point': String(index) })
    ring.style.setProperty('--room-at', ringOf(here, points[index]!))
    return ring
  })
  const whole = element('div', 'room-shot')
  whole.append(...faces, ...rings)
  return whole
}

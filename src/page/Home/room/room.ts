import './room.css'
import { savesData } from '../../../client/connection'
import { makeElements, shot, type Elements } from './elements'
import { distanceOf, dragged, FIRST_LOOK, keyed, turnOf } from './look'

/** How far a pointer may move, in px, and still press what it is on. */
const PRESS = 4
const WALK_MS = 450

const rooms = new WeakMap<Element, Promise<Elements>>()

/** Fetches the room with the first sign of interest, and shows it to those who point at the drawing or press its button. */
export async function approach(place: HTMLElement, { type, target, pointerType }: Event & { pointerType?: string }) {
  const isPress = type === 'click'
  // A finger on its way down the page is no interest, its tap is; nor may be loaded what was not asked for
  if (!isPress && (pointerType === 'touch' || savesData())) return
  let room = rooms.get(place)
  if (!room) {
    room = openRoom()
    rooms.set(place, room)
    // The next sign of interest tries again
    room.catch(() => rooms.delete(place))
  }
  const { view, bar } = await room
  if (type === 'focusin') return
  if (!view.isConnected) {
    place.classList.add('open')
    place.append(view, bar)
    appear(view)
  }
  if ((target as Element).closest('.room-enter')) view.focus()
}

async function openRoom(): Promise<Elements> {
  const made = makeElements()
  await walk(made, 0)
  listen(made)
  return made
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const appear = (element: Element): Animation =>
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: wantsStillness() ? 0 : WALK_MS })

/** Shows the panorama of a point once its six pictures are there, in the direction of the look until now. */
async function walk({ view, bar }: Elements, point: number): Promise<void> {
  view.ariaBusy = 'true'
  try {
    const next = await shot(point)
    const [before] = view.children
    view.append(next)
    bar.querySelectorAll('button').forEach((button, index) => (button.ariaPressed = String(index === point)))
    if (!before) return
    if (!wantsStillness()) before.animate({ scale: [1, 1.25] }, WALK_MS)
    await appear(next).finished
    before.remove()
  } finally {
    view.ariaBusy = null
  }
}

function listen(made: Elements): void {
  const { view, bar } = made
  let look = FIRST_LOOK
  const turn = (): void => view.style.setProperty('--room-turn', turnOf(look))
  turn()
  new ResizeObserver(() => view.style.setProperty('--room-distance', `${distanceOf(view.clientHeight)}px`)).observe(
    view,
  )

  const go = (target: EventTarget | null): void => {
    const point = (target as HTMLElement).closest<HTMLElement>('[data-point]')?.dataset.point
    if (point && !view.ariaBusy) void walk(made, Number(point)).catch(console.warn)
  }
  bar.addEventListener('click', ({ target }) => go(target))

  let from: PointerEvent | undefined
  view.addEventListener('pointerdown', (event) => (from = event))
  view.addEventListener('pointermove', (event) => {
    if (from?.pointerId !== event.pointerId) return
    if (!view.hasPointerCapture(event.pointerId)) {
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < PRESS) return
      view.setPointerCapture(event.pointerId)
    }
    look = dragged(look, event.clientX - from.clientX, event.clientY - from.clientY, view.clientHeight)
    from = event
    turn()
  })
  view.addEventListener('pointerup', (event) => {
    if (from && !view.hasPointerCapture(event.pointerId)) go(event.target)
    from = undefined
  })
  view.addEventListener('pointercancel', () => (from = undefined))
  view.addEventListener('keydown', (event) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyed(look, event.key)
    if (!next) return
    event.preventDefault()
    look = next
    turn()
  })
}

/** A place where a panorama was taken: metres on the floor, +X right and −Z ahead of an unturned look. */
export interface Point {
  name: string
  x: number
  z: number
  /** Points that can be walked to from here. */
  next: readonly number[]
}

/** The points of the sample flat; `static/samples/flat/work.json` has them too, and a test compares the two. */
export const points: readonly Point[] = [
  { name: '客厅', x: 2.5, z: 2.75, next: [1] },
  { name: '玄关', x: 4.7, z: 5.4, next: [0, 2] },
  { name: '主卧', x: 6.3, z: 3.05, next: [1] },
]

/** Where the reader looks, degrees: `yaw` grows to the right, `pitch` upward. */
export interface Look {
  yaw: number
  pitch: number
}

/** At the sofa and the window, from where the drawing has its camera. */
export const FIRST_LOOK: Look = { yaw: -42, pitch: -8 }

/** Farther up and down, the nearest face would be all there is. */
const STEEPEST = 60

/** Degrees that the height of the picture shows. */
const FIELD_OF_VIEW = 66

/** @returns how far the eye is from a picture of this height, CSS px, to see the field of view. */
export const distanceOf = (height: number): number => height / 2 / Math.tan((FIELD_OF_VIEW * Math.PI) / 360)

/** Degrees of one press of an arrow key. */
const STEP = 8

const steps: Record<string, readonly [right: number, up: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

const turned = ({ yaw, pitch }: Look, right: number, up: number): Look => ({
  yaw: yaw + right,
  pitch: Math.max(-STEEPEST, Math.min(STEEPEST, pitch + up)),
})

/**
 * @param dx way of the pointer, CSS px; what is under it goes along.
 * @param height of the picture, CSS px.
 */
export function dragged(look: Look, dx: number, dy: number, height: number): Look {
  const degrees = FIELD_OF_VIEW / height
  return turned(look, -dx * degrees, dy * degrees)
}

/** @returns the look after a key was pressed; `undefined` for keys that do not turn it. */
export function keyed(look: Look, key: string): Look | undefined {
  const step = steps[key]
  return step && turned(look, ...step)
}

/** @returns what turns the cube around the reader. */
export const turnOf = ({ yaw, pitch }: Look): string => `rotateX(${pitch}deg) rotateY(${yaw}deg)`

/** Pixels of a metre inside the cube, whose faces are 512 px away; and the eye's height. */
const METRE = 110
const EYE = 1.5

/** @returns what lays the ring of a point on the floor of the cube that surrounds another one. */
export function ringOf(from: Point, to: Point): string {
  const [x, y, z] = [to.x - from.x, EYE, to.z - from.z].map((metres) => `${Math.round(metres * METRE)}px`)
  return `translate3d(${x}, ${y}, ${z}) rotateX(90deg)`
}

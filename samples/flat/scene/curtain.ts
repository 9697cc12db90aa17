import { post, type Solid } from '../solids'

/** Width of one fold in metres. */
const FOLD = 0.075

/** A gathered curtain in front of a −Z wall: a row of upright folds from `x0` to `x1`. */
export function curtain(paint: string, [x0, x1]: readonly [number, number], z: number, top: number): Solid[] {
  const count = Math.round((x1 - x0) / FOLD)
  const step = (x1 - x0) / count
  return Array.from({ length: count }, (_, fold) =>
    post(paint, [x0 + (fold + 0.5) * step, z + (fold % 2 ? 0.012 : -0.004)], step * 0.62, [0.03, top]),
  )
}

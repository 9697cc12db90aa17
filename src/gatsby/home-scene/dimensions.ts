import { FLAT } from './flat'
import { add, scale, type Vec2, type Vec3 } from './vector'
import { project } from './view'

/** A chain of dimensions: a line with a tick at every stop and a label beside every span that has one. */
interface Chain {
  stops: readonly Vec3[]
  /** Half a tick. */
  tick: Vec3
  /** One label for each span; `''` leaves it without. */
  labels: readonly string[]
}

/** Distance between a line and its label, in drawing units. */
const LABEL_GAP = 14

const metres = (value: number): string => `${value.toFixed(2)} m`
const [wallStart, wallEnd] = FLAT.partition

const chains: readonly Chain[] = [
  {
    stops: [0, wallStart, wallEnd, FLAT.width].map((x): Vec3 => [x, 0, 4.75]),
    tick: [0, 0, 0.13],
    labels: [`客厅 ${metres(wallStart)}`, '', `主卧 ${metres(FLAT.width - wallEnd)}`],
  },
  { stops: [0, FLAT.depth].map((z): Vec3 => [-0.75, 0, z]), tick: [0.13, 0, 0], labels: [metres(FLAT.depth)] },
  { stops: [0, FLAT.height].map((y): Vec3 => [9.2, y, 4]), tick: [0.12, 0, 0], labels: [metres(FLAT.height)] },
]

/** @returns lines and ticks of all dimensions, on paper. */
export const dimensionLines = (): Vec2[][] =>
  chains.flatMap(({ stops, tick }) => [
    [project(stops[0]!), project(stops[stops.length - 1]!)],
    ...stops.map((stop) => [project(add(stop, scale(tick, -1))), project(add(stop, tick))]),
  ])

/** A text set along a direction: where its middle stands, and its angle in whole degrees. */
export interface Label {
  at: Vec2
  angle: number
  text: string
}

/** @returns the labels of all dimensions, turned along their lines, on the side away from the flat. */
export const dimensionLabels = (): Label[] =>
  chains.flatMap(({ stops, labels }) =>
    labels.flatMap((text, i) => {
      if (!text) return []
      const [x0, y0] = project(stops[i]!)
      const [x1, y1] = project(stops[i + 1]!)
      let angle = Math.atan2(y1 - y0, x1 - x0)
      if (Math.abs(angle) > Math.PI / 2) angle -= Math.sign(angle) * Math.PI
      const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2]
      return [
        {
          at: [middleX - Math.sin(angle) * LABEL_GAP, middleY + Math.cos(angle) * LABEL_GAP],
          angle: Math.round((angle * 180) / Math.PI),
          text,
        },
      ]
    }),
  )

import { dimensionLabels, dimensionLines } from './dimensions'
import { furniture } from './flat'
import { group, round, shape, strokes, words, type Ink } from './ink'
import { outlines } from './outlines'
import { dotsPath } from './path'
import { scanRings } from './scan-rings'
import { cutFaces, floorGrid, planSymbols, wallLines } from './shell'
import { stationPoints, route, tripod, viewCone } from './stations'
import { stipple } from './stipple'
import type { Vec2 } from './vector'
import { PAPER } from './view'

const NAME = '测绘图：一套两居室的点云，画出家具、门窗、尺寸、三个点位和行走路线'

const MARKER: Ink = { stroke: 'var(--marker)' }
const HERE: Ink = { ...MARKER, fill: 'var(--marker)' }
const NODE: Ink = { stroke: 'var(--accent)', fill: 'var(--bg)', 'stroke-width': 1.75 }
const ROUTE: Ink = { ...MARKER, 'stroke-width': 1.5, 'stroke-dasharray': '2 5' }
const WALL: Ink = { stroke: 'var(--text-3)' }
/** Radii of an observer point's ring, which lies on the floor. */
const RING = [11, 6.5] as const

/** The tones of the cloud, strongest first; the last one, the floor, is a set of dotted rings. */
const TONES: readonly Ink[] = [
  { stroke: 'var(--accent)', 'stroke-width': 2.3 },
  { stroke: 'var(--accent)', opacity: 0.8 },
  { stroke: 'var(--accent)', opacity: 0.55 },
  { opacity: 0.75 },
  { opacity: 0.7, 'stroke-width': 1.8, 'stroke-dasharray': '0 4.5' },
]

function pointCloud(): string {
  const dots = stipple()
  const data = [0, 1, 2, 3].map((tone) => dotsPath(dots.filter((dot) => dot.tone === tone).map((dot) => dot.at)))
  const tones = data.map((dotted, tone) => shape(dotted, { class: 'dot', ...TONES[tone] }))
  return group(strokes(scanRings(), { class: 'ring', ...TONES[4] }) + tones.join(''), { 'stroke-width': 2 })
}

function stations(): string {
  const { eye, points } = stationPoints()
  const { pane, rays } = viewCone()
  const [here, ...others] = points as [Vec2, ...Vec2[]]
  const numbers = points.map(([x, y], i) => words([x + 17, y + (i ? -8 : 20)], String(i)))
  return [
    strokes([pane], { ...HERE, 'fill-opacity': 0.13, 'stroke-opacity': 0.5 }),
    strokes(rays, { ...MARKER, opacity: 0.55 }),
    strokes(route(), ROUTE),
    ...others.map((point) => round(point, RING, NODE)),
    round(here, RING, { class: 'ping', ...MARKER }),
    round(here, RING, HERE),
    strokes(tripod(), { ...MARKER, 'stroke-width': 1.25 }),
    round(eye, [5], HERE),
    ...numbers,
  ].join('')
}

function dimensions(): string {
  const labels = dimensionLabels().map(({ at, angle, text }) =>
    words(at, text, { dy: 6, 'text-anchor': 'middle' }, angle),
  )
  return group(strokes(dimensionLines(), WALL) + labels.join(''), { class: 'note' })
}

function legend(): string {
  const [x, y, step] = [884, 652, 30]
  const row = (i: number, dx = 0, dy = 0): Vec2 => [x + dx, y + i * step + dy]
  const names = ['当前点位', '可以走到的点位', '行走路线'].map((name, i) => words(row(i, 34, 6), name))
  const marks = [round(row(0, 13), RING, HERE), round(row(1, 13), RING, NODE), strokes([[row(2), row(2, 26)]], ROUTE)]
  return group(marks.join('') + names.join(''), { class: 'note' })
}

/**
 * Draws the home page's picture: a furnished flat as a point cloud, cut open, with dimensions, observer points, the
 * way between them and the current view. Pure geometry with a fixed seed, so every build writes the same text.
 *
 * @returns one `<svg>` element, coloured by design tokens. The page may style `dot` and `ring` (stroke width), `note`
 *   (dimensions and legend, left out on narrow screens) and `ping` (a pulse). About 11 KB gzip.
 */
export function homeScene(): string {
  const drawing = [
    strokes(floorGrid(), { stroke: 'var(--line)' }),
    strokes(cutFaces(), { ...WALL, fill: 'var(--line)' }),
    strokes(wallLines(), WALL),
    strokes(outlines(furniture), { opacity: 0.6 }),
    strokes(planSymbols(), { ...WALL, opacity: 0.75 }),
    pointCloud(),
    dimensions(),
    stations(),
    legend(),
  ]
  const lines = {
    'font-size': 18,
    fill: 'none',
    stroke: 'var(--line-strong)',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  return `<svg viewBox="0 0 ${PAPER.width} ${PAPER.height}" role="img" aria-label="${NAME}">${group(drawing.join(''), lines)}</svg>`
}

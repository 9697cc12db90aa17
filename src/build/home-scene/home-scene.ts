import { dimensionLabels, dimensionLines } from './dimensions'
import { furniture } from './flat'
import { outlines } from './outlines'
import { dotsPath, linesPath } from './path'
import { scanRings } from './scan-rings'
import { cutFaces, floorGrid, planSymbols, wallLines } from './shell'
import { marks, route, tripod, viewCone } from './stations'
import { stipple } from './stipple'
import type { Vec2 } from './vector'
import { PAPER } from './view'

const NAME = '测绘图：一套两居室的点云，家具、门窗和尺寸俱全，地面上标出三个点位和行走路线'
const RING = { rx: 11, ry: 6.5 }
const LEGEND = { x: 884, y: 640, line: 30 }

const path = (name: string, lines: readonly (readonly Vec2[])[]): string =>
  `<path class="${name}" d="${linesPath(lines)}"/>`

const ring = (name: string, [x, y]: Vec2): string =>
  `<ellipse class="${name}" cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${RING.rx}" ry="${RING.ry}"/>`

/** The dots in four tones, one path each; the fifth tone is the floor's scan rings, dotted by the style sheet. */
function pointCloud(): string {
  const dots = stipple()
  const tones = [0, 1, 2, 3].map((tone) => {
    const data = dotsPath(dots.filter((dot) => dot.tone === tone).map((dot) => dot.at))
    return `<path class="p p${tone}" d="${data}"/>`
  })
  return path('p p4', scanRings()) + tones.join('')
}

function stations(): string {
  const { eye, points } = marks()
  const cone = viewCone()
  const [here, ...others] = points as [Vec2, ...Vec2[]]
  const numbers = points.map(
    ([x, y], i) => `<text x="${Math.round(x + (i ? 16 : 18))}" y="${Math.round(y + (i ? -8 : 20))}">${i}</text>`,
  )
  return [
    path('cone', [cone.window]),
    path('ray', cone.rays),
    path('route', route()),
    ...others.map((point) => ring('node', point)),
    ring('ping', here),
    ring('now', here),
    path('mast', tripod()),
    `<circle class="now" cx="${Math.round(eye[0])}" cy="${Math.round(eye[1])}" r="5"/>`,
    ...numbers,
  ].join('')
}

function dimensions(): string {
  const labels = dimensionLabels().map(({ at: [x, y], angle, text }) => {
    const at = `${Math.round(x)} ${Math.round(y)}`
    return `<text class="size" transform="translate(${at})rotate(${angle})">${text}</text>`
  })
  return path('dim', dimensionLines()) + labels.join('')
}

function legend(): string {
  const { x, y, line } = LEGEND
  const row = (i: number): number => y + i * line
  const texts = ['当前点位', '可以走到的点位', '行走路线'].map((name, i) => `<text x="${x + 34}" y="${row(i) + 5}">${name}</text>`)
  return [
    '<g class="legend">',
    ring('now', [x + 12, row(0)]),
    ring('node', [x + 12, row(1)]),
    path('route', [
      [
        [x, row(2)],
        [x + 26, row(2)],
      ],
    ]),
    ...texts,
    '</g>',
  ].join('')
}

/**
 * Draws the home page's picture: a furnished flat as a point cloud, cut open, with dimensions, observer points, the
 * way between them and the current view. Pure geometry with a fixed seed, so every build writes the same text.
 *
 * @returns one `<svg>` element without colours of its own: classes (`p0` … `p4`, `edge`, `cut`, …) are styled by the
 *   home page's style sheet on the design tokens. About 11 KB gzip.
 */
export const homeScene = (): string =>
  [
    `<svg viewBox="0 0 ${PAPER.width} ${PAPER.height}" role="img" aria-label="${NAME}">`,
    path('grid', floorGrid()),
    path('cut', cutFaces()),
    path('wall', wallLines()),
    path('edge', outlines(furniture)),
    path('plan', planSymbols()),
    pointCloud(),
    dimensions(),
    stations(),
    legend(),
    '</svg>',
  ].join('')

import { round, shape } from './ink'
import { cross, dot, normalize, scale, type Vec2, type Vec3 } from './vector'

/** Size of the drawing; the sphere stands in its middle. */
const SIZE = { width: 440, height: 400 }
const RADIUS = 168
/** Direction towards the reader: from the right and above. */
const TOWARDS = normalize([0.36, 0.34, 1])
const RIGHT = normalize(cross([0, 1, 0], TOWARDS))
const UP = cross(TOWARDS, RIGHT)
/** What one look into the panorama shows: degrees of longitude and latitude, from–to. */
const VIEW = { longitude: [48, 92], latitude: [-14, 19] } as const

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A place on the unit sphere, angles in radians; longitude 0 looks along +Z. */
const place = (longitude: number, latitude: number): Vec3 => [
  Math.sin(longitude) * Math.cos(latitude),
  Math.sin(latitude),
  Math.cos(longitude) * Math.cos(latitude),
]

const draw = (point: Vec3): Vec2 => [
  SIZE.width / 2 + dot(point, RIGHT) * RADIUS,
  SIZE.height / 2 - dot(point, UP) * RADIUS,
]

const tenth = (value: number): number => Math.round(value * 10) / 10
const coordinates = ([x, y]: Vec2): string => `${tenth(x)} ${tenth(y)}`

/** An arc of an ellipse, as SVG wants it: half axes, degrees the first one is turned by, and whether it is the long way. */
interface Arc {
  axes: Vec2
  turn: number
  long: boolean
}

/** Path data of an arc that continues a path at `from`, passes `over` and ends at `to`. */
function arcTo([x0, y0]: Vec2, [x1, y1]: Vec2, to: Vec2, { axes, turn, long }: Arc): string {
  const clockwise = (x1 - x0) * (to[1] - y1) - (y1 - y0) * (to[0] - x1) > 0
  return `A${coordinates(axes)} ${tenth(turn)} ${long ? 1 : 0} ${clockwise ? 1 : 0} ${coordinates(to)}`
}

/** A line of the graticule: what the near half of the sphere shows of it, and the rest. */
interface GridLine {
  near: string
  far: string
}

/** The circle through both poles at a longitude and its opposite. Seen from outside its ends are on the outline. */
function meridian(longitude: number): GridLine {
  const normal: Vec3 = [Math.cos(longitude), 0, -Math.sin(longitude)]
  const end = normalize(cross(normal, TOWARDS))
  const nearest = cross(end, normal)
  const middle = dot(nearest, TOWARDS) > 0 ? nearest : scale(nearest, -1)
  const [from, to] = [draw(end), draw(scale(end, -1))]
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const arc: Arc = { axes: [RADIUS, RADIUS * Math.abs(dot(normal, TOWARDS))], turn, long: false }
  const half = (over: Vec3): string => `M${coordinates(from)}${arcTo(from, draw(over), to, arc)}`
  return { near: half(middle), far: half(scale(middle, -1)) }
}

const flatness = (latitude: number): Vec2 => [
  RADIUS * Math.cos(latitude),
  RADIUS * Math.cos(latitude) * Math.abs(TOWARDS[1]),
]

/** The circle at a latitude; cut where it passes behind the outline. */
function parallel(latitude: number): GridLine {
  const facing = Math.atan2(TOWARDS[0], TOWARDS[2])
  const reach = Math.acos((-Math.tan(latitude) * TOWARDS[1]) / Math.hypot(TOWARDS[0], TOWARDS[2]))
  const [from, to] = [draw(place(facing - reach, latitude)), draw(place(facing + reach, latitude))]
  const piece = (middle: number, long: boolean): string =>
    `M${coordinates(from)}${arcTo(from, draw(place(middle, latitude)), to, { axes: flatness(latitude), turn: 0, long })}`
  return { near: piece(facing, reach > Math.PI / 2), far: piece(facing + Math.PI, reach < Math.PI / 2) }
}

/** The border of the view on the sphere: two parallels and two meridians. */
function viewBorder(): string {
  const [west, east] = VIEW.longitude.map(radians) as [number, number]
  const [south, north] = VIEW.latitude.map(radians) as [number, number]
  const corners = [place(west, south), place(east, south), place(east, north), place(west, north)].map(draw)
  const [a, b, c, d] = corners as [Vec2, Vec2, Vec2, Vec2]
  const along = (latitude: number): Arc => ({ axes: flatness(latitude), turn: 0, long: false })
  const middle = (latitude: number): Vec2 => draw(place((west + east) / 2, latitude))
  return `M${coordinates(a)}${arcTo(a, middle(south), b, along(south))}L${coordinates(c)}${arcTo(c, middle(north), d, along(north))}Z`
}

/**
 * Draws a panorama: the sphere around an observer point, and the part of it that one view shows.
 *
 * @returns one `<svg>` element coloured by design tokens; decoration, hidden from screen readers.
 */
export function homeSphere(): string {
  const lines = [
    ...[0, 30, 60, 90, 120, 150].map(radians).map(meridian),
    ...[-60, -30, 0, 30, 60].map(radians).map(parallel),
  ]
  const centre: Vec2 = [SIZE.width / 2, SIZE.height / 2]
  const rays = VIEW.longitude.flatMap((longitude) =>
    VIEW.latitude.map(
      (latitude) => `M${coordinates(centre)}L${coordinates(draw(place(radians(longitude), radians(latitude))))}`,
    ),
  )
  const accent = { stroke: 'var(--accent)', 'stroke-linejoin': 'round' }
  return [
    `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" aria-hidden="true" fill="none" stroke="var(--line-strong)">`,
    shape(lines.map(({ far }) => far).join(''), { opacity: 0.3 }),
    shape(lines.map(({ near }) => near).join(''), { opacity: 0.75 }),
    round(centre, [RADIUS], {}),
    shape(viewBorder(), { ...accent, fill: 'var(--accent)', 'fill-opacity': 0.12, 'stroke-width': 1.75 }),
    shape(rays.join(''), accent),
    round(centre, [9], { fill: 'var(--marker)', stroke: 'none' }),
    '</svg>',
  ].join('')
}

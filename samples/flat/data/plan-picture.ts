import { bathDoor, openings, outline, rooms, windows } from '../layout'

/** Pixels per metre. The picture covers the outline of the flat exactly: 900 × 720. */
const SCALE = 100

/** Furniture on the plan: x, z, width, depth in metres, colour, corner radius in pixels. */
const furniture: readonly (readonly [x: number, z: number, w: number, d: number, fill: string, radius: number])[] = [
  [0.06, 0.85, 0.92, 2.3, '#7d98a0', 12],
  [1.12, 0.85, 2.28, 2.3, '#dccdb2', 4],
  [1.55, 1.5, 1, 1, '#9b7453', 50],
  [4.58, 0.55, 0.42, 2, '#c29767', 2],
  [0.5, 3.7, 1.8, 0.3, '#e7e2d8', 2],
  [6.5, 0.92, 2.1, 1.88, '#8aa3ba', 10],
  [8.05, 1.06, 0.42, 0.72, '#f4f1ea', 8],
  [8.05, 1.92, 0.42, 0.72, '#f4f1ea', 8],
  [8.2, 0.4, 0.4, 0.4, '#c29767', 2],
  [8.2, 2.9, 0.4, 0.4, '#c29767', 2],
  [5.2, 0.35, 0.62, 1.4, '#c79d6c', 2],
  [6.9, 3.42, 1.7, 0.58, '#e3dccd', 2],
  [0.02, 6.14, 0.62, 0.66, '#cfd5d7', 3],
  [0.66, 6.19, 2.92, 0.61, '#8aa08a', 2],
  [0.95, 6.3, 0.6, 0.38, '#d5d8d8', 6],
  [0.78, 4.53, 1.04, 1.04, '#c79d6c', 52],
  [3.95, 6.42, 1.1, 0.38, '#c79d6c', 2],
  [7.3, 4.2, 0.95, 0.5, '#eef0ee', 6],
  [7.98, 5.02, 0.62, 0.4, '#f4f4f0', 18],
  [7.4, 5.9, 1.2, 0.9, '#d9e4e5', 4],
]

const px = (value: number, from: number): number => Math.round((value - from) * SCALE)

function rect(x: readonly [number, number], z: readonly [number, number], fill: string, more = ''): string {
  const [left, top] = [px(x[0], outline.x[0]), px(z[0], outline.z[0])]
  const [width, height] = [px(x[1], outline.x[0]) - left, px(z[1], outline.z[0]) - top]
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"${more}/>`
}

const floors: Record<string, string> = { kitchen: '#dcd8cf', hall: '#dcd8cf', bath: '#cfdcdc' }

/**
 * The picture of the floor plan. Floors and furniture are half transparent: dnalogel draws the heading mark of the
 * radar under this picture.
 */
export function planPicture(): string {
  const [width, height] = [px(outline.x[1], outline.x[0]), px(outline.z[1], outline.z[0])]
  const hole = ({ x, z }: { x: readonly [number, number]; z: readonly [number, number] }): string => {
    const [left, top] = [px(x[0], outline.x[0]), px(z[0], outline.z[0])]
    return `M${left} ${top}H${px(x[1], outline.x[0])}V${px(z[1], outline.z[0])}H${left}z`
  }
  // Kitchen and hall are one space: there is no wall between them.
  const open = { x: [0, 6.5] as const, z: [4.2, 6.8] as const }
  const rest = rooms.filter(({ id }) => id !== 'kitchen' && id !== 'hall')
  const soft = ' fill-opacity=".45"'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill-rule="evenodd" fill="#3c4048" d="M0 0H${width}V${height}H0z${[open, ...rest].map(hole).join('')}"/>`,
    ...rooms.map(({ id, x, z }) => rect(x, z, floors[id] ?? '#e8d3b4', soft)),
    ...windows.map(({ x, z }) => rect(x, z, '#9fd0ea')),
    ...openings.map(({ id, x, z }) => rect(x, z, id === 'entrance' ? '#a5724a' : '#f7f3ea')),
    rect(bathDoor.x, bathDoor.z, '#f7f3ea'),
    ...furniture.map(([x, z, w, d, fill, radius]) => rect([x, x + w], [z, z + d], fill, `${soft} rx="${radius}"`)),
    '</svg>\n',
  ].join('')
}

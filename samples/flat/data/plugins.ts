import { FLAT_URL } from '../address'
import { CEILING, rooms } from '../layout'
import type { Vec3 } from '../vec'

/** Data of PanoTagPlugin (`Tags`): positions in world metres, a few centimetres off the surface. */
export const tags = () => ({
  version: '3.0.0',
  tagList: [
    {
      id: 'sofa',
      contentType: 'Text',
      position: [0.98, 0.72, 2],
      data: { title: '布艺沙发', description: '长 2.3 米，坐面高 0.54 米' },
    },
    {
      id: 'prints',
      contentType: 'ImageText',
      position: [0.06, 1.6, 2],
      data: {
        title: '三联装饰画',
        mediaData: [{ type: 'Image', url: `${FLAT_URL}sofa-wall.webp`, name: '沙发背景墙' }],
      },
    },
    { id: 'table', contentType: 'Text', position: [2.05, 0.44, 2], data: { title: '圆茶几' } },
    { id: 'dining', contentType: 'Text', position: [1.3, 0.9, 5.05], data: { title: '四人餐桌' } },
    { id: 'entrance', contentType: 'Text', position: [5.78, 1.5, 6.84], data: { title: '入户门' } },
    { id: 'bed', contentType: 'Text', position: [7.2, 0.68, 1.85], data: { title: '1.8 米床' } },
    { id: 'wardrobe', contentType: 'Text', position: [7.75, 1.5, 3.4], data: { title: '三门衣柜' } },
  ],
})

const corners = ({ x, z }: (typeof rooms)[number], seen: readonly number[]) =>
  [
    [x[0], z[0]],
    [x[1], z[0]],
    [x[1], z[1]],
    [x[0], z[1]],
  ].map(([cx, cz]) => ({ x: cx, z: cz, observers: seen }))

const roomOf = (id: string) => rooms.find((room) => room.id === id)!

/** Data of PanoRulerPlugin: `load(roomInfo, roomRules)`. One entry of `observers` a panorama. */
export const ruler = () => ({
  roomInfo: {
    rooms: Object.fromEntries(
      rooms.map(({ id, name, x, z }) => [
        id,
        { id, name: id, localName: name, area: Number(((x[1] - x[0]) * (z[1] - z[0])).toFixed(2)) },
      ]),
    ),
    observers: ['living', 'hall', 'bedroom'],
  },
  roomRules: {
    '0': corners(roomOf('living'), [0]),
    '1': corners(roomOf('hall'), [1]),
    '2': corners(roomOf('bedroom'), [2]),
  },
})

/** Data of PanoRulerProPlugin: its points have y and z with the opposite sign. */
export const rulerPro = () => {
  const line = (start: Vec3, end: Vec3) => ({
    start: start.map((n, axis) => (axis === 0 || n === 0 ? n : -n)),
    end: end.map((n, axis) => (axis === 0 || n === 0 ? n : -n)),
    state: true,
  })
  return {
    version: 1,
    data: [
      { panoIndex: 0, id: 'living' },
      { panoIndex: 1, id: 'hall' },
      { panoIndex: 2, id: 'bedroom' },
    ].map(({ panoIndex, id }) => {
      const { name, x, z } = roomOf(id)
      return {
        panoIndex,
        roomName: name,
        lines: [
          line([x[0], 0, z[0]], [x[1], 0, z[0]]),
          line([x[0], 0, z[0]], [x[0], CEILING, z[0]]),
          line([x[0], 0, z[1]], [x[0], 0, z[0]]),
        ],
      }
    }),
  }
}

/** Data of ModelRoomLabelPlugin. */
export const roomLabels = () => ({
  model_room_labels: rooms.map(({ id, name, label: [x, y, z], observers }) => ({
    id,
    name,
    pano_index: observers[0] ?? 1,
    longitude: 0,
    floor_index: 0,
    position: { x, y, z },
  })),
})

/** Data of PanoMeasurePlugin: the width of the living room's window and the length of the sofa. */
export const measures = () => ({
  polylines: [
    { id: 'window-width', lines: [['a', [1.3, 0.45, 0.02], [3.9, 0.45, 0.02]] as const] },
    { id: 'window-height', lines: [['b', [1.3, 0.45, 0.02], [1.3, 2.3, 0.02]] as const] },
  ].map(({ id, lines }) => ({
    id,
    lines: lines.map(([line, from, to]) => ({
      id: `${id}-${line}`,
      points: [
        { id: `${id}-from`, position: from },
        { id: `${id}-to`, position: to },
      ],
    })),
  })),
})

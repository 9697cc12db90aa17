import { FLAT_URL } from '../address'
import { NORTH, bathDoor, observers, openings, outline, rooms, type Room } from '../layout'

/** World metres → plan millimetres: y grows upward on the paper, so the −Z side of the flat is its top edge. */
const mm = (x: number, z: number) => ({ x: Math.round(x * 1000), y: Math.round(-z * 1000) })

const fraction = (value: number, [from, to]: readonly [number, number]): number =>
  Number(((value - from) / (to - from)).toFixed(5))
/** World metres → share of the picture, from its top left corner. */
const inPicture = (x: number, z: number) => ({ x: fraction(x, outline.x), y: fraction(z, outline.z) })

const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2
const size = ([from, to]: readonly [number, number]): number => Math.round((to - from) * 1000)

/**
 * What the platform's codes say of each room: 客厅 (1), 主卧 (38), 厨房 (8), 玄关 (27), 卫生间 (5), as in dnalogel's
 * `ROOM_FETILE_TYPE_MAP`; the kinds 厅, 室, 厨, 其他, 卫; floors of wood (0), tiles (1), bathroom (3).
 */
const codes: Record<string, { type: number; room_type: string; floor_type: number }> = {
  living: { type: 1, room_type: '100900000002', floor_type: 0 },
  bedroom: { type: 38, room_type: '100900000001', floor_type: 0 },
  kitchen: { type: 8, room_type: '100900000003', floor_type: 1 },
  hall: { type: 27, room_type: '100900000012', floor_type: 1 },
  bath: { type: 5, room_type: '100900000004', floor_type: 3 },
}

const room = ({ id, name, x, z, observers: seen }: Room) => ({
  id,
  size: size(x) * size(z),
  ...codes[id]!,
  name,
  path: [mm(x[0], z[0]), mm(x[1], z[0]), mm(x[1], z[1]), mm(x[0], z[1])],
  room_label: { position: mm(middle(x), middle(z)), position_in_image: inPicture(middle(x), middle(z)) },
  observer_indexs: seen,
  dimension: { width: size(x), height: size(z) },
})

/** A ruler beside the plan, 0.6 m off the outer rooms. */
const rule = (a: readonly [number, number], b: readonly [number, number]) => [mm(...a), mm(...b)]

/** The floor plan as the platform's floorplan interface gives it (`FloorplanServerData` of dnalogel). */
export function floorPlan() {
  const entrance = openings.find(({ id }) => id === 'entrance')!
  const door = { x: middle(entrance.x), z: 6.9 }
  return {
    outlines: [{ url: `${FLAT_URL}plan.svg`, index: 0 }],
    computed_data: {
      floor_datas: [
        {
          floor_name: '1F',
          floor_index: 0,
          is_has_wall: true,
          rooms: rooms.map(room),
          rules: {
            top: [rule([0, -0.6], [5, -0.6]), rule([5.2, -0.6], [8.6, -0.6])],
            bottom: [rule([0, 7.4], [6.5, 7.4]), rule([6.7, 7.4], [8.6, 7.4])],
            left: [rule([-0.6, 0], [-0.6, 4]), rule([-0.6, 4.2], [-0.6, 6.8])],
            right: [rule([9.2, 0], [9.2, 4]), rule([9.2, 4.2], [9.2, 6.8])],
          },
        },
      ],
      entrance: {
        rad: Number((Math.PI / 2).toFixed(4)),
        position: mm(door.x, door.z),
        position_in_image: inPicture(door.x, door.z),
        north_rad: Number(NORTH.toFixed(4)),
        room_id: 'hall',
        floor_index: 0,
      },
      bounding: { min: mm(outline.x[0], outline.z[1]), max: mm(outline.x[1], outline.z[0]), origin: { x: 0, y: 0 } },
      observers: observers.map(({ x, z }, index) => ({
        index,
        floor_index: 0,
        position: mm(x, z),
        position_in_image: inPicture(x, z),
      })),
      doors: [...openings, bathDoor]
        .filter(({ id }) => id.endsWith('door'))
        .map(({ id, name, x, z }) => ({
          id,
          localName: name,
          name: id.replace('-', ' '),
          position: { x: middle(x), y: 0, z: middle(z) },
          rad: id === 'bath-door' ? 0 : Number((Math.PI / 2).toFixed(4)),
        })),
    },
  }
}

import { ball, box, each, post, soft, type Solid } from '../solids'

const counter = (): Solid[] => [
  box('sage', [0.66, 0.1, 6.22, 3.56, 0.86, 6.8]),
  box('black', [0.66, 0, 6.28, 3.56, 0.1, 6.8]),
  box('counter', [0.66, 0.86, 6.19, 3.58, 0.9, 6.8]),
  ...each([0.87, 1.45, 2.03, 2.61, 3.19], (x) => box('metal', [x, 0.76, 6.2, x + 0.16, 0.775, 6.22])),
  // Sink under the window.
  box('steel', [0.95, 0.895, 6.3, 1.55, 0.903, 6.68]),
  box('steelDark', [0.99, 0.9, 6.34, 1.51, 0.905, 6.64]),
  post('metal', [1.25, 6.72], 0.018, [0.9, 1.16]),
  box('metal', [1.235, 1.14, 6.52, 1.265, 1.165, 6.72]),
  // Hob, kettle and hood.
  box('black', [2.36, 0.9, 6.3, 2.94, 0.908, 6.7]),
  post('steel', [2.5, 6.42], 0.09, [0.908, 1.06], { taper: 0.75 }),
  ball('steel', [2.5, 1.06, 6.42], [0.05, 0.025, 0.05]),
  box('steel', [2.38, 1.62, 6.35, 2.92, 1.7, 6.8]),
  box('steel', [2.55, 1.7, 6.5, 2.75, 2.7, 6.8]),
  // Board, jars and a plant.
  box('walnut', [1.86, 0.9, 6.73, 2.12, 1.26, 6.76]),
  ...each([3.2, 3.36], (x) => post('ceramic', [x, 6.66], 0.055, [0.9, 1.06])),
  post('terracotta', [0.8, 6.6], 0.06, [0.9, 1], { taper: 1.2 }),
  ball('leafage', [0.8, 1.09, 6.6], [0.11, 0.11, 0.1]),
  // Upper cabinets and fridge.
  box('white', [2.96, 1.5, 6.45, 3.56, 2.25, 6.8]),
  box('metal', [3.02, 1.54, 6.435, 3.032, 1.68, 6.45]),
  soft('fridge', [0.02, 0.03, 6.14, 0.64, 1.86, 6.8], 0.02),
  box('fridgeLine', [0.021, 1.16, 6.136, 0.639, 1.168, 6.16]),
  box('metal', [0.56, 0.75, 6.11, 0.575, 1.1, 6.14]),
  box('metal', [0.56, 1.23, 6.11, 0.575, 1.5, 6.14]),
]

const chair = ([x, z]: readonly [number, number]): Solid[] => [
  post('oakTop', [x, z], 0.18, [0.43, 0.46]),
  ...each(
    [
      [-0.11, -0.11],
      [0.11, -0.11],
      [-0.11, 0.11],
      [0.11, 0.11],
    ] as const,
    ([dx, dz]) => post('walnut', [x + dx, z + dz], 0.014, [0, 0.43]),
  ),
]

const diningTable = (): Solid[] => [
  post('oakTop', [1.3, 5.05], 0.52, [0.71, 0.745]),
  post('walnut', [1.3, 5.05], 0.05, [0.03, 0.71]),
  post('walnut', [1.3, 5.05], 0.26, [0, 0.03], { taper: 0.9 }),
  ...each(
    [
      [0.62, 4.75],
      [2, 4.8],
      [1.45, 5.72],
      [0.62, 5.4],
    ] as const,
    chair,
  ),
  post('ceramicBlue', [1.22, 5.02], 0.08, [0.745, 0.8], { taper: 2 }),
  ...each(
    [
      [1.18, 5],
      [1.27, 5.04],
      [1.2, 5.08],
    ] as const,
    ([x, z]) => ball('apple', [x, 0.83, z], [0.045, 0.042, 0.045]),
  ),
  ...each(
    [
      [1.52, 4.9],
      [1.5, 5.3],
    ] as const,
    (at) => post('ceramic', at, 0.035, [0.745, 0.83]),
  ),
  // Pendant lamp.
  post('metal', [1.3, 5.05], 0.006, [1.86, 2.7]),
  post('rust', [1.3, 5.05], 0.2, [1.66, 1.86], { taper: 0.25 }),
  post('lampGlass', [1.3, 5.05], 0.15, [1.645, 1.66], { glow: [14, 12, 9] }),
]

/** Kitchen with dining table (x 0…4.2, z 4.2…6.8). */
export function kitchen(): Solid[] {
  return [
    ...counter(),
    ...diningTable(),
    box('printFruit', [0, 1.25, 4.75, 0.03, 1.8, 5.4]),
    post('lampGlass', [3.1, 5.6], 0.18, [2.63, 2.7], { glow: [16, 15, 13.4] }),
  ]
}

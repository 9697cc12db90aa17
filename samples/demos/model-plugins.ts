import {
  AreaMakerPlugin,
  CameraMovementPlugin,
  ModelMakerPlugin,
  ModelRoomLabelPlugin,
  MovePlugin,
  SculptPluginForFive,
  type ModelRoomLabelPluginData,
} from '@realsee/dnalogel'
import type { Demo, Stage } from './stage'

const own = <T>(five: Stage['five']): T => five.plugins.demo as T
const ABOVE = { longitude: 0.42, latitude: 0.95, distance: 8.6, fov: 60 }

type Area = ReturnType<typeof AreaMakerPlugin>
type Maker = ReturnType<typeof ModelMakerPlugin>
type RoomLabel = ReturnType<typeof ModelRoomLabelPlugin>
type Move = ReturnType<typeof MovePlugin>
type CameraMovement = ReturnType<typeof CameraMovementPlugin>
type Sculpt = ReturnType<typeof SculptPluginForFive>

const BEDROOM = [
  [5.2, 0, 0],
  [8.6, 0, 0],
  [8.6, 0, 4],
  [5.2, 0, 4],
]
const LIVING = [
  [0, 0, 0],
  [5, 0, 0],
  [5, 0, 4],
  [0, 0, 4],
]

/** Plugins that show something around the model. */
export const modelPlugins: Record<string, Demo> = {
  ModelRoomLabelPlugin: {
    plugins: [[ModelRoomLabelPlugin, 'demo', {}]],
    mode: 'Floorplan',
    view: ABOVE,
    show: async ({ five, over, data, pause }) => {
      const labels = own<RoomLabel>(five)
      labels.appendTo(over)
      labels.load(await data<ModelRoomLabelPluginData>('room-labels.json'))
      await pause(600)
    },
    dispose: ({ five }) => own<RoomLabel>(five).dispose(),
  },
  ModelMakerPlugin: {
    plugins: [[ModelMakerPlugin, 'demo', {}]],
    mode: 'Floorplan',
    view: ABOVE,
    show: async ({ five, pause }) => {
      const prism = { points: BEDROOM, height: 2.7, color: '#00bcd4' }
      await own<Maker>(five).load({ list: [{ id: 2, type: 'prism', name: '主卧', object_data: prism }] } as never)
      await pause(900)
    },
    dispose: ({ five }) => own<Maker>(five).dispose(),
  },
  AreaMakerPlugin: {
    plugins: [[AreaMakerPlugin, 'demo', {}]],
    mode: 'Floorplan',
    view: ABOVE,
    show: async ({ five, over, pause }) => {
      const area = own<Area>(five)
      area.appendTo(over)
      const common = { floorIndex: 0, height: 1.1, fixedY: 0, fixedHeight: 0 }
      await area.load({
        list: [
          { id: 7, name: '客厅 20 ㎡', object_data: { ...common, points: LIVING, color: '#22aa66' } },
          { id: 8, name: '主卧 13.6 ㎡', object_data: { ...common, points: BEDROOM, color: '#3d7bd9' } },
        ],
      } as never)
      await pause(900)
    },
    // `dispose` alone leaves the labels in the page.
    dispose: async ({ five }) => {
      await own<Area>(five).hide()
      own<Area>(five).dispose()
    },
  },
  MovePlugin: {
    plugins: [[MovePlugin, 'demo', { offset: { x: 0, y: 1.5, z: 0 } }]],
    show: async ({ five, log, pause }) => {
      const move = own<Move>(five)
      let last = 0
      move.hooks.on('progressChange', (progress) => void (last = progress))
      for (const event of ['play', 'end'] as const) move.hooks.on(event, () => void log.push(event))
      await move.load({
        path: [
          [2.5, 0, 2.75],
          [3.7, 0, 4.1],
          [4.7, 0, 5.2],
          [5.8, 0, 4.1],
          [6.3, 0, 3],
        ],
      })
      const ended = new Promise<void>((done) => void move.hooks.once('end', () => done()))
      move.playFromStart()
      await Promise.race([ended, pause(15000)])
      log.push(`progress ${last.toFixed(2)}`, `mode ${five.state.mode}`)
    },
    dispose: ({ five }) => own<Move>(five).dispose(),
  },
  CameraMovementPlugin: {
    plugins: [[CameraMovementPlugin, 'demo', {}]],
    show: async ({ five, log }) => {
      const done = await own<CameraMovement>(five).move({ panoIndex: 1, longitude: 1.75 }, 800)
      log.push(`moved ${String(done)}`, `arrived ${five.state.panoIndex}`)
    },
    dispose: ({ five }) => five.dispose(),
  },
  Sculpt: {
    plugins: [[SculptPluginForFive, 'demo', { config: { magnifier: false } }]],
    init: { backgroundAlpha: 0 },
    mode: 'Floorplan',
    view: ABOVE,
    show: async ({ five, pause }) => {
      const table = [
        [1.5, 0, 1.5],
        [2.6, 0, 1.5],
        [2.6, 0, 2.5],
        [1.5, 0, 2.5],
      ]
      own<Sculpt>(five).load(
        {
          items: [
            { type: 'Box', points: table, heightPoint: [1.5, 0.45, 1.5], style: { color: 0xff5722 } },
            { type: 'Polygon', points: BEDROOM, style: { lengthEnable: true } },
          ],
        } as never,
        { defaultAction: false } as never,
      )
      await pause(900)
    },
    dispose: ({ five }) => own<Sculpt>(five).clear(),
  },
}

import { MeasurePlugin, Object3DHelperPlugin, PaintBrush, SculptPluginForFive } from '@realsee/dnalogel'
import { BoxBufferGeometry, Mesh, MeshBasicMaterial } from 'three'
import type { Demo, Stage } from '../stage'
import { lifeOf, live, type Life } from './record'

const own = <T>(five: Stage['five']): T => five.plugins.demo as T
let life: Life
let ofHandle: Life

type Helper = ReturnType<typeof Object3DHelperPlugin>
type Sculpt = ReturnType<typeof SculptPluginForFive>
type Measure = ReturnType<typeof MeasurePlugin>

const ended =
  (dispose: (stage: Stage) => void): Demo['dispose'] =>
  (stage) => {
    life.note('hand')
    dispose(stage)
    life.note('dispose')
  }

const FLOOR = { longitude: 0.75, latitude: 0.5, fov: 84 }
const CLEAR = { backgroundAlpha: 0 }
const RUG = [
  [1.3, 0.02, 0.9],
  [3.4, 0.02, 0.9],
  [3.4, 0.02, 1.9],
  [1.3, 0.02, 1.9],
]

/** Events of what is used by hand. */
export const handEvents: Record<string, Demo> = {
  'events of Object3DHelperPlugin': {
    plugins: [[Object3DHelperPlugin, 'demo', undefined]],
    init: CLEAR,
    view: FLOOR,
    show: async (stage) => {
      const helper = own<Helper>(stage.five)
      life = lifeOf(stage, helper.hooks)
      const box = new Mesh(new BoxBufferGeometry(0.5, 0.5, 0.5), new MeshBasicMaterial({ color: 0xff5722 }))
      box.position.set(1.9, 0.4, 1.2)
      stage.five.scene.add(box)
      await life.step('add', () => helper.addObject3DHelper(box, { moveHelper: true, rotateHelper: true }))
      const its = helper.getObject3DHelper(box).helper
      ofHandle = lifeOf(stage, its.hooks)
      await live(stage, life, helper)
      await stage.look(FLOOR)
      ofHandle.note('handle')
    },
    dispose: ended(({ five }) => {
      ofHandle.note('handle by hand')
      own<Helper>(five).dispose()
      ofHandle.note('handle dispose')
    }),
  },
  'events of PaintBrush': {
    show: async (stage) => {
      const brush = new PaintBrush({ currentColor: '#d50000' })
      life = lifeOf(stage, (brush as unknown as { controller: object }).controller)
      await life.step('show', () => brush.show())
      stage.five.once('dispose', () => brush.dispose())
    },
    dispose: ended(({ five }) => five.dispose()),
  },
  'events of Sculpt': {
    plugins: [[SculptPluginForFive, 'demo', { config: { magnifier: false } }]],
    init: CLEAR,
    view: FLOOR,
    show: async (stage) => {
      const sculpt = own<Sculpt>(stage.five)
      life = lifeOf(stage, sculpt)
      const items = [{ type: 'Polygon', points: RUG }]
      await life.step('load', () => sculpt.load({ items } as never, { defaultAction: false } as never))
    },
    dispose: ended(({ five }) => own<Sculpt>(five).clear()),
  },
  'events of MeasurePlugin': {
    plugins: [
      [SculptPluginForFive, 'sculpt', { config: { magnifier: false } }],
      [MeasurePlugin, 'demo', { unit: 'm', lengthEnable: true }],
    ],
    init: CLEAR,
    view: FLOOR,
    show: async (stage) => {
      const measure = own<Measure>(stage.five)
      life = lifeOf(stage, measure)
      await life.step('measure', () => void measure.measure())
    },
    dispose: ended(({ five }) => {
      own<Measure>(five).clear()
      own<Measure>(five).dispose()
    }),
  },
}

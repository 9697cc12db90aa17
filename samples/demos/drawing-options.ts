import { MeasurePlugin, ModelMakerPlugin, SculptPluginForFive } from '@realsee/dnalogel'
import { share } from './pixels'
import type { Demo, Stage } from './stage'

type Sculpt = ReturnType<typeof SculptPluginForFive>

const RUG = [
  [1.3, 0.02, 0.9],
  [3.4, 0.02, 0.9],
]
/** Behind the wall of the sofa, seen from the living room. */
const HIDDEN = [
  [-1, 0.1, 1],
  [-1, 2, 1],
  [-1, 2, 3],
  [-1, 0.1, 3],
]
const GROUND = [
  [-3, 0, 1],
  [-1, 0, 1],
  [-1, 0, 3],
  [-3, 0, 3],
]
const WALL = { longitude: 1.4, latitude: 0.1, fov: 84 }
const CLEAR = { backgroundAlpha: 0 }

/** How much of the picture a magenta shape covers in full colour. */
const seen = (stage: Stage): number => share(stage, (red, green, blue) => red > 150 && blue > 150 && green < 90)

const OCCLUSION = [
  { occlusionVisibility: false },
  { occlusionVisibility: true, occlusionMode: 'translucence' },
  { occlusionVisibility: true, occlusionMode: 'depthTest' },
] as const
const nameOf = (option: (typeof OCCLUSION)[number]): string =>
  'occlusionMode' in option ? option.occlusionMode : 'none'

/** Options of what draws shapes, each value tried once. */
export const drawingOptions: Record<string, Demo> = {
  'options of Sculpt': {
    plugins: [[SculptPluginForFive, 'demo', { config: { magnifier: false } }]],
    init: CLEAR,
    view: { longitude: 0.75, latitude: 0.5, fov: 84 },
    show: async (stage) => {
      const sculpt = stage.five.plugins.demo as Sculpt
      const { log, pause, look } = stage
      for (const lengthUnit of ['m', 'mm', 'ft'] as const) {
        sculpt.clear()
        sculpt.load({ items: [{ type: 'Polyline', points: RUG, style: { lengthEnable: true, lengthUnit } }] } as never)
        await pause(500)
        log.push(`lengthUnit ${lengthUnit}: ${document.body.innerText.trim()}`)
      }
      await look(WALL)
      const shape = { color: '#ff00ff', opacity: 1, lineWidth: 3, lineColor: '#ff00ff' }
      for (const option of OCCLUSION)
        for (const place of ['style', 'load'] as const) {
          sculpt.clear()
          const style = place === 'style' ? { ...shape, ...option } : shape
          sculpt.load({ items: [{ type: 'Polygon', points: HIDDEN, style }] } as never, place === 'load' ? option : {})
          await pause(500)
          log.push(`occlusion ${nameOf(option)} in ${place}: ${seen(stage)}`)
        }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'options of ModelMakerPlugin': {
    plugins: [
      [SculptPluginForFive, 'sculpt', { config: { magnifier: false } }],
      ...OCCLUSION.map((option) => [ModelMakerPlugin, nameOf(option), option] as never),
    ],
    init: CLEAR,
    view: WALL,
    show: async (stage) => {
      const prism = { points: GROUND, height: 2, color: '#ff00ff', opacity: 1 }
      for (const name of OCCLUSION.map(nameOf)) {
        const maker = stage.five.plugins[name] as ReturnType<typeof ModelMakerPlugin>
        await maker.load({ list: [{ id: 2, type: 'prism', name: '', object_data: prism }] } as never)
        await stage.pause(800)
        stage.log.push(`occlusion ${name}: ${seen(stage)}`)
        maker.dispose()
        await stage.pause(300)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'options of MeasurePlugin': {
    plugins: [
      [SculptPluginForFive, 'sculpt', { config: { magnifier: false } }],
      [MeasurePlugin, 'demo', { unit: 'm', lengthEnable: true }],
    ],
    init: CLEAR,
    view: { longitude: 0.75, latitude: 0.5, fov: 84 },
    show: async ({ five, log, pause }) => {
      const measure = five.plugins.demo as ReturnType<typeof MeasurePlugin>
      measure.load([{ points: RUG.map(([x, y, z]) => five.camera.position.clone().set(x!, y!, z!)) }])
      for (const unit of ['m', 'mm', 'ft'] as const) {
        measure.setUnit(unit)
        await pause(500)
        log.push(`unit ${unit}: ${document.body.innerText.trim()}`)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
}

import { AreaMakerPlugin, ModelMakerPlugin, SculptPluginForFive } from '@realsee/dnalogel'
import { Vector3 } from 'three'
import { share } from './pixels'
import type { Demo, Stage } from './stage'

const ABOVE = { longitude: 0.42, latitude: 0.95, distance: 8.6, fov: 60 }
const LIVING = [
  [0, 0, 0],
  [5, 0, 0],
  [5, 0, 4],
  [0, 0, 4],
]
const FLOORS = [undefined, 0, 1]
const prism = (floorIndex?: number) => ({
  type: 'prism',
  object_data: {
    points: LIVING,
    height: 1,
    color: '#ff00ff',
    opacity: 1,
    ...(floorIndex !== undefined && { floorIndex }),
  },
})
const box = (floorIndex?: number) => ({
  type: 'box',
  object_data: {
    ...{ start: [0, 0, 0], end: [5, 1, 4], rotation: [0, 0, 0], color: '#ff00ff', opacity: 1 },
    ...(floorIndex !== undefined && { floorIndex }),
  },
})

/** How much of the picture is magenta, more or less. */
const seen = (stage: Stage): string =>
  share(stage, (red, green, blue) => red > green + 40 && blue > green + 40) > 20 ? 'shown' : 'hidden'

/** A tap at one go: between two events of a real mouse a busy machine lets so much time pass that it is no tap. */
function tap({ five }: Stage, at: readonly [number, number, number]): void {
  const { x, y } = five.project2d(new Vector3(...at))!
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    five.getElement()!.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, button: 0 }))
}

/** What depends on the floor that is shown, and who gets a tap. */
export const floorOptions: Record<string, Demo> = {
  'floors of ModelMakerPlugin': {
    plugins: [
      [SculptPluginForFive, 'sculpt', { config: { magnifier: false } }],
      [ModelMakerPlugin, 'demo', {}],
    ],
    mode: 'Floorplan',
    view: ABOVE,
    show: async (stage) => {
      const { five, log, pause } = stage
      const maker = five.plugins.demo as ReturnType<typeof ModelMakerPlugin>
      for (const [shape, make] of Object.entries({ prism, box }))
        for (const floorIndex of FLOORS) {
          await maker.load({ list: [{ id: 1, name: '', ...make(floorIndex) }] } as never)
          for (const floor of [null, 0]) {
            five.model.show(floor as never)
            await pause(500)
            log.push(`${shape} of floor ${floorIndex}, shown ${five.model.shownFloor}: ${seen(stage)}`)
          }
        }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'taps of AreaMakerPlugin': {
    plugins: [[AreaMakerPlugin, 'demo', {}]],
    mode: 'Floorplan',
    view: ABOVE,
    show: async (stage) => {
      const { five, over, log, pause, enter, look } = stage
      const area = five.plugins.demo as ReturnType<typeof AreaMakerPlugin>
      area.appendTo(over)
      const object_data = { floorIndex: 0, height: 1.1, fixedY: 0, fixedHeight: 0, points: LIVING, color: '#22aa66' }
      await area.load({ list: [{ id: 7, name: '客厅', object_data }] } as never)
      await pause(600)
      const before = five.state.mode
      log.push(`mode: ${before}`)
      for (const answer of [false, undefined]) {
        let heard = 0
        const stop = area.hooks.on('wantsTap', () => {
          heard++
          return answer as never
        })
        tap(stage, [1.5, 1.1, 2.5])
        await pause(1800)
        log.push(`wantsTap ${answer}: heard ${heard}, ${five.state.mode}`)
        stop()
        await enter('Floorplan')
        await look(ABOVE)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
}

import { MeasurePlugin, ModelViewPlugin, PaintBrush, SculptPluginForFive } from '@realsee/dnalogel'
import type { Demo, Stage } from './stage'

type Measure = ReturnType<typeof MeasurePlugin>
type ModelView = ReturnType<typeof ModelViewPlugin>

const own = <T>(five: Stage['five']): T => five.plugins.demo as T

/** Tools that wait for the mouse, and the plugin that does not run with this version of five. */
export const byHand: Record<string, Demo> = {
  MeasurePlugin: {
    // Without Sculpt beside it nothing is drawn.
    plugins: [
      [SculptPluginForFive, 'sculpt', { config: { magnifier: false } }],
      [MeasurePlugin, 'demo', { unit: 'm', lengthEnable: true }],
    ],
    init: { backgroundAlpha: 0 },
    view: { longitude: 0.75, latitude: 0.5, fov: 84 },
    show: ({ five, log }) => {
      const measure = own<Measure>(five)
      measure.on('measureEnd', (reason) => void log.push(`end ${String(reason)}`))
      void Promise.resolve(measure.measure()).catch(() => undefined)
    },
    dispose: ({ five }) => {
      own<Measure>(five).clear()
      own<Measure>(five).dispose()
    },
  },
  PaintBrush: {
    show: ({ log }) => {
      const brush = new PaintBrush({ currentColor: '#d50000' })
      brush.on('stateChange', ({ type, state }) => void log.push(`${String(type)} ${state?.line.length ?? 0}`))
      brush.show()
    },
    dispose: () => document.querySelector('#_gl_paintBrush')?.remove(),
  },
  ModelViewPlugin: {
    plugins: [[ModelViewPlugin, 'demo', {}]],
    show: async ({ five, over, pause }) => {
      const box = document.createElement('div')
      box.className = 'corner'
      box.style.cssText = 'width:200px;height:160px'
      over.append(box)
      own<ModelView>(five).appendTo(box, { width: 200, height: 160 })
      await pause(1500)
    },
    dispose: ({ five }) => five.dispose(),
  },
}

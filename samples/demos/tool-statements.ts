import { PaintBrush, PanoMeasurePlugin, PanoRulerProPlugin, Util } from '@realsee/dnalogel'
import { BoxBufferGeometry, Mesh, Vector3 } from 'three'
import type { Stage } from './stage'

type Measure = ReturnType<typeof PanoMeasurePlugin>

/** What becomes of something that may throw or reject: `done`, or the message. */
export const failed = (act: () => unknown): Promise<string> =>
  Promise.resolve()
    .then(act)
    .then(
      () => 'done',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )

/** Statements about measuring and rulers, and their errors. */
export async function aboutMeasures({ five, log, pause, data, look }: Stage): Promise<void> {
  await five.moveToPano(0)
  await look({ longitude: 0.02, latitude: 0.05, fov: 84 })
  const fixed = five.plugins.fixed as Measure
  fixed.load(await data<Parameters<Measure['load']>[0]>('measures.json'))
  fixed.enable({ mode: 'View' })
  await pause(500)
  log.push(`defaultText: ${document.body.innerText.replace(/\s+/g, ' ').trim()}`)
  log.push(`setCustomText of a polyline: ${await failed(() => fixed.setCustomText('window-width', '窗'))}`)
  log.push(`setCustomText of a line: ${await failed(() => fixed.setCustomText('window-width-a', '窗'))}`)
  log.push(`mode Nowhere: ${await failed(() => fixed.changeMode('Nowhere' as never))}`)
  fixed.removePolylineByID('nobody')
  log.push(`polylines: ${fixed.toJson().polylines.length}`)
  const polyline = fixed.getPolylineByID('window-width')!
  fixed.removePolyline(polyline)
  log.push(`removed twice: ${await failed(() => fixed.removePolyline(polyline))}`)
  fixed.disable()
  log.push(`mode when disabled: ${String(fixed.getCurrentMode())}`)
  fixed.changeMode('Edit')
  log.push(`changeMode() when disabled: ${String(fixed.getCurrentMode())}`)
  const ruler = five.plugins.ruler as ReturnType<typeof PanoRulerProPlugin>
  ruler.load(await data<Parameters<typeof ruler.load>[0]>('ruler-pro.json'))
  ruler.enable()
  await pause(600)
  log.push(`distanceText: ${/\[\d\.\d\]/.exec(document.body.innerText)?.[0]}`)
  ruler.disable()
}

/** Statements about looking at a point and about drawing. */
export async function aboutTools({ five, log, pause, enter, look }: Stage): Promise<void> {
  await enter('Floorplan')
  const at = new Vector3(2.5, 0.5, 2)
  await Util.lookPoint(five, at as never)
  await five.ready()
  await pause(800)
  log.push(`lookPoint: ${five.state.mode} ${five.camera.position.distanceTo(at).toFixed(1)}`)
  await enter('Floorplan')
  const box = new Mesh(new BoxBufferGeometry(0.5, 0.5, 0.5))
  box.position.copy(at)
  await Util.lookObject(five, box as never)
  log.push(`lookObject: ${five.state.mode}`)
  await enter('Panorama')
  await look({ longitude: 1, latitude: 0, fov: 80 })
  const brush = new PaintBrush({ currentColor: '#d50000' })
  const actions: { points: number; end: unknown; stamp: unknown }[] = []
  brush.on('stateChange', (action) => {
    const { state, end, timestamp } = action as { state?: { line: unknown[] }; end?: unknown; timestamp?: unknown }
    actions.push({ points: state?.line.length ?? 0, end, stamp: timestamp })
  })
  brush.show()
  await pause(400)
  const canvas = document.querySelector('#_gl_paintBrush canvas')!
  const send = (type: string, x: number): void =>
    void canvas.dispatchEvent(
      new MouseEvent(type, { clientX: 40 + x, clientY: 100 + (x % 40), bubbles: true, buttons: 1 }),
    )
  send('mousedown', 0)
  for (let x = 1; x < 900; x++) send('mousemove', (x * 7) % 390)
  send('mouseup', 250)
  await pause(900)
  log.push(`a long stroke: ${actions.map(({ points, end }) => `${points} ${String(end)}`).join(', ')}`)
  log.push(`stamps: ${new Set(actions.map(({ stamp }) => stamp)).size}`)
  brush.dispose()
}

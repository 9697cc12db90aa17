import { Five, parseWork, type EventTypes } from '@realsee/five'
import { Vector3 } from 'three'
import type { Demo, Stage } from './stage'

const OPENING = ['works.request', 'works.load', 'works.ready', 'models.load', 'models.refined', 'model.load'] as const
const GONE = ['modelGeometryLoaded', 'modelMaterialLoaded', 'modelBvhLoaded']
const BED = new Vector3(7.2, 0.68, 1.85)
const SOFA = new Vector3(0.98, 0.72, 2)

/** What comes of one name after the other, each noted once. */
function listen(five: Five, names: readonly string[]): () => string {
  const seen: string[] = []
  for (const name of names)
    five.on(name as keyof EventTypes, () => {
      if (!seen.includes(name)) seen.push(name)
    })
  return () => seen.splice(0).join(' ') || 'none'
}

/** The listeners of one tap in the order in which they are called. */
function ofTap(five: Five): () => string {
  const seen: string[] = []
  for (const name of ['wantsGesture', 'gesture'] as const)
    five.on(name, (...data: unknown[]) => void (data[0] === 'tap' && seen.push(name)))
  for (const name of ['gesture.tap', 'wantsTapGesture', 'tapGesture'] as const)
    five.on(name, () => void seen.push(name))
  return () => seen.splice(0).join(' ') || 'none'
}

function tap(five: Five, x: number, y: number): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    five.getElement()!.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, button: 0 }))
}

/** Statements about a viewer that has just been made, and about its first work. */
async function aboutOpening({ log, file, pause }: Stage): Promise<void> {
  const five = new Five({ imageOptions: { size: 512 } })
  const box = document.body.appendChild(document.createElement('div'))
  box.style.cssText = 'position:absolute;width:60px;height:40px;left:0;top:0'
  five.appendTo(box)
  log.push(`before load: ${five.works.length} "${five.work?.workCode}" ${five.project2d(SOFA) ? 'spot' : 'null'}`)
  log.push(`in front before load: ${five.project2d(new Vector3(0, 0, -2)) ? 'spot' : 'null'}`)
  const opened = listen(five, OPENING)
  const old = listen(five, GONE)
  const json = (await (await fetch(file('work.json'))).json()) as Record<string, unknown>
  const kinds = new Map<string, number>()
  const traverseResource = ({ type }: { type: string }): void => void kinds.set(type, (kinds.get(type) ?? 0) + 1)
  await five.load(parseWork(json, { baseURL: file(''), traverseResource }))
  log.push(`resources: ${[...kinds].map(([type, count]) => `${type} ${count}`).join(', ')}`)
  log.push(`load() done, model: ${five.model.loaded}`)
  await five.model.loadedReady
  await pause(400)
  log.push(`opening: ${opened()}`, `old names: ${old()}`, `points: ${five.observers.length}`)
  five.dispose()
  const { model: _model, ...bare } = json
  const empty = new Five({ imageOptions: { size: 512 } })
  empty.appendTo(box)
  await empty.load(parseWork(bare, { baseURL: file('') }))
  await Promise.race([empty.model.loadedReady, pause(1500)])
  log.push(`without a model: ${empty.model.empty}`)
  empty.dispose()
  box.remove()
}

/** Statements about state and picture. */
async function aboutState({ five, log, look, pause, enter }: Stage): Promise<void> {
  await look({ panoIndex: 0, longitude: 1, latitude: 0, fov: 80 })
  five.setState({ longitude: 2 })
  log.push(`set: ${five.state.longitude}, seen: ${five.getCurrentState().longitude.toFixed(1)}`)
  await five.ready()
  log.push(`later seen: ${five.getCurrentState().longitude.toFixed(1)}`)
  const [target, seen] = [five.state, five.getCurrentState()]
  log.push(`same object: ${target === five.state} ${seen === five.getCurrentState()}`)
  const said: string[] = []
  five.on('state.change', ({ userAction }) => void said.push(String(userAction)))
  five.setState({ longitude: 1 }, true)
  five.setState({ longitude: 2 }, true, false)
  log.push(`userAction: ${said.join(' ')}`)
  five.setState({ longitude: -1 }, true)
  log.push(`longitude -1: ${five.state.longitude} ${five.getCurrentState().longitude.toFixed(2)}`)
  five.setState({ panoIndex: 1 }, true)
  log.push(`another point, immediately: ${five.state.panoIndex} ${five.getCurrentState().panoIndex}`)
  await five.ready()
  const change = five.changeMode('Floorplan', {}, { duration: 400 })
  log.push(`changing mode: ${five.state.mode} ${five.currentMode}`)
  await change
  log.push(`changeMode() done: ${five.currentMode}`)
  five.setState({ mode: 'Panorama' })
  log.push(`mode by setState(): ${five.state.mode} ${five.currentMode}`)
  await five.ready()
  await enter('Topview')
  log.push(`Topview: ${five.camera.projectionMatrix.elements[15] === 1 ? 'orthographic' : 'perspective'}`)
  const { width, height } = five.getElement()!.getBoundingClientRect()
  const hold = five.on('wantsMoveToPano', () => false)
  tap(five, width / 2, height / 2)
  await pause(2500)
  log.push(`tap in Topview, wantsMoveToPano false: ${five.state.mode}`)
  hold()
  tap(five, width / 2, height / 2)
  await pause(2500)
  log.push(`tap in Topview: ${five.state.mode}`)
}

/** Statements about events. */
async function aboutEvents({ five, log, look, pause, enter }: Stage): Promise<void> {
  await enter('Panorama')
  await five.moveToPano(0)
  await look({ panoIndex: 0, longitude: 1.2, latitude: 0.1, fov: 80 })
  const tapped = ofTap(five)
  const stop = five.on('gesture.tap', (event) => event.preventDefault())
  tap(five, 240, 150)
  await pause(600)
  log.push(`tap prevented: ${tapped()} ${five.state.panoIndex}`)
  stop()
  five.on('wantsTapGesture', () => false)
  tap(five, 240, 150)
  await pause(600)
  log.push(`tap: ${tapped()}`)
  const helpers = listen(five, ['helpers.visible', 'helpersVisibleChange'])
  five.helperVisible = false
  five.helperVisible = true
  log.push(`helpers: ${helpers()}`)
  const drawn: boolean[] = []
  const rendered = five.on('render', ({ needsRender }) => void drawn.push(needsRender))
  const skip = five.on('render.prepare', (event) => event.preventDefault())
  five.setState({ longitude: 1.4 }, true)
  await pause(300)
  log.push(
    `render.prepare prevented: ${drawn.length > 0 ? 'render' : 'no render'}, ${drawn.includes(true) ? 'drawn' : 'not drawn'}`,
  )
  skip()
  drawn.length = 0
  five.setState({ longitude: 1.2 }, true)
  await pause(300)
  log.push(`render: ${drawn.includes(true) ? 'drawn' : 'not drawn'} ${drawn.includes(false) ? 'and idle' : ''}`)
  rendered()
  const refuse = five.on('wantsChangeMode', () => false)
  await five.changeMode('Floorplan').catch(() => undefined)
  await five.ready()
  log.push(`wantsChangeMode false: ${five.state.mode}`)
  refuse()
  await enter('Panorama')
  const prevent = five.on('mode.change.request', (event) => event.preventDefault())
  await five.changeMode('Floorplan').catch(() => undefined)
  await five.ready()
  log.push(`mode.change.request prevented: ${five.state.mode}`)
  prevent()
}

/** Statements about places in the picture, and elements above it. */
async function aboutPlaces({ five, log, look, pause, enter, over }: Stage): Promise<void> {
  const tapped = ofTap(five)
  await enter('Panorama')
  await look({ panoIndex: 0, longitude: 5.3, latitude: 0.1, fov: 80 })
  const word = (spot: unknown): string => (spot ? 'spot' : 'null')
  log.push(`behind a wall: ${word(five.project2d(BED))} ${word(five.project2d(BED, true))}`)
  log.push(`behind the camera: ${word(five.project2d(SOFA))} ${word(five.project2d(SOFA, true))}`)
  const tag = over.appendChild(document.createElement('div'))
  tag.style.cssText = 'position:absolute;left:100px;top:80px;width:100px;height:60px;pointer-events:auto'
  const press = (): void => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
      tag.dispatchEvent(new MouseEvent(type, { clientX: 150, clientY: 100, bubbles: true, button: 0 }))
  }
  press()
  await pause(600)
  log.push(`over the canvas: ${tapped()}`)
  const cancel = five.addExtraElement(tag)
  press()
  await pause(600)
  log.push(`extra element: ${tapped()}`)
  cancel()
  press()
  await pause(600)
  log.push(`extra element cancelled: ${tapped()}`)
}

/** Statements of the pages about five that no other test tries. */
export const fiveStatements: Record<string, Demo> = {
  'statements about five': {
    show: async (stage) => {
      await aboutOpening(stage)
      await aboutState(stage)
      await aboutEvents(stage)
      await aboutPlaces(stage)
    },
    dispose: ({ five }) => five.dispose(),
  },
  'a limit of five': {
    init: { panorama: { maxLatitude: (fov) => (fov > 20 ? 0.2 : 0.1) } },
    view: { panoIndex: 0, longitude: 1, latitude: 0, fov: 80 },
    show: ({ look }) => look({ latitude: 1 }),
    dispose: ({ five }) => five.dispose(),
  },
}

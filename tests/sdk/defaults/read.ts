import * as dnalogel from '@realsee/dnalogel'
import { Five, parseWork, type Mode } from '@realsee/five'
import { Color } from 'three'

const { PaintBrush, SculptPluginForFive, Util } = dnalogel
const PLUGINS = {
  area: dnalogel.AreaMakerPlugin,
  cruise: dnalogel.CruisePlugin,
  move: dnalogel.MovePlugin,
  maker: dnalogel.ModelMakerPlugin,
  radar: dnalogel.PanoFloorplanRadarPlugin,
  guide: dnalogel.FloorplanGuidePlugin,
  modelPlan: dnalogel.ModelFloorplanPlugin,
  topviewPlan: dnalogel.TopviewFloorplanPlugin,
  mapviewPlan: dnalogel.MapviewFloorplanPlugin,
  tag: dnalogel.PanoTagPlugin,
  sculpt: SculptPluginForFive,
  measure: dnalogel.PanoMeasurePlugin,
  route: dnalogel.GuideLinePlugin,
  ruler: dnalogel.PanoRulerPlugin,
  rulerPro: dnalogel.PanoRulerProPlugin,
}
const MODES: Mode[] = ['Panorama', 'Model', 'Floorplan', 'Topview', 'Mapview']
const TRIANGLE = [
  [1.3, 0.02, 0.9],
  [3.4, 0.02, 0.9],
  [3.4, 0.02, 1.9],
]

/** What can be written as JSON of an object's own fields, without what leads elsewhere. */
function plain(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? undefined : value
  if (value instanceof Color) return value.getHex()
  if (Array.isArray(value)) return value.map((each) => plain(each, depth + 1))
  if (Object.getPrototypeOf(value) !== Object.prototype && depth > 0) return undefined
  const fields = Object.entries(value).filter(([name]) => name !== 'five')
  return depth > 4 ? undefined : Object.fromEntries(fields.map(([name, each]) => [name, plain(each, depth + 1)]))
}

/** How a viewer draws that was given nothing. */
function drawing({ renderer, backgroundAlpha, paused }: Five): object {
  const { precision, isWebGL2, logarithmicDepthBuffer } = renderer!.capabilities
  const { antialias, preserveDrawingBuffer, powerPreference } = renderer!.getContext().getContextAttributes()!
  const context = { antialias, preserveDrawingBuffer, powerPreference, webgl2: isWebGL2 }
  return { ...context, precision, logarithmicDepthBuffer, backgroundAlpha, play: !paused }
}

/** How a route is drawn that was given no style: the plugin keeps it in its shader. */
function styleOfRoute(five: Five): object {
  const route = five.plugins.route as ReturnType<typeof dnalogel.GuideLinePlugin>
  const added = route.addGuideLineItem({ id: 'a', pano_group: [0, 1], panorama_style: {}, model_style: {} })
  const item = (added as unknown as { modelItem: Record<string, never> }).modelItem as Record<string, unknown>
  const uniforms = (item.mesh as { material: { uniforms: Record<string, { value: unknown }> } }).material.uniforms
  const { mapColor, opacity, backgroundOpacity, backgroundClip, borderOpacity, borderWidth } = uniforms
  const { defaultVisible: visible, width, unitLength: unit_length, scale } = item
  return {
    ...{ visible, width, unit_length, scale, opacity: opacity?.value },
    color: `#${(mapColor?.value as Color).getHexString()}`,
    background_opacity: backgroundOpacity?.value,
    background_clip: backgroundClip?.value === 0 ? 'border-box' : 'padding-box',
    border_opacity: borderOpacity?.value,
    border_width: borderWidth?.value,
  }
}

/** The sample flat in a viewer with every plugin, nothing of which is set. */
async function open(): Promise<Five> {
  const plugins = Object.entries(PLUGINS).map(([name, plugin]) => [plugin, name, {}])
  const five = new Five({ imageOptions: { size: 1024 }, plugins: plugins as never })
  five.appendTo(document.querySelector<HTMLElement>('#app')!)
  const base = new URL('/flat/', location.href).href
  await five.load(parseWork(await (await fetch(`${base}work.json`)).json(), { baseURL: base }))
  await five.model.loadedReady
  await five.ready()
  return five
}

/** Enters a mode; resolves when its controller is there. */
async function enter(five: Five, mode: Mode): Promise<void> {
  if (five.state.mode === mode) return
  const synced = new Promise<void>((done) => void five.once('state.synced', () => done()))
  await five.changeMode(mode, {}, { duration: 200 })
  await synced
}

/** What everything is set to when a page sets nothing: read from the running packages. */
async function readDefaults(): Promise<Record<string, unknown>> {
  const five = await open()
  const read: Record<string, unknown> = { five: { ...(plain(five) as object), ...drawing(five) } }
  for (const name of Object.keys(PLUGINS)) read[name] = plain(five.plugins[name])
  const { baseCurveOffset, config: ofMove } = five.plugins.move as unknown as Record<string, object>
  read.move = { config: { ...ofMove, offset: plain({ ...baseCurveOffset }) } }
  const { config } = five.plugins.area as { config: object }
  read.area = { ...(read.area as object), config: plain(config) }
  const sculpt = five.plugins.sculpt as ReturnType<typeof SculptPluginForFive>
  sculpt.load({ items: [{ type: 'Polygon', points: TRIANGLE }] } as never)
  const { opacity } = new Util.sculpt.PolygonMesh()
  const style = { ...(plain(sculpt.data.items[0]?.style) as object), opacity }
  read.shape = { config: plain(sculpt.items[0]?.config), style }
  read.line = plain(new Util.sculpt.LineMesh({ points: TRIANGLE } as never).style)
  read.routeStyle = styleOfRoute(five)
  read.brush = plain(new PaintBrush().configs)
  read.selector = plain(new Util.PointSelector(five))
  for (const mode of MODES) {
    await enter(five, mode)
    read[mode] = plain((five as unknown as { controller: object }).controller)
  }
  return read
}

declare global {
  interface Window {
    /** As JSON: instances of classes do not leave the page. */
    defaults: Promise<string>
  }
}
window.defaults = readDefaults().then((read) => JSON.stringify(read))

import * as dnalogel from '@realsee/dnalogel'
import type { Five, Mode } from '@realsee/five'
import type { Demo } from './stage'

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

/** What everything is set to when a page sets nothing: read from the running packages, as one line of JSON. */
export const defaults: Record<string, Demo> = {
  defaults: {
    plugins: Object.entries(PLUGINS).map(([name, plugin]) => [plugin, name, {}]) as never,
    show: async ({ five, enter, log }) => {
      const read: Record<string, unknown> = { five: { ...(plain(five) as object), ...drawing(five) } }
      for (const name of Object.keys(PLUGINS)) read[name] = plain(five.plugins[name])
      const { baseCurveOffset, config: ofMove } = five.plugins.move as unknown as Record<string, object>
      read.move = { config: { ...ofMove, offset: plain({ ...baseCurveOffset }) } }
      const { config } = five.plugins.area as { config: object }
      read.area = { ...(read.area as object), config: plain(config) }
      const sculpt = five.plugins.sculpt as ReturnType<typeof SculptPluginForFive>
      sculpt.load({ items: [{ type: 'Polygon', points: TRIANGLE }] } as never)
      read.shape = { config: plain(sculpt.items[0]?.config), style: plain(sculpt.data.items[0]?.style) }
      read.brush = plain(new PaintBrush().configs)
      read.selector = plain(new Util.PointSelector(five))
      for (const mode of MODES) {
        await enter(mode)
        read[mode] = plain((five as unknown as { controller: object }).controller)
      }
      log.push(JSON.stringify(read))
    },
    dispose: ({ five }) => five.dispose(),
  },
}

import * as dnalogel from '@realsee/dnalogel'
import type { Mode } from '@realsee/five'
import type { Demo, Stage } from '../stage'
import { shape, type Controls, type Emitter } from './record'

/** A plugin with a page: how it is loaded, and what makes it send what is its own. */
interface Case {
  plugin: unknown
  mode?: Mode
  /** Mode that takes it off the screen. */
  away?: Mode
  load: (plugin: never, stage: Stage) => unknown
  use?: (plugin: never, stage: Stage) => unknown
}
type Play = { playFromStart(): unknown; pause(): unknown; setSpeed?(speed: number): unknown }
type Load = { load(...data: unknown[]): Promise<unknown> }
type Plan = Load & { appendTo(parent: Element): unknown }

const LIVING = [
  [0, 0, 0],
  [5, 0, 0],
  [5, 0, 4],
  [0, 0, 4],
]
const STYLE = { visible: true, width: 0.4, color: '#3399ff', opacity: 1, texture: { url: '/flat/arrow.svg' } }
const LINES = { lines: [{ id: 'main', name: '去主卧', pano_group: [0, 1], panorama_style: STYLE }] }
const PATH = [
  [2.5, 0, 2.75],
  [3.7, 0, 4.1],
  [4.7, 0, 5.2],
]

const play = async (plugin: Play, { pause }: Stage): Promise<void> => {
  plugin.playFromStart()
  await pause(400)
  plugin.pause()
  plugin.setSpeed?.(4)
  plugin.playFromStart()
  await pause(5000)
}
const plan = async (plugin: Plan, { over, floorplan }: Stage): Promise<void> => {
  const box = document.createElement('div')
  box.style.cssText = 'position:absolute;inset:0'
  over.append(box)
  plugin.appendTo(box)
  await plugin.load(await floorplan())
}

const CASES: Record<string, Case> = {
  AreaMakerPlugin: {
    plugin: dnalogel.AreaMakerPlugin,
    mode: 'Floorplan',
    load: (plugin: Plan, { over }) => {
      plugin.appendTo(over)
      const object_data = { floorIndex: 0, height: 1, fixedY: 0, fixedHeight: 0, points: LIVING, color: '#22aa66' }
      return plugin.load({ list: [{ id: 7, name: '客厅', object_data }] })
    },
    use: (plugin: { updateConfig(config: object): unknown }) => plugin.updateConfig({ modelDepthTest: false }),
  },
  CruisePlugin: {
    plugin: dnalogel.CruisePlugin,
    load: (plugin: Load) => plugin.load({ panoIndexList: [0, 1], stay: 50, useGuildLine: false }),
    use: play as never,
  },
  GuideLinePlugin: {
    plugin: dnalogel.GuideLinePlugin,
    load: (plugin: Load) => plugin.load(LINES, { enabled: true, visible: true }),
  },
  ModelMakerPlugin: {
    plugin: dnalogel.ModelMakerPlugin,
    mode: 'Floorplan',
    load: (plugin: Load) =>
      plugin.load({ list: [{ id: 2, type: 'prism', name: '', object_data: { points: LIVING, height: 2 } }] }),
  },
  MovePlugin: {
    plugin: dnalogel.MovePlugin,
    load: (plugin: Load) => plugin.load({ path: PATH }),
    use: play as never,
  },
  PanoCompassPlugin: {
    plugin: dnalogel.PanoCompassPlugin,
    load: (plugin: Load) => plugin.load({ north_rad: 4.71 }),
  },
  PanoMeasurePlugin: {
    plugin: dnalogel.PanoMeasurePlugin,
    load: async (plugin: Load & { enable(config: object): void; changeMode(mode: string): void }, { data }) => {
      await plugin.load(await data('measures.json'))
      plugin.enable({ mode: 'Watch' })
      plugin.changeMode('Edit')
    },
  },
  PanoTagPlugin: {
    plugin: dnalogel.PanoTagPlugin,
    load: async (plugin: Load, { data }) => plugin.load(await data('tags.json')),
  },
  'floorplan/PanoFloorplanRadarPlugin': { plugin: dnalogel.PanoFloorplanRadarPlugin, load: plan as never },
  'floorplan/ModelFloorplanPlugin': {
    plugin: dnalogel.ModelFloorplanPlugin,
    mode: 'Floorplan',
    away: 'Panorama',
    load: plan as never,
  },
  'floorplan/TopviewFloorplanPlugin': {
    plugin: dnalogel.TopviewFloorplanPlugin,
    mode: 'Topview',
    away: 'Panorama',
    load: plan as never,
  },
  'floorplan/MapViewFloorplanPlugin': {
    plugin: dnalogel.MapviewFloorplanPlugin,
    mode: 'Mapview',
    away: 'Panorama',
    load: plan as never,
  },
}

/** Notes how the data of each event look, once for each look: `show({ userAction })`. */
function note({ log }: Stage, name: string, hooks: object): void {
  const target = hooks as Emitter
  const emit = target.emit.bind(hooks)
  target.emit = (event, ...data) => {
    const line = `${name}: ${event}(${data.map(shape).join(', ')})`
    if (!log.includes(line)) log.push(line)
    return emit(event, ...data)
  }
}

/** Goes through what plugins have in common. */
async function live(plugin: Controls, { pause }: Stage): Promise<void> {
  for (const name of ['hide', 'show', 'disable', 'enable'] as const) {
    await plugin[name]?.()
    await pause(200)
  }
}

/** What each plugin with a page sends, from loading to its disposal: one after the other, in one viewer. */
export const payloads: Record<string, Demo> = {
  payloads: {
    plugins: Object.entries(CASES).map(([name, { plugin }]) => [plugin, name, {}]) as never,
    show: async (stage) => {
      for (const [name, { mode = 'Panorama', away, load, use }] of Object.entries(CASES)) {
        const plugin = stage.five.plugins[name] as never as Controls & { hooks: object; dispose(): void }
        note(stage, name, plugin.hooks)
        await stage.enter(mode)
        await load(plugin as never, stage)
        await stage.pause(700)
        await use?.(plugin as never, stage)
        await live(plugin, stage)
        if (away) await stage.enter(away)
        plugin.dispose()
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
}

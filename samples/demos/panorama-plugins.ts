import {
  CruisePlugin,
  GuideLinePlugin,
  PanoCompassPlugin,
  PanoMeasurePlugin,
  PanoRulerPlugin,
  PanoRulerProPlugin,
  PanoTagPlugin,
  type PanoRulerProPluginParameterType,
  type RoomInfo,
  type RoomRules,
  type Tags,
} from '@realsee/dnalogel'
import type { Demo, Stage } from './stage'

const own = <T>(five: Stage['five']): T => five.plugins.demo as T
const SOFA = { longitude: 0.95, latitude: 0.12, fov: 84 }

type Compass = ReturnType<typeof PanoCompassPlugin>
type Tag = ReturnType<typeof PanoTagPlugin>
type Ruler = ReturnType<typeof PanoRulerPlugin>
type RulerPro = ReturnType<typeof PanoRulerProPlugin>
type Measure = ReturnType<typeof PanoMeasurePlugin>
type Cruise = ReturnType<typeof CruisePlugin>
type Guide = ReturnType<typeof GuideLinePlugin>
type RulerProData = Parameters<RulerPro['load']>[0]

/** Plugins that show something in a panorama. */
export const panoramaPlugins: Record<string, Demo> = {
  PanoCompassPlugin: {
    plugins: [[PanoCompassPlugin, 'demo', { compassImageUrl: new URL('/flat/compass.svg', location.href).href }]],
    view: { longitude: 0.75, latitude: 0.85, fov: 84 },
    show: async ({ five, floorplan, pause }) => {
      const plan = (await floorplan()) as unknown as { data: { computed_data: { entrance: { north_rad: number } } } }
      await own<Compass>(five).load({ north_rad: plan.data.computed_data.entrance.north_rad })
      await pause(900)
    },
    // `dispose` alone does not draw again: the disc would stay on the picture until the next frame.
    dispose: async ({ five }) => {
      await own<Compass>(five).hide()
      own<Compass>(five).dispose()
    },
  },
  PanoTagPlugin: {
    plugins: [[PanoTagPlugin, 'demo', {}]],
    view: { longitude: 1.05, latitude: 0.12, fov: 84 },
    show: async ({ five, data, pause, log }) => {
      const tags = own<Tag>(five)
      await tags.load(await data<Tags>('tags.json'))
      log.push(`tags: ${tags.tags.length}`)
      await pause(700)
    },
    pose: async ({ five, look, pause }) => {
      await look({ longitude: 0.97, latitude: 0.06, fov: 58 })
      own<Tag>(five).changeUnfoldedById('prints', true)
      own<Tag>(five).changeUnfoldedById('sofa', true)
      await pause(1500)
    },
    dispose: ({ five }) => own<Tag>(five).dispose(),
  },
  PanoRulerPlugin: {
    plugins: [[PanoRulerPlugin, 'demo', {}]],
    view: { longitude: 0.6, latitude: 0.12, fov: 92 },
    show: async ({ five, data, pause }) => {
      const { roomInfo, roomRules } = await data<{ roomInfo: RoomInfo; roomRules: RoomRules }>('ruler.json')
      const ruler = own<Ruler>(five)
      await ruler.load(roomInfo, roomRules)
      ruler.enable()
      await pause(900)
    },
    dispose: ({ five }) => void own<Ruler>(five).disable(),
  },
  PanoRulerProPlugin: {
    plugins: [[PanoRulerProPlugin, 'demo', {} as PanoRulerProPluginParameterType]],
    view: { longitude: 0.6, latitude: 0.12, fov: 92 },
    show: async ({ five, data, pause }) => {
      const ruler = own<RulerPro>(five)
      ruler.load(await data<RulerProData>('ruler-pro.json'))
      ruler.enable()
      await pause(900)
    },
    dispose: ({ five }) => void own<RulerPro>(five).disable(),
  },
  PanoMeasurePlugin: {
    plugins: [[PanoMeasurePlugin, 'demo', {}]],
    view: { longitude: 0.02, latitude: 0.05, fov: 84 },
    show: async ({ five, data, pause }) => {
      const measure = own<Measure>(five)
      measure.load(await data<Parameters<Measure['load']>[0]>('measures.json'))
      measure.enable({ mode: 'View' })
      await pause(900)
    },
    dispose: ({ five }) => own<Measure>(five).dispose(),
  },
  CruisePlugin: {
    plugins: [[CruisePlugin, 'demo', {}]],
    view: { ...SOFA, longitude: 3.85 },
    // Half way: the arrows on the floor lead on.
    pose: async ({ five, enter, look, pause }) => {
      await enter('Panorama')
      await five.moveToPano(0)
      await look({ longitude: 3.85, latitude: 0.28, fov: 84 })
      await own<Cruise>(five).show()
      await pause(1500)
    },
    show: async ({ five, log, pause }) => {
      const cruise = own<Cruise>(five)
      for (const event of ['play', 'pause', 'end'] as const) cruise.hooks.on(event, () => void log.push(event))
      cruise.hooks.on('playIndexChange', (index) => void log.push(`index ${JSON.stringify(index)}`))
      await cruise.load({
        panoIndexList: [0, 1, 2],
        stay: 100,
        guildPluginOptions: { arrowTextureUrl: '/flat/arrow.svg' },
      } as never)
      const ended = new Promise<void>((done) => void cruise.hooks.once('end', () => done()))
      cruise.playFromStart()
      await Promise.race([ended, pause(15000)])
      log.push(`arrived ${five.state.panoIndex}`)
    },
    dispose: ({ five }) => own<Cruise>(five).dispose(),
  },
  GuideLinePlugin: {
    plugins: [[GuideLinePlugin, 'demo', {}]],
    view: { longitude: 3.85, latitude: 0.3, fov: 84 },
    show: async ({ five, pause }) => {
      const style = { visible: true, width: 0.4, color: '#3399ff', opacity: 1, texture: { url: '/flat/arrow.svg' } }
      await own<Guide>(five).load(
        { lines: [{ id: 'main', name: '去主卧', pano_group: [0, 1, 2], panorama_style: style }] },
        { enabled: true, visible: true },
      )
      await pause(1500)
    },
    dispose: ({ five }) => own<Guide>(five).dispose(),
  },
}

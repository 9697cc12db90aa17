import {
  FloorplanGuidePlugin,
  MapviewFloorplanPlugin,
  ModelFloorplanPlugin,
  PanoFloorplanRadarPlugin,
  TopviewFloorplanPlugin,
} from '@realsee/dnalogel'
import type { Demo, Stage } from './stage'

const own = <T>(five: Stage['five']): T => five.plugins.demo as T

type Radar = ReturnType<typeof PanoFloorplanRadarPlugin>
type ModelPlan = ReturnType<typeof ModelFloorplanPlugin>
type TopviewPlan = ReturnType<typeof TopviewFloorplanPlugin>
type MapviewPlan = ReturnType<typeof MapviewFloorplanPlugin>
type Guide = ReturnType<typeof FloorplanGuidePlugin>

/** A box of its own in a corner of the stage. */
function corner(over: HTMLElement, width: number, height: number): HTMLElement {
  const box = document.createElement('div')
  box.className = 'corner'
  box.style.width = `${width}px`
  box.style.height = `${height}px`
  over.append(box)
  return box
}

const shown = (plan: ModelPlan | MapviewPlan): Promise<void> =>
  new Promise((done) => void plan.hooks.once('showAnimationEnded', () => done()))

/** Plugins that draw the floor plan. */
export const floorplanPlugins: Record<string, Demo> = {
  PanoFloorplanRadarPlugin: {
    plugins: [[PanoFloorplanRadarPlugin, 'demo', {}]],
    view: { longitude: 0.95, latitude: 0.1, fov: 84 },
    show: async ({ five, over, floorplan, pause }) => {
      const radar = own<Radar>(five)
      radar.appendTo(corner(over, 260, 210))
      await radar.load(await floorplan())
      await pause(900)
    },
    dispose: ({ five }) => own<Radar>(five).dispose(),
  },
  FloorplanGuidePlugin: {
    plugins: [[FloorplanGuidePlugin, 'demo', {}]],
    view: { longitude: 0.95, latitude: 0.1, fov: 84 },
    show: async ({ five, over, floorplan, pause }) => {
      const guide = own<Guide>(five)
      guide.appendTo(corner(over, 340, 280))
      await guide.load(await floorplan())
      await pause(900)
    },
    dispose: ({ five }) => own<Guide>(five).dispose(),
  },
  ModelFloorplanPlugin: {
    plugins: [[ModelFloorplanPlugin, 'demo', {}]],
    mode: 'Floorplan',
    show: async ({ five, over, floorplan, pause }) => {
      const plan = own<ModelPlan>(five)
      plan.appendTo(over)
      await plan.load(await floorplan())
      const done = shown(plan)
      await plan.show({ modelOpacity: 0.3 })
      await Promise.race([done, pause(6000)])
      await pause(500)
    },
    dispose: ({ five }) => own<ModelPlan>(five).dispose(),
  },
  TopviewFloorplanPlugin: {
    plugins: [[TopviewFloorplanPlugin, 'demo', {}]],
    show: async ({ five, over, floorplan, enter, pause }) => {
      const plan = own<TopviewPlan>(five)
      plan.appendTo(over)
      await plan.load(await floorplan())
      await enter('Topview')
      await pause(1500)
    },
    dispose: ({ five }) => own<TopviewPlan>(five).dispose(),
  },
  MapviewFloorplanPlugin: {
    plugins: [[MapviewFloorplanPlugin, 'demo', {}]],
    mode: 'Mapview',
    show: async ({ five, over, floorplan, pause }) => {
      const plan = own<MapviewPlan>(five)
      plan.appendTo(over)
      await plan.load(await floorplan())
      const done = shown(plan)
      await plan.show({ modelOpacity: 0.3 })
      await Promise.race([done, pause(6000)])
      await pause(500)
    },
    dispose: ({ five }) => own<MapviewPlan>(five).dispose(),
  },
}

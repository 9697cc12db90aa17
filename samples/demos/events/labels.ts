import { ItemLabelPlugin, ModelItemLabelPlugin, PanoDoorLabelPlugin } from '@realsee/dnalogel'
import type { Demo, Stage } from '../stage'
import { lifeOf, live, type Life } from './record'

const own = <T>(five: Stage['five']): T => five.plugins.demo as T
let life: Life

const SOFA = {
  id: 'sofa',
  code: 'sofa',
  name: '布艺沙发',
  panoIndex: 0,
  position: [0.98, 0.72, 2] as [number, number, number],
}

type Items = ReturnType<typeof ItemLabelPlugin>
type ModelItems = ReturnType<typeof ModelItemLabelPlugin>
type Doors = ReturnType<typeof PanoDoorLabelPlugin>
type Plan = Parameters<Doors['loadData']>[0]

const DOORWAY = { longitude: 3.8, latitude: 0.2, fov: 84 }
/** The flat's plan with the opening to the hall as a door: the plugin finds the room by the door's name. */
const withDoor = (plan: { computed_data: object }): Plan => {
  const doors = [{ id: 'hall', name: '玄关', position: { x: 3.7, y: 0, z: 4.1 }, rad: Math.PI / 2 }]
  return { ...plan, computed_data: { ...plan.computed_data, doors } } as unknown as Plan
}

/** Events of the plugins that write labels. */
export const labelEvents: Record<string, Demo> = {
  'events of ItemLabelPlugin': {
    plugins: [[ItemLabelPlugin, 'demo', {}]],
    view: { longitude: 1.05, latitude: 0.12, fov: 84 },
    show: async (stage) => {
      const labels = own<Items>(stage.five)
      life = lifeOf(stage, labels.hooks)
      labels.appendTo(stage.over)
      await life.step('load', () => labels.load({ item_labels: [SOFA] }))
      await live(stage, life, labels)
      await stage.pause(600)
    },
    dispose: ({ five }) => {
      life.note('hand')
      own<Items>(five).dispose()
      life.note('dispose')
    },
  },
  'events of ModelItemLabelPlugin': {
    plugins: [[ModelItemLabelPlugin, 'demo', {}]],
    show: async (stage) => {
      const labels = own<ModelItems>(stage.five)
      life = lifeOf(stage, labels.hooks)
      labels.appendTo(stage.over)
      const sofa = { ...SOFA, library: '1', size: SOFA.position, center: SOFA.position, type: ['sofa'] }
      await life.step('load', () => labels.load({ model_item_labels: [sofa] }))
      await stage.enter('Floorplan')
      await live(stage, life, labels, 'Panorama')
      await stage.pause(600)
    },
    dispose: ({ five }) => {
      life.note('hand')
      own<ModelItems>(five).dispose()
      life.note('dispose')
    },
  },
  'events of PanoDoorLabelPlugin': {
    plugins: [[PanoDoorLabelPlugin, 'demo', {} as Plan]],
    view: DOORWAY,
    show: async (stage) => {
      const doors = own<Doors>(stage.five)
      life = lifeOf(stage, doors.hooks)
      doors.appendTo(stage.over)
      const { data } = (await stage.floorplan()) as unknown as { data: { computed_data: object } }
      await life.step('load', () => doors.loadData(withDoor(data)))
      await live(stage, life, doors)
      await stage.look(DOORWAY)
    },
    dispose: ({ five }) => {
      life.note('hand')
      own<Doors>(five).dispose()
      life.note('dispose')
    },
  },
}

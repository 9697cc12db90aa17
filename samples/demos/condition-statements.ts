import {
  AreaMakerPlugin,
  CruisePlugin,
  GuideLinePlugin,
  ModelFloorplanPlugin,
  ModelMakerPlugin,
  MovePlugin,
  PanoCompassPlugin,
  PanoRulerProPlugin,
  PanoTagPlugin,
  TopviewFloorplanPlugin,
} from '@realsee/dnalogel'
import { Shape, Vector2 } from 'three'
import { aboutFlights, aboutPlans, aboutRoutes, heard } from './condition-motions'
import type { Demo, Stage } from './stage'

type Area = ReturnType<typeof AreaMakerPlugin>
type Compass = ReturnType<typeof PanoCompassPlugin>
type Guide = ReturnType<typeof GuideLinePlugin>
type Maker = ReturnType<typeof ModelMakerPlugin>
type RulerPro = ReturnType<typeof PanoRulerProPlugin>
type Tags = ReturnType<typeof PanoTagPlugin>

const PRO = {
  version: 1,
  data: [{ panoIndex: 0, roomName: 'x', lines: [{ start: [0, 0, 0], end: [5, 0, 0], state: true }] }],
}

/** Data given at registration, and given again while shown. */
async function aboutRulers({ five, log, pause }: Stage): Promise<void> {
  const ruler = five.plugins.ruler as RulerPro
  log.push(`data at registration: ${String(ruler.enable())}`)
  ruler.load(PRO as never)
  ruler.enable()
  await pause(300)
  const shown = (): string => document.querySelector('.PanoRulerPlugin-rule-label-name')?.textContent ?? 'none'
  const first = shown()
  ruler.load({
    ...PRO,
    data: [{ ...PRO.data[0], lines: [{ start: [0, 0, 0], end: [4, 0, 0], state: true }] }],
  } as never)
  await pause(300)
  log.push(`loaded again: ${first} ${shown()}`)
  ruler.disable()
}

/** Events of a compass that is told what it knows already. */
async function aboutCompass({ five, log }: Stage): Promise<void> {
  const compass = five.plugins.compass as Compass
  await compass.load({ north_rad: 1 })
  log.push(`enable() again: ${await heard(compass.hooks, () => compass.enable())}`)
  compass.dispose()
}

/** Areas given as shapes of three.js. */
async function aboutShapes({ five, log, pause, enter, over }: Stage): Promise<void> {
  const area = five.plugins.area as Area
  area.appendTo(over)
  const shape = new Shape(
    [
      [0, 0],
      [5, 0],
      [5, 4],
    ].map(([x, z]) => new Vector2(x, z)),
  ).toJSON()
  const object_data = { shape, bottom_y: 0, height: 1, color: '#22aa66' }
  await area.load({ list: [{ id: 1, name: '弧线', floor_index: 0, object_data }] } as never)
  await enter('Floorplan' as never)
  await pause(1000)
  const { mounted, visible, tagVisible } = area.getMaskItemByID(1)!
  log.push(`area by a shape: ${[mounted, visible, tagVisible, over.textContent?.includes('弧线')].join(' ')}`)
  await area.hide()
  area.dispose()
  await enter('Panorama' as never)
}

/** Marks hidden one by one, then all shown. */
async function aboutMarks({ five, log, pause }: Stage): Promise<void> {
  const maker = five.plugins.maker as Maker
  const points = [
    [0, 0, 0],
    [5, 0, 0],
    [5, 0, 4],
  ]
  await maker.load({ list: [{ id: 1, type: 'prism', name: 'x', object_data: { points, height: 1 } }] } as never)
  await pause(100)
  maker.hideItemsByType('prism')
  maker.show()
  log.push(`show() after hideItemsByType(): ${String(maker.getItemById(1).state.visible)}`)
  maker.hide()
  maker.show()
  log.push(`hide() and show(): ${String(maker.getItemById(1).state.visible)}`)
  maker.dispose()
}

/** What the tags that nobody asked tell when one is opened. */
async function aboutTags({ five, log, pause, data }: Stage): Promise<void> {
  const tags = five.plugins.tags as Tags
  await tags.load((await data('tags.json')) as never)
  await pause(800)
  const other = tags.getTagById('table')!
  const said = await heard(other.hooks, () => tags.getTagById('sofa')!.unfoldAndFoldOthers())
  const again = await heard(other.hooks, () => tags.getTagById('sofa')!.unfoldAndFoldOthers())
  log.push(`another tag opened: ${said}; ${again}`)
  tags.dispose()
}

/** The words of a route's own tag, translated. */
async function aboutWords({ five, log, pause, enter, look }: Stage): Promise<void> {
  const guide = five.plugins.guide as Guide
  const data = { text: '主卧', icon_url: '/flat/arrow.svg' }
  const model_style = { visible: true, start_tag: { position: [6.3, 0, 3], data } }
  const line = { id: 'out', name: '出口', pano_group: [2, 1, 0], panorama_style: {}, model_style }
  await guide.load({ lines: [line] } as never, { enabled: true, visible: true })
  await enter('Floorplan' as never)
  await look({ longitude: 0.35, latitude: 0.95 })
  await pause(1500)
  log.push(`tag of a route: ${/\[全程].*\[米]/s.test(document.body.innerText) ? 'translated' : 'as it was'}`)
  guide.dispose()
  await enter('Panorama' as never)
}

/** Statements of the pages that hold under a condition only. */
export const conditionStatements: Record<string, Demo> = {
  'statements with conditions': {
    plugins: [
      [PanoRulerProPlugin, 'ruler', { data: PRO }],
      [PanoCompassPlugin, 'compass', { compassImageUrl: '/flat/compass.svg' }],
      [AreaMakerPlugin, 'area', {}],
      [ModelMakerPlugin, 'maker', {}],
      [ModelFloorplanPlugin, 'plan', {}],
      [TopviewFloorplanPlugin, 'topview', {}],
      [MovePlugin, 'move', { allowBroke: false }],
      [CruisePlugin, 'cruise', {}],
      [GuideLinePlugin, 'guide', { i18n: (key: string) => `[${key}]` }],
      [PanoTagPlugin, 'tags', {}],
    ],
    show: async (stage) => {
      for (const about of [
        aboutRulers,
        aboutCompass,
        aboutShapes,
        aboutMarks,
        aboutPlans,
        aboutFlights,
        aboutRoutes,
        aboutWords,
        aboutTags,
      ]) {
        await about(stage).catch((error: Error) => stage.log.push(`${about.name}: ${error.message}`))
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
}

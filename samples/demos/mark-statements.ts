import { GuideLinePlugin, ModelMakerPlugin, PanoTagPlugin, SculptPluginForFive } from '@realsee/dnalogel'
import type { Demo, Stage } from './stage'
import { failed } from './tool-statements'

type Guide = ReturnType<typeof GuideLinePlugin>
type Maker = ReturnType<typeof ModelMakerPlugin>
type Sculpt = ReturnType<typeof SculptPluginForFive>
type Tags = ReturnType<typeof PanoTagPlugin>

const SCREEN = [
  [0.1, 1.1, 2.6],
  [0.1, 1.1, 1.4],
  [0.1, 1.9, 1.4],
  [0.1, 1.9, 2.6],
]
const LOWER = SCREEN.map(([x, y, z]) => [x, y! - 0.5, z])
const FLOOR = [1, 3].map((x) => [
  [x, 0, 0],
  [x + 1, 0, 0],
  [x + 1, 0, 2],
  [x, 0, 2],
])

/** Whose opacity `setModelsOpacity()` changes. */
async function aboutOpacity({ five, log, pause }: Stage): Promise<void> {
  const maker = five.plugins.maker as Maker
  const list = FLOOR.map((points, id) => ({ id, type: 'prism', name: 'x', object_data: { points, height: 1 } }))
  await maker.load({ list } as never)
  await pause(300)
  let changed: number[] = []
  for (const { model, rawData } of maker.items)
    (model as unknown as { setStyle: () => void }).setStyle = () => void changed.push(Number(rawData.id))
  for (const options of [{ id: 0 }, { type: [], id: 0 }, { type: 'box' as const }]) {
    changed = []
    maker.setModelsOpacity(0.5, options)
    log.push(`opacity ${Object.keys(options).join()}: ${changed.join(' ') || 'none'}`)
  }
  maker.dispose()
}

/** The arrows of routes that bring none. */
async function aboutArrows({ five, log }: Stage): Promise<void> {
  const guide = five.plugins.guide as Guide
  const arrow = (id: string): string =>
    /[^/.]+(?=\.[^/]*$)/.exec(String(Reflect.get(guide.getGuideLineItemByID(id)!.panoramaItem, 'textureUrl')))?.[0] ??
    ''
  await guide.load({ lines: [{ id: 'loaded', pano_group: [0, 1] }] })
  guide.addGuideLineItem({ id: 'added', pano_group: [0, 1], panorama_style: {} })
  log.push(`arrow: loaded ${arrow('loaded')}, added ${arrow('added')}`)
  guide.dispose()
}

/** What drawing says of undoing. */
async function aboutUndo({ five, log, pause }: Stage): Promise<void> {
  const sculpt = five.plugins.sculpt as Sculpt
  log.push(`canUndo() when idle: ${String(sculpt.canUndo())}`)
  for (const shape of ['Polygon', 'Polyline', 'Rectangle'] as const) {
    void sculpt[`create${shape}`]({}).catch(() => undefined)
    await pause(100)
    let answer: unknown = 'nothing'
    const fault = await failed(() => (answer = sculpt.canUndo()))
    log.push(`canUndo() of ${shape}: ${fault === 'done' ? String(answer) : fault}`)
  }
  sculpt.clear()
}

/** Moving and turning a tag that is a plane. */
async function aboutPlanes({ five, log, pause, look }: Stage): Promise<void> {
  const tags = five.plugins.tags as Tags
  await look({ longitude: 2, latitude: 0 })
  const data = { mediaData: [{ type: 'Image', url: '/flat/arrow.svg' }] }
  await tags.load({
    tagList: [{ id: 'plane', contentType: 'MediaPlane', stickType: 'Plane', position: SCREEN, data }],
  } as never)
  await pause(1500)
  const place = (): string => {
    const plane = tags.getTagById('plane')!.tag3DContentSvelte!.css3DInstance as unknown as Record<
      'position' | 'quaternion',
      { toArray: () => number[] }
    >
    return [...plane.position.toArray(), ...plane.quaternion.toArray()].map((value) => value.toFixed(1)).join(' ')
  }
  const first = place()
  tags.changeTagNormalById('plane', [0, 1, 0])
  await pause(500)
  log.push(`plane turned: ${first !== place()}`)
  log.push(`plane moved: ${await failed(() => tags.changePositionById('plane', LOWER as never))}`)
  tags.changeTagById('plane', { position: LOWER } as never)
  await pause(800)
  log.push(`plane changed: ${first !== place()}`)
  tags.clearTags()
}

/** Statements of the pages about marks, routes, shapes and tags that no other test tries. */
export const markStatements: Record<string, Demo> = {
  'statements about marks': {
    plugins: [
      [SculptPluginForFive, 'sculpt', { config: { magnifier: false } }],
      [ModelMakerPlugin, 'maker', {}],
      [GuideLinePlugin, 'guide', {}],
      [PanoTagPlugin, 'tags', {}],
    ],
    show: async (stage) => {
      for (const about of [aboutOpacity, aboutArrows, aboutUndo, aboutPlanes]) {
        await about(stage).catch((error: Error) => stage.log.push(`${about.name}: ${error.message}`))
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
}

import {
  CruisePlugin,
  GuideLinePlugin,
  ModelFloorplanPlugin,
  PanoMeasurePlugin,
  PanoRulerProPlugin,
  PanoTagPlugin,
  TopviewFloorplanPlugin,
} from '@realsee/dnalogel'
import { shape } from './events/record'
import type { Demo, Stage } from './stage'
import { aboutMeasures, aboutTools, failed } from './tool-statements'

type Tags = ReturnType<typeof PanoTagPlugin>
type Cruise = ReturnType<typeof CruisePlugin>
type Guide = ReturnType<typeof GuideLinePlugin>
type Plan = ReturnType<typeof ModelFloorplanPlugin>

const STYLE = { visible: true, width: 0.4, color: '#3399ff', opacity: 1, texture: { url: '/flat/arrow.svg' } }
const route = (more: object) => ({ id: 'main', name: '去主卧', pano_group: [0, 1], panorama_style: STYLE, ...more })
const text = (id: string, config: object = {}) =>
  ({ id, contentType: 'Text', position: [0.95, 0.9, 2], data: { title: id }, config }) as never

async function aboutTags({ five, log, pause, look }: Stage): Promise<void> {
  const tags = five.plugins.tags as Tags
  await look({ longitude: 1.1, latitude: 0.05, fov: 84 })
  await tags.load({
    tagList: [text('one'), text('two')],
    globalConfig: { visibleConfig: { intersectRaycaster: false } } as never,
  })
  await pause(600)
  const one = tags.getTagById('one')!
  one.disable()
  await pause(300)
  log.push(`tag disabled: ${one.visible} ${one.enabled}`)
  one.enable()
  tags.changePositionById('one', [0.95, 1.5, 2])
  await pause(300)
  log.push(`tag moved: ${one.visible} ${one.position.join(' ')}`)
  log.push(`unknown tag: ${tags.getTagById('nobody') ? 'there' : 'none'}`)
  tags.disable()
  await pause(300)
  log.push(`tags disabled: ${JSON.stringify(tags.state)}`)
  tags.enable()
  tags.clearTags()
  const strategy = { unfoldedConfig: { autoUnfold: { enable: true, strategy: 'FoldWhenMove' } } }
  await tags.load({ tagList: [text('three', strategy)] })
  await pause(600)
  tags.changeUnfoldedById('three', true)
  await pause(300)
  const before = tags.getTagById('three')?.state.unfolded
  five.setState({ longitude: 1.25 })
  await five.ready()
  await pause(400)
  log.push(`FoldWhenMove: ${before} ${tags.getTagById('three')?.state.unfolded}`)
  tags.clearTags()
}

async function aboutWalking({ five, log, pause }: Stage): Promise<void> {
  const cruise = five.plugins.cruise as Cruise
  const data: string[] = []
  cruise.hooks.on('dataChange', (...all: unknown[]) => void data.push(all.map(shape).join(', ')))
  await cruise.load({ panoIndexList: [0, 1, 2], stay: 50, useGuildLine: false } as never)
  await cruise.load({ panoIndexList: [0, 1], stay: 50, useGuildLine: false } as never)
  log.push(`dataChange: ${data.join(' | ')}`)
  await cruise.load({ panoIndexList: [0, 1, 2], stay: 50, useGuildLine: false } as never)
  for (const options of [undefined, { userAction: false }]) {
    await five.moveToPano(0)
    const underway = new Promise<void>((then) => {
      const stop = cruise.hooks.on('playIndexChange', (index) => {
        if (index !== 1) return
        stop()
        then()
      })
    })
    cruise.playFromStart()
    await underway
    cruise.pause(options as never)
    await pause(700)
    const indexes: number[] = []
    const stop = cruise.hooks.on('playIndexChange', (index) => void indexes.push(index as number))
    cruise.play()
    await pause(2500)
    cruise.pause()
    stop()
    log.push(`pause ${JSON.stringify(options ?? {})}: goes on with ${indexes[0]}`)
  }
  const guide = five.plugins.guide as Guide
  await five.moveToPano(0)
  await guide.load({ lines: [route({}), route({ id: 'far', visible_floor_indexes: [1] })] } as never, {
    enabled: true,
    visible: true,
  })
  await pause(900)
  const seen = (id: string): unknown =>
    (guide.getGuideLineItemByID(id) as unknown as { panoramaItem: { visible: unknown } }).panoramaItem.visible
  log.push(`floors of a route, all floors shown: ${String(seen('main'))} ${String(seen('far'))}`)
  five.model.show(0 as never)
  await pause(300)
  log.push(`floors of a route, floor 0 shown: ${String(seen('main'))} ${String(seen('far'))}`)
  await guide.hide()
  log.push(`route hidden: ${guide.state.enabled} ${guide.state.visible}`)
  guide.clear()
  log.push(`routes after clear(): ${guide.itemMap.size}`)
  guide.dispose()
}

async function aboutPlans({ five, log, pause, over, floorplan, enter }: Stage): Promise<void> {
  const unhandled: string[] = []
  window.addEventListener('unhandledrejection', ({ reason }) => {
    unhandled.push(String((reason as Error)?.message ?? reason))
  })
  const plan = five.plugins.plan as Plan
  log.push(`show() before load(): ${await failed(() => plan.show())}`)
  await pause(300)
  log.push(`unhandled before load(): ${unhandled.splice(0).join(', ') || 'none'}`)
  await enter('Floorplan')
  plan.appendTo(over)
  await plan.load(await floorplan())
  const showing = failed(() => plan.show())
  await pause(50)
  await plan.hide()
  log.push(`show() broken off by hide(): ${await Promise.race([showing, pause(4000).then(() => 'never')])}`)
  await pause(1500)
  log.push(`unhandled after hide(): ${unhandled.splice(0).join(', ') || 'none'}`)
  await enter('Panorama')
  await enter('Floorplan')
  five.setState({ latitude: Math.PI / 2 }, true)
  await pause(2500)
  log.push(`after hide(), from above: ${plan.state.visible}`)
  await plan.show()
  await pause(2500)
  log.push(`after show(): ${plan.state.visible}`)
  plan.dispose()
  await enter('Panorama')
}

/** Statements of the pages about the plugins that no other test tries. */
export const pluginStatements: Record<string, Demo> = {
  'statements about plugins': {
    plugins: [
      [PanoTagPlugin, 'tags', {}],
      [CruisePlugin, 'cruise', {}],
      [GuideLinePlugin, 'guide', {}],
      [ModelFloorplanPlugin, 'plan', {}],
      [TopviewFloorplanPlugin, 'top', {}],
      [PanoMeasurePlugin, 'fixed', { defaultText: '量过' }],
      [
        PanoRulerProPlugin,
        'ruler',
        { options: { distanceText: (metres: number) => `[${metres.toFixed(1)}]` } } as never,
      ],
    ],
    show: async (stage) => {
      for (const about of [aboutTags, aboutWalking, aboutPlans, aboutMeasures, aboutTools]) {
        await about(stage).catch((error: Error) => stage.log.push(`${about.name}: ${error.message}`))
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
}

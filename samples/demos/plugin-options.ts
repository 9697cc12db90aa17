import {
  CSS3DRenderPlugin,
  CruisePlugin,
  GuideLinePlugin,
  ITEM_LABEL_PLUGIN_DISPLAY_STRATEGY_TYPE,
  ItemLabelPlugin,
} from '@realsee/dnalogel'
import { share } from './pixels'
import type { Demo, Stage } from './stage'

const own = <T>(five: Stage['five']): T => five.plugins.demo as T
const SIZES = Object.values(ITEM_LABEL_PLUGIN_DISPLAY_STRATEGY_TYPE)
const SOFA = { id: 'sofa', code: 'sofa', name: '布艺沙发', panoIndex: 0, position: [0.98, 0.72, 2] }
/** Behind the wall, 4.5 m away. */
const BEHIND = { ...SOFA, id: 'far', code: 'far', name: '墙后', position: [-2, 1.2, 2] }
const REACHES = [
  ['no limit', {}],
  ['nearer than both', { maxVisibleDistance: 1 }],
  ['farther than both', { maxVisibleDistance: 9 }],
] as const
const SCREEN = [
  [0.1, 1.9, 2.6],
  [0.1, 1.9, 1.4],
  [0.1, 1.1, 1.4],
  [0.1, 1.1, 2.6],
] as [number, number, number][]

/** A blue band with a half red border, by how its ground is cut. */
const band = (background_clip: 'border-box' | 'padding-box') => ({
  ...{ visible: true, width: 0.8, opacity: 1, texture: { url: '/flat/arrow.svg' } },
  ...{ background_color: '#0000ff', background_opacity: 1, background_clip },
  ...{ border_color: '#ff0000', border_opacity: 0.5, border_width: 0.15 },
})

/** What is at the middle of a box, from above, down to the canvas. */
function pile(it: HTMLElement): string {
  const { x, y, width, height } = it.getBoundingClientRect()
  const names = document
    .elementsFromPoint(x + width / 2, y + height / 2)
    .map((each) => (each === it ? 'it' : each.tagName.toLowerCase()))
  return names.filter((name) => name === 'it' || name === 'canvas').join(' ')
}

/** Options of plugins that take one of a few values, each tried once. */
export const pluginOptions: Record<string, Demo> = {
  'options of GuideLinePlugin': {
    plugins: [[GuideLinePlugin, 'demo', {}]],
    view: { longitude: 3.85, latitude: 0.5, fov: 84 },
    show: async (stage) => {
      const guide = own<ReturnType<typeof GuideLinePlugin>>(stage.five)
      for (const clip of ['border-box', 'padding-box'] as const) {
        const lines = [{ id: 'main', name: '去主卧', pano_group: [0, 1], panorama_style: band(clip) }]
        await guide.load({ lines }, { enabled: true, visible: true })
        await stage.pause(900)
        stage.log.push(`background_clip ${clip}: ${share(stage, (r, g, b) => r > 90 && b > 90 && g < 40)}`)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'options of CruisePlugin': {
    plugins: [[CruisePlugin, 'demo', {}]],
    show: async ({ five, log, pause, look }) => {
      const cruise = own<ReturnType<typeof CruisePlugin>>(five)
      const views: string[] = []
      cruise.hooks.on('playIndexChange', () => void views.push(five.getCurrentState().longitude.toFixed(1)))
      for (const moveType of ['justMove', 'moveAndRotate'] as const) {
        await five.moveToPano(0)
        await look({ longitude: 0 })
        await cruise.load({ panoIndexList: [0, 1, 2], stay: 100, moveType, useGuildLine: false } as never)
        const ended = new Promise<void>((done) => void cruise.hooks.once('end', () => done()))
        cruise.playFromStart()
        await Promise.race([ended, pause(15000)])
        log.push(`moveType ${moveType}: ${views.splice(0).join(' ')}`)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'options of CSS3DRenderPlugin': {
    plugins: [[CSS3DRenderPlugin, 'demo', undefined]],
    init: { backgroundAlpha: 0 },
    view: { longitude: 1.2, latitude: 0.05, fov: 84 },
    show: async ({ five, log, pause }) => {
      const dom = own<ReturnType<typeof CSS3DRenderPlugin>>(five)
      const behind = document.createElement('div')
      behind.style.cssText = 'position:absolute;inset:0'
      const canvas = five.getElement()!
      canvas.style.position = 'relative'
      canvas.before(behind)
      for (const mode of ['front', 'behind'] as const)
        for (const pointerEvents of ['none', 'auto'] as const) {
          const made = dom.create3DDomContainer(SCREEN, { mode, pointerEvents, behindFiveContainer: behind } as never)
          await pause(600)
          log.push(`mode ${mode} ${pointerEvents}: ${made ? pile(made.container) : 'nothing'}`)
          made?.dispose()
        }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'options of ItemLabelPlugin': {
    plugins: SIZES.map((displayStrategyType) => [ItemLabelPlugin, displayStrategyType, { displayStrategyType }]),
    view: { longitude: 1.05, latitude: 0.12, fov: 84 },
    show: async ({ five, log, pause, over }) => {
      for (const name of SIZES) {
        const labels = five.plugins[name] as ReturnType<typeof ItemLabelPlugin>
        labels.appendTo(over)
        labels.load({ item_labels: [SOFA as never] })
        await pause(700)
        const bar = over.querySelector('.item-label-item__bar')
        log.push(`displayStrategyType ${name}: ${Math.round(bar?.getBoundingClientRect().height ?? 0)}`)
        labels.dispose()
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'distance of ItemLabelPlugin': {
    plugins: REACHES.map(([name, parameters]) => [ItemLabelPlugin, name, parameters]),
    view: { longitude: 1.05, latitude: 0.12, fov: 84 },
    show: async ({ five, log, pause, over }) => {
      for (const [name] of REACHES) {
        const labels = five.plugins[name] as ReturnType<typeof ItemLabelPlugin>
        labels.appendTo(over)
        labels.load({ item_labels: [SOFA as never, BEHIND as never] })
        await pause(700)
        log.push(`${name}: ${over.innerText.replace(/\s+/g, ' ').trim()}`)
        labels.dispose()
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
}

import {
  CSS3DRenderPlugin,
  CurrentPanoImagePlugin,
  ModelTVVideoPlugin,
  ModelViewPlugin,
  PanoVideoPlugin,
  PipelinePlugin,
} from '@realsee/dnalogel'
import { parseWork } from '@realsee/five'
import type { Demo, Stage } from '../stage'
import { lifeOf, live, type Life } from './record'

const own = <T>(five: Stage['five']): T => five.plugins.demo as T
let life: Life

type Video = ReturnType<typeof PanoVideoPlugin>
type Image = ReturnType<typeof CurrentPanoImagePlugin>
type Dom = ReturnType<typeof CSS3DRenderPlugin>
type Pipes = ReturnType<typeof PipelinePlugin>
type Mini = ReturnType<typeof ModelViewPlugin>

const FLOOR = { longitude: 0.75, latitude: 0.5, fov: 84 }

/** A pipe along the floor before the sofa, from device 1 to device 2. */
const PIPES = {
  LinesDataset: [
    {
      id: 'a',
      type: '0',
      name: '冷水',
      data: [
        [1.3, 0.05, 0.9],
        [3.4, 0.05, 0.9],
      ],
    },
  ],
  ConnectsDataset: [{ waterType: 0, start: 1, end: 2, data: ['a'] }],
  WaterTypeMap: [{ name: '冷水', type: 0 }],
  ModelMap: [
    { library: 1, name: '水表' },
    { library: 2, name: '水槽' },
  ],
}

const SCREEN = [
  [0.1, 1.9, 2.6],
  [0.1, 1.9, 1.4],
  [0.1, 1.1, 1.4],
  [0.1, 1.1, 2.6],
] as [number, number, number][]

const ended =
  (dispose: (stage: Stage) => void): Demo['dispose'] =>
  (stage) => {
    life.note('hand')
    dispose(stage)
    life.note('dispose')
  }

/** Events of the plugins that draw in the picture. */
export const pictureEvents: Record<string, Demo> = {
  'events of PanoVideoPlugin': {
    plugins: [[PanoVideoPlugin, 'demo', undefined]],
    show: async (stage) => {
      const video = own<Video>(stage.five)
      life = lifeOf(stage, video.hooks)
      const clip = { render_id: 'clip', url: stage.file('../tour/film.webm'), origin: [0.4, 0.4, 0.2, 0.2] }
      const list = [{ render_id: 'point', pano_index: 0, video_list: [clip] }]
      await life.step('load', () => video.load({ list }))
      await live(stage, life, video)
      await life.step('look', () => video.lookAtVideoItemByRenderID('clip'))
      await stage.pause(1200)
    },
    dispose: ended(({ five }) => own<Video>(five).dispose()),
  },
  'events of CurrentPanoImagePlugin': {
    plugins: [[CurrentPanoImagePlugin, 'demo', { config: { imageURL: '/flat/compass.svg' } }]],
    view: FLOOR,
    show: async (stage) => {
      const image = own<Image>(stage.five)
      life = lifeOf(stage, image.hooks)
      await live(stage, life, image)
      await life.step('updateConfig', () => image.updateConfig({ width: 2 }))
      await life.step('updateConfig again', () => image.updateConfig({ width: 2 }))
    },
    dispose: ended(({ five }) => own<Image>(five).dispose()),
  },
  'events of CSS3DRenderPlugin': {
    plugins: [[CSS3DRenderPlugin, 'demo', undefined]],
    view: { longitude: 1.2, latitude: 0.05, fov: 84 },
    show: async (stage) => {
      const dom = own<Dom>(stage.five)
      life = lifeOf(stage, dom.hooks)
      await life.step('load', () => {
        const made = dom.create3DDomContainer(SCREEN, { pointerEvents: 'auto' })
        made.container.textContent = '画'
      })
      await live(stage, life, dom as Parameters<typeof live>[2])
    },
    dispose: ended(({ five }) => own<Dom>(five).dispose()),
  },
  'events of PipelinePlugin': {
    plugins: [[PipelinePlugin, 'demo', undefined]],
    view: FLOOR,
    show: async (stage) => {
      const pipes = own<Pipes>(stage.five)
      life = lifeOf(stage, pipes.hooks)
      const url = stage.file('arrow.svg')
      await life.step('load', () =>
        pipes.load(PIPES, undefined, true, { getPipeUrl: () => url, getPipeRadius: () => 0.1 }),
      )
      await live(stage, life, pipes)
      await life.step('flow', () => pipes.flow())
      await life.step('stopFlow', () => pipes.stopFlow())
      await life.step('setSpeed', () => pipes.setSpeed({ speed: { flowSpeed: 1 } }))
      await life.step('switchPipelines', () =>
        pipes.switchPipelines({ target: [{ startLibraryID: 1, endLibraryID: 2 }] }),
      )
      await stage.look(FLOOR)
    },
    dispose: ended(({ five }) => own<Pipes>(five).dispose()),
  },
  'events of ModelViewPlugin': {
    plugins: [[ModelViewPlugin, 'demo', {}]],
    show: async (stage) => {
      const mini = own<Mini>(stage.five)
      life = lifeOf(stage, mini.hooks)
      await life.step('load', () => mini.appendTo(stage.over, { width: 200, height: 160 }))
      await live(stage, life, mini)
      const { five, file, data } = stage
      const again = parseWork(await data('work.json'), { baseURL: file('') })
      await life.step('another work', () => Promise.race([five.load(again), stage.pause(1500)]))
    },
    dispose: ended(({ five }) => five.dispose()),
  },
  'events of ModelTVVideoPlugin': {
    plugins: [[ModelTVVideoPlugin, 'demo', {}]],
    show: ({ five, log }) => void log.push(`hooks ${'hooks' in (five.plugins.demo as object)}`),
    dispose: () => undefined,
  },
}

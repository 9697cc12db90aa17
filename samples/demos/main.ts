import { byHand } from './by-hand'
import { conditionStatements } from './condition-statements'
import { fiveStatements } from './five-statements'
import { fiveOptions } from './five-options'
import { handEvents } from './events/by-hand'
import { labelEvents } from './events/labels'
import { payloads } from './events/payloads'
import { pictureEvents } from './events/pictures'
import { floorOptions } from './floor-options'
import { floorplanPlugins } from './floorplan-plugins'
import { modelPlugins } from './model-plugins'
import { modes } from './modes'
import { panoramaPlugins } from './panorama-plugins'
import { defaults } from './defaults'
import { drawingOptions } from './drawing-options'
import { helperOptions } from './helper-options'
import { markStatements } from './mark-statements'
import { measureOptions } from './measure-options'
import { pickOptions } from './pick-options'
import { pluginStatements } from './plugin-statements'
import { pluginOptions } from './plugin-options'
import { tagCards } from './tag-cards'
import { tagMedia } from './tag-media'
import { tagOptions } from './tag-options'
import { openStage, type Demo, type Stage } from './stage'

const demos: Record<string, Demo> = {
  ...modes,
  ...panoramaPlugins,
  ...modelPlugins,
  ...floorplanPlugins,
  ...byHand,
  ...tagOptions,
  ...defaults,
  ...fiveOptions,
  ...pluginOptions,
  ...drawingOptions,
  ...tagCards,
  ...tagMedia,
  ...measureOptions,
  ...pickOptions,
  ...helperOptions,
  ...floorOptions,
  ...fiveStatements,
  ...pluginStatements,
  ...markStatements,
  ...conditionStatements,
  ...labelEvents,
  ...payloads,
  ...pictureEvents,
  ...handEvents,
}

/** What a test can do with the page: one step after the other. */
export interface DemoPage {
  names: string[]
  open: () => Promise<void>
  show: () => Promise<void>
  pose: () => Promise<void>
  dispose: () => Promise<void>
  log: string[]
}

let stage: Stage | undefined
const log: string[] = []
const demo = demos[new URLSearchParams(location.search).get('demo') ?? '']
const opened = (): Stage => {
  if (!stage) throw new Error('open() first')
  return stage
}

const page: DemoPage = {
  names: Object.keys(demos),
  log,
  open: async () => {
    if (!demo) throw new Error(`no demo of this name; there are ${Object.keys(demos).join(', ')}`)
    stage = await openStage(demo)
    log.push(...stage.log)
    stage.log = log
    await stage.five.ready()
  },
  show: async () => void (await demo?.show(opened())),
  pose: async () => void (await demo?.pose?.(opened())),
  dispose: async () => void (await demo?.dispose(opened())),
}
Object.assign(window, { demoPage: page })

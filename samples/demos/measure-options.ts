import {
  PanoMeasurePlugin,
  PanoRulerPlugin,
  PanoRulerProPlugin,
  type RoomInfo,
  type RoomRules,
} from '@realsee/dnalogel'
import type { Demo, Stage } from './stage'

type Measure = ReturnType<typeof PanoMeasurePlugin>
type Ruler = ReturnType<typeof PanoRulerPlugin>
type RulerPro = ReturnType<typeof PanoRulerProPlugin>
type Asked = Record<string, unknown>

/** What a page can ask for, by a name for the log. */
const ASKED: Record<string, Asked> = {
  plain: {},
  phone: { openParams: { isMobile: true } },
  bare: { useUIController: false, useGuideController: false },
  both: { editParams: { allowMeasureType: ['line', 'area'] } },
  fixed: { editParams: { pointSelectorMode: 'fixed' } },
  'mobile buttons': { useUIController: { mode: 'mobile' } },
}
const MODES = ['View', 'Watch', 'Edit', 'Mixed'] as const

const line = (id: string, to: number[]) => ({
  id,
  lines: [
    {
      id: `${id}-line`,
      points: [
        { id: `${id}-from`, position: [1.3, 0.85, 0] },
        { id: `${id}-to`, position: to },
      ],
    },
  ],
})
/** One line for every point, 2.60 m, and one for point 1 only, 1.45 m. */
const LINES = {
  polylines: [
    line('everywhere', [3.9, 0.85, 0]),
    { ...line('elsewhere', [1.3, 2.3, 0]), visiblePanoIndexes: [1], visibleFiveMode: ['Panorama'] },
  ],
}

/** What can be read now, in one line. */
const readable = (): string => document.body.innerText.replace(/\s+/g, ' ').trim()

/** Ways of measuring, each tried once: what a user sees, and what the plugin says of itself. */
export const measureOptions: Record<string, Demo> = {
  'options of PanoMeasurePlugin': {
    plugins: Object.entries(ASKED).map(([name, parameters]) => [PanoMeasurePlugin, name, parameters]) as never,
    view: { longitude: 0.02, latitude: 0.05, fov: 84 },
    show: async ({ five, log, pause }: Stage) => {
      const measures = five.plugins as unknown as Record<string, Measure>
      const tell = async (name: string, measure: Measure): Promise<void> => {
        await pause(500)
        log.push(`${name}: ${measure.getCurrentMode()} ${readable()}`)
        measure.disable()
      }
      for (const mode of MODES) {
        const measure = measures.plain!
        measure.load(LINES as never)
        measure.enable({ mode })
        log.push(`highlight in ${mode}: ${measure.highlightLine('everywhere-line')}`)
        log.push(`dots in ${mode}: ${five.helperVisible}`)
        await tell(`mode ${mode}`, measure)
      }
      for (const [name, measure] of Object.entries(measures)) {
        measure.load(LINES as never)
        measure.enable()
        await tell(`start of ${name}`, measure)
        measure.enable()
        measure.edit()
        await tell(`edit of ${name}`, measure)
      }
      const { both } = measures
      both!.enable({ mode: 'Edit' })
      for (const type of ['line', 'area'] as const) {
        both!.changeMeasureType(type)
        await pause(300)
        log.push(`type ${type}: ${both!.currentMeasureType} ${readable()}`)
      }
      both!.disable()
    },
    dispose: ({ five }) => five.dispose(),
  },
  'class names of rulers': {
    plugins: [
      [PanoRulerPlugin, 'ruler', { options: { className: 'mine' } as never }],
      [PanoRulerProPlugin, 'pro', { options: { className: 'mine' } as never } as never],
    ],
    view: { longitude: 0.6, latitude: 0.12, fov: 92 },
    show: async ({ five, log, pause, data }: Stage) => {
      const { ruler, pro } = five.plugins as unknown as { ruler: Ruler; pro: RulerPro }
      const { roomInfo, roomRules } = await data<{ roomInfo: RoomInfo; roomRules: RoomRules }>('ruler.json')
      const failed = await ruler.load(roomInfo, roomRules).then(
        () => 'loaded',
        (error: Error) => error.message,
      )
      log.push(`PanoRulerPlugin: ${failed}`)
      pro.load(await data<Parameters<RulerPro['load']>[0]>('ruler-pro.json'))
      pro.enable()
      await pause(600)
      log.push(`PanoRulerProPlugin: ${document.querySelector('.mine') ? readable() : 'no element'}`)
    },
    dispose: ({ five }) => five.dispose(),
  },
}

import { Five, parseWork, type FiveInitArgs, type Mode, type State } from '@realsee/five'
import type { FloorplanServerData } from '@realsee/dnalogel'

/** Folder of the sample flat, beside the page. The base of a work must be a full address. */
const FLAT = new URL('/flat/', location.href).href

/** A loaded viewer and what a demo needs around it. */
export interface Stage {
  five: Five
  /** Box of the canvas's size above it, for plugins that bring DOM of their own. */
  over: HTMLElement
  /** Full address of a file of the flat. */
  file: (name: string) => string
  /** Reads one of the flat's data files; addresses of the published site become this page's. */
  data: <T>(name: string) => Promise<T>
  /** Floor plan data in the envelope the floorplan plugins take. */
  floorplan: () => Promise<FloorplanServerData>
  /** Changes state at once and waits until the picture has caught up. */
  look: (state: Partial<State>) => Promise<void>
  /** Waits for a time, and for frames enough to animate. */
  pause: (ms: number) => Promise<void>
  /** Changes the mode and waits until the animation is over. */
  enter: (mode: Mode) => Promise<void>
  /** What happened, for tests: events of plugins, errors. */
  log: string[]
}

/** One thing to see: what is registered, and how it is put on the screen and taken away again. */
export interface Demo {
  plugins?: FiveInitArgs['plugins']
  init?: FiveInitArgs
  /** View before the plugin shows anything. */
  view?: Partial<State>
  mode?: Mode
  /** Shows it and resolves when it can be seen. May return facts a test wants to know. */
  show: (stage: Stage) => unknown
  /** Called between `show` and the picture, to make it look good; not for tests. */
  pose?: (stage: Stage) => unknown
  /** Removes it; the instance lives on. */
  dispose: (stage: Stage) => unknown
}

/** Frames a second that animations are sure to get before a picture is taken; software WebGL may draw fewer. */
const FRAME_RATE = 20

/** Waits that long, and for as many frames as belong to it: plugins animate by the frame. */
async function pause(ms: number): Promise<void> {
  await new Promise((done) => setTimeout(done, ms))
  const frames = Math.ceil((ms / 1000) * FRAME_RATE)
  for (let frame = 0; frame < frames; frame++) await new Promise((done) => requestAnimationFrame(done))
}

/** Reads a file of the flat with the published address replaced by this server's. */
async function read<T>(name: string): Promise<T> {
  const reply = await fetch(FLAT + name)
  if (!reply.ok) throw new Error(`${name}: HTTP ${reply.status}`)
  const text = await reply.text()
  return JSON.parse(text.replaceAll('https://open-platform.realsee.com/developer/samples/flat/', FLAT)) as T
}

/** Creates a viewer in the page's box, loads the flat and waits for its model. */
export async function openStage(demo: Demo): Promise<Stage> {
  const box = document.querySelector<HTMLElement>('#app')
  const over = document.querySelector<HTMLElement>('#over')
  if (!box || !over) throw new Error('no #app or #over')
  const five = new Five({ imageOptions: { size: 1024 }, plugins: demo.plugins ?? [], ...demo.init })
  const log: string[] = []
  five.on('error', (error) => void log.push(`error: ${error.message}`))
  five.appendTo(box)
  await five.load(parseWork(await read('work.json'), { baseURL: FLAT }))
  await five.model.loadedReady

  const synced = (): Promise<void> => new Promise((done) => void five.once('state.synced', () => done()))
  const stage: Stage = {
    five,
    over,
    log,
    pause,
    file: (name) => FLAT + name,
    data: read,
    floorplan: async () => ({ version: 1, data: await read('floorplan.json') }) as unknown as FloorplanServerData,
    look: async (state) => {
      five.setState(state, true, false)
      await pause(250)
      await five.ready()
    },
    enter: async (mode) => {
      if (five.state.mode === mode) return
      const done = synced()
      await five.changeMode(mode, {}, { duration: 200 })
      await Promise.race([done, pause(5000)])
    },
  }
  if (demo.mode) await stage.enter(demo.mode)
  if (demo.view) await stage.look(demo.view)
  return stage
}

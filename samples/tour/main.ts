import 'regenerator-runtime/runtime'
import '@realsee/vreo/stylesheets/default.css'
import { Five, parseWork } from '@realsee/five'
import { Player } from '@realsee/vreo'
import type { VreoKeyframeEnum } from '@realsee/vreo/lib/typings/VreoUnit'
import { scripts } from './script'

/** What a test can do with the page of the tour. */
export interface TourPage {
  five: Five
  player: Player
  /** Keyframes and player events in the order they came. */
  log: string[]
  play: (script: keyof typeof scripts) => Promise<boolean>
}

const FLAT = new URL('/flat/', location.href).href
const stage = document.querySelector<HTMLElement>('#app')
if (!stage) throw new Error('no #app')

/** five 5 reads the panoramas of the flat, but not its model. */
async function load(five: Five): Promise<void> {
  const work = (await (await fetch(`${FLAT}work.json`)).json()) as Record<string, unknown>
  delete work.model
  await five.load(parseWork({ ...work, base_url: FLAT } as never))
}

const five = new Five({ imageOptions: { size: 512 } })
five.appendTo(stage)
const EVENTS = 'CameraMovement Prompter PanoTag PanoTextLabel PanoEffect InfoPanel Custom Exit playing paused'.split(
  ' ',
)
const log: string[] = []
void load(five).then(() => {
  const player = new Player(five)
  for (const name of EVENTS) player.on(name as VreoKeyframeEnum, () => void log.push(name))
  const page: TourPage = {
    five,
    player,
    log,
    play: (name) => player.load(scripts[name](new URL('/tour/silence.mp3', location.href).href)),
  }
  Object.assign(window, { tourPage: page })
})

import 'regenerator-runtime/runtime'
import '@realsee/vreo/stylesheets/default.css'
import { Five, parseWork } from '@realsee/five'
import { Player } from '@realsee/vreo'
import type { VreoKeyframeEnum, VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'
import type { Mesh, MeshBasicMaterial } from 'three'
import { insistent, settle, unit, type Frame } from './frames'
import { scripts } from './script'
import { bindScenes } from './swap-scene'

/** What a test can do with the page of the tour. */
export interface TourPage {
  five: Five
  player: Player
  /** Plays what ModelVideo shows; in the tour as an app of one's own would hand it over. */
  screenVideo: HTMLVideoElement
  /** Keyframes and player events in the order they came, five's taps, and when the screen gets its sound. */
  log: string[]
  play: (script: keyof typeof scripts) => Promise<boolean>
  /** Plays keyframes that a test makes up, with a player of these settings in place of the one before. */
  try: (frames: Frame[], configs?: ConstructorParameters<typeof Player>[1]) => Promise<boolean>
  /** What the screens in the scene show: names of elements, `IMG` for the poster. */
  screens: () => string[]
}

const FLAT = new URL('/flat/', location.href).href
const stage = document.querySelector<HTMLElement>('#app')
if (!stage) throw new Error('no #app')

/** five 5 reads the panoramas of the flat, but not its model; `?model` takes a box in its place. */
async function load(five: Five): Promise<void> {
  const { model: _glb, ...work } = (await (await fetch(`${FLAT}work.json`)).json()) as Record<string, unknown>
  const model = location.search === '?model' && { model: { file_url: new URL('/tour/room.pbm', location.href).href } }
  await five.load(parseWork({ ...work, ...model, base_url: FLAT } as never))
}

function screens({ scene }: Five): string[] {
  const found: string[] = []
  scene.traverse(({ name, ...object }) => {
    const { material } = object as Mesh<never, MeshBasicMaterial>
    if (name.startsWith('video-')) found.push((material.map?.image as Element | undefined)?.tagName ?? '')
  })
  return found
}

const five = new Five({ imageOptions: { size: 512 } })
five.appendTo(stage)
const KINDS =
  'CameraMovement Prompter PanoTag PanoTextLabel PanoEffect InfoPanel VideoEffect ModelVideo UpdateVRPanorama Custom Exit'
const log: string[] = []
five.on('wantsTapGesture', () => void log.push('tap'))

/** Notes what a player sends, and keeps copies of a keyframe from starting it again. */
function listen(player: Player, script: VreoUnit): void {
  for (const kind of KINDS.split(' '))
    player.on(kind as VreoKeyframeEnum, (frame) => {
      log.push(kind)
      settle(script, frame)
    })
}

void load(five).then(() => {
  const screenVideo = document.createElement('video')
  screenVideo.addEventListener('volumechange', () => void log.push(screenVideo.muted ? 'muted' : 'sound'))
  const player = new Player(five, { videos: { modelTVVideo: screenVideo } })
  for (const name of ['playing', 'paused'] as const) player.on(name, () => void log.push(name))
  const page: TourPage = {
    five,
    player,
    screenVideo,
    log,
    screens: () => screens(five),
    play: async (name) => {
      const script = scripts[name](new URL('/tour/silence.mp3', location.href).href)
      listen(player, script)
      await bindScenes(five, player, script)
      return player.load(script)
    },
    try: (frames, configs) => {
      page.player.dispose()
      page.player = new Player(five, configs)
      const script = unit(
        'try',
        new URL('/tour/silence.mp3', location.href).href,
        frames.flatMap((frame) => insistent(frame)),
      )
      listen(page.player, script)
      return page.player.load(script)
    },
  }
  Object.assign(window, { tourPage: page })
})

import { insistent, unit, type Frame } from './frames'
import type { VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'

/** Stands at point 0 and looks at the television. */
export const LOOK = { mode: 'Panorama' as const, panoIndex: 0, longitude: 5.08, latitude: 0.1, fov: 70 }
const look = insistent({ type: 'CameraMovement', start: 0, end: 600, data: { effect: 'Move', ...LOOK } })

/** Corners of the television: upper left, lower left, lower right, upper right. */
const SCREEN = [
  { x: 4.93, y: 1.62, z: 0.78 },
  { x: 4.93, y: 0.78, z: 0.78 },
  { x: 4.93, y: 0.78, z: 2.28 },
  { x: 4.93, y: 1.62, z: 2.28 },
]

const FACES = ['up', 'down', 'left', 'right', 'front', 'back']

const scene = (start: number, work: string): Frame[] =>
  insistent({ type: 'Custom', start, end: start + 3000, data: { kind: 'scene', work } }, 1)

/**
 * Scripts whose clip, and whose flat by night, only the test provides. What shows a clip stays longer than the sound,
 * because a busy machine needs seconds for one picture of the page.
 */
export const mediaScripts = {
  /** A clip over the picture, from another viewpoint. */
  effect: (media: string): VreoUnit =>
    unit('effect', media, [
      ...insistent({
        type: 'VideoEffect',
        start: 800,
        end: 15_000,
        data: {
          videoSrc: new URL('clip.webm', media).href,
          panoIndex: 1,
          fov: 70,
          vector: { longitude: 1.75, latitude: 0.12 },
        },
      }),
    ]),
  /** A clip on the television. */
  screen: (media: string): VreoUnit =>
    unit('screen', media, [
      ...insistent({
        type: 'ModelVideo',
        start: 1000,
        end: 31_000,
        data: {
          videoSrc: new URL('clip.webm', media).href,
          videoPosterSrc: new URL('/flat/sofa-wall.webp', media).href,
          vertexs: SCREEN,
        },
      }),
    ]),
  /** The keyframe that version 0.1.6 cannot do, one that comes later, and what the page recommends instead. */
  swap: (media: string): VreoUnit =>
    unit('swap', media, [
      ...look,
      ...insistent({
        type: 'UpdateVRPanorama',
        start: 1200,
        end: 2500,
        data: {
          panoIndex: 0,
          images: Object.fromEntries(FACES.map((face) => [face, new URL(`/flat/p2-${face}.webp`, media).href])),
        },
      }),
      ...insistent({ type: 'Prompter', start: 2500, end: 6500, data: { text: '后面的关键帧照常' } }),
      ...scene(6000, new URL('night.json', media).href),
    ]),
}

import { DURATION, insistent, unit } from './frames'
import { mediaScripts } from './media-script'
import type { VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'

/** What can be played. */
export const scripts = {
  /** A short tour of the flat: look at the sofa, go to the hall, come to an end. The last line stays: a test may be late. */
  tour: (media: string): VreoUnit =>
    unit('tour', media, [
      ...insistent({ type: 'Prompter', start: 300, end: 3900, data: { text: '先看客厅：三人位沙发，朝南的大窗' } }),
      ...insistent({
        type: 'CameraMovement',
        start: 700,
        end: 2400,
        data: { effect: 'Rotate', mode: 'Panorama', panoIndex: 0, longitude: 1.1, latitude: 0.1, fov: 84 },
      }),
      ...insistent({
        type: 'PanoTag',
        start: 2800,
        end: 8600,
        data: { type: 'Text', text: '布艺沙发', vertex: { x: 0.98, y: 0.72, z: 2 } },
      }),
      ...insistent({ type: 'Prompter', start: 4700, end: 20_000, data: { text: '再去玄关，从这里能看到餐厨' } }),
      ...insistent({
        type: 'CameraMovement',
        start: 5700,
        end: 7800,
        data: { effect: 'Move', mode: 'Panorama', panoIndex: 1, longitude: 1.75, latitude: 0.12, fov: 84 },
      }),
      ...insistent({ type: 'Exit', start: 7900, end: DURATION + 900, data: {} }, 1),
    ]),
  /** The kinds that draw something, looking at the window: a measured line, a text, a panel; and one of one's own. */
  kinds: (media: string): VreoUnit =>
    unit('kinds', media, [
      ...insistent({
        type: 'CameraMovement',
        start: 0,
        end: 800,
        data: { effect: 'Move', mode: 'Panorama', panoIndex: 0, longitude: 6.25, latitude: 0.14, fov: 84 },
      }),
      ...insistent({
        type: 'PanoEffect',
        start: 2000,
        end: 5000,
        data: {
          effect: 'Distance',
          twoVertexs: [
            { x: 1.3, y: 0.45, z: 0 },
            { x: 3.9, y: 0.45, z: 0 },
          ],
        },
      }),
      ...insistent({
        type: 'PanoTextLabel',
        start: 3000,
        end: 5500,
        data: { text: '朝南', vertex: { x: 2.6, y: 1.9, z: 0 }, fontSize: 18 },
      }),
      ...insistent({ type: 'Custom', start: 4000, end: 4500, data: { kind: 'light', on: false } }),
      ...insistent({
        type: 'InfoPanel',
        start: 5600,
        end: 7600,
        data: { type: 'Image', url: new URL('/flat/sofa-wall.webp', media).href },
      }),
    ]),
  ...mediaScripts,
}

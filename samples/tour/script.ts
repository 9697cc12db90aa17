import type { VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'

/** Length of the silent sound that drives the tour, milliseconds. */
export const DURATION = 9000

interface Frame {
  type: string
  start: number
  end: number
  data: object
}

/**
 * The same keyframe several times, 110 ms apart. vreo 0.1.6 skips a keyframe when a picture takes longer than 100 ms,
 * which software WebGL on a busy machine does; a later copy is then met instead.
 */
const insistent = (frame: Frame, copies = 8): Frame[] =>
  Array.from({ length: copies }, (_, copy) => ({ ...frame, start: frame.start + copy * 110 }))

/** A short tour of the flat: look at the sofa, go to the hall, come to an end. */
export const script = (media: string): VreoUnit =>
  ({
    categoryId: 'flat',
    categoryText: '示例小户型',
    frontRequestId: 'local-1',
    index: 0,
    video: { url: media, duration: DURATION, start: 0, end: DURATION },
    keyframes: [
      ...insistent({ type: 'Prompter', start: 300, end: 4500, data: { text: '先看客厅：三人位沙发，朝南的大窗' } }),
      ...insistent({
        type: 'CameraMovement',
        start: 700,
        end: 2400,
        data: { effect: 'Rotate', mode: 'Panorama', panoIndex: 0, longitude: 1.1, latitude: 0.1, fov: 84 },
      }),
      ...insistent({
        type: 'PanoTag',
        start: 2800,
        end: 5600,
        data: { type: 'Text', text: '布艺沙发', vertex: { x: 0.98, y: 0.72, z: 2 } },
      }),
      ...insistent({ type: 'Prompter', start: 4700, end: 8500, data: { text: '再去玄关，从这里能看到餐厨' } }),
      ...insistent({
        type: 'CameraMovement',
        start: 5700,
        end: 7800,
        data: { effect: 'Move', mode: 'Panorama', panoIndex: 1, longitude: 1.75, latitude: 0.12, fov: 84 },
      }),
      ...insistent({ type: 'Exit', start: 8000, end: 8900, data: {} }),
    ],
  }) as unknown as VreoUnit

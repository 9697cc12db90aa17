import type { VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'

/** Length of the silent sound that drives the tour, milliseconds. */
export const DURATION = 9000

/** A short tour of the flat: look at the sofa, go to the hall, come to an end. */
export const script = (media: string): VreoUnit =>
  ({
    categoryId: 'flat',
    categoryText: '示例小户型',
    frontRequestId: 'local-1',
    index: 0,
    video: { url: media, duration: DURATION, start: 0, end: DURATION },
    keyframes: [
      { type: 'Prompter', start: 300, end: 4500, data: { text: '先看客厅：三人位沙发，朝南的大窗' } },
      {
        type: 'CameraMovement',
        start: 700,
        end: 2200,
        data: { effect: 'Rotate', mode: 'Panorama', panoIndex: 0, longitude: 1.1, latitude: 0.1, fov: 84 },
      },
      {
        type: 'PanoTag',
        start: 2600,
        end: 5400,
        data: { type: 'Text', text: '布艺沙发', vertex: { x: 0.98, y: 0.72, z: 2 } },
      },
      { type: 'Prompter', start: 4700, end: 8500, data: { text: '再去玄关，从这里能看到餐厨' } },
      {
        type: 'CameraMovement',
        start: 5600,
        end: 7400,
        data: { effect: 'Move', mode: 'Panorama', panoIndex: 1, longitude: 1.75, latitude: 0.12, fov: 84 },
      },
      { type: 'Exit', start: 8300, end: 8400, data: {} },
    ],
  }) as unknown as VreoUnit

import { FLAT_URL } from '../address'
import { EYE, observers } from '../layout'
import { FACES, type Face } from '../render/cube-face'

/** File name of one picture of a panorama. */
export const faceFile = (observer: number, face: Face): string => `p${observer}-${face}.webp`

/**
 * The work: what `parseWork()` reads. Quaternion (0, 1, 0, 0) makes `front` look to −Z, as longitude 0 does.
 * Numbers of the first view: radians, `fov` in degrees.
 */
export const work = () => ({
  code: 'sample-flat',
  name: '示例小户型',
  base_url: FLAT_URL,
  initial: { mode: 'Panorama', pano_index: 0, longitude: 0.8, latitude: 0.08, fov: 80 },
  model: { file_url: 'model.glb' },
  panorama: {
    list: observers.map((_, index) => ({
      index,
      ...Object.fromEntries(FACES.map((face) => [face, faceFile(index, face)])),
    })),
  },
  observers: observers.map(({ x, z, next }, index) => ({
    index,
    position: [x, EYE, z],
    standing_position: [x, 0, z],
    quaternion: { x: 0, y: 1, z: 0, w: 0 },
    accessible_nodes: next,
    visible_nodes: next,
    floor_index: 0,
    active: true,
  })),
})

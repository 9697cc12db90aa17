import type { JsonValue } from '../../src/openapi/types'
import { VR_CODE } from './common-fields'

/** A work with one point, shortened to what shows its form. */
export const workExample: JsonValue = {
  vr_code: VR_CODE,
  vr_type: '80',
  base_url: 'https://example.com/works/demo/',
  allow_hosts: ['www.example.com'],
  expire_at: '1798732800000',
  initial: { pano_index: 0, longitude: 1.57, latitude: 0, fov: 90 },
  model: {
    file_url: 'model/flat.at3d',
    material_base_url: 'materials/',
    material_textures: ['texture_0.jpg'],
    type: 0,
  },
  observers: [
    {
      index: 0,
      floor_index: 0,
      position: [0, 1.4, 0],
      standing_position: [0, 0, 0],
      quaternion: { w: 1, x: 0, y: 0, z: 0 },
      accessible_nodes: [1],
      visible_nodes: [1],
    },
  ],
  panorama: {
    count: 1,
    list: [
      {
        index: 0,
        front: 'images/0_f.jpg',
        back: 'images/0_b.jpg',
        left: 'images/0_l.jpg',
        right: 'images/0_r.jpg',
        up: 'images/0_u.jpg',
        down: 'images/0_d.jpg',
      },
    ],
  },
  certificate: '<certificate>',
  _signature: '<signature>',
}

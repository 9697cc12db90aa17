import type { GroupInput } from '../../src/openapi/types'
import { always, vrCode } from './common-fields'

export const roomPicture: GroupInput['endpoints'][number] = {
  id: 'room-picture',
  method: 'GET',
  path: '/open/v1/entity/roompicture',
  title: '分间图',
  summary: '返回每个房间的一张全景截图，以及截图时的视角。',
  source: '2022–2023',
  parameters: [vrCode],
  response: {
    type: 'object[]',
    schema: 'RoomPicture',
    fields: always([
      { name: 'cell_name', type: 'string', description: '房间名' },
      { name: 'cell_type', type: 'integer', required: false, description: '房间类型' },
      { name: 'cell_name_type', type: 'integer', required: false, description: '房间名的类型' },
      { name: 'url', type: 'string', description: '截图' },
      { name: 'width', type: 'integer', description: '宽，像素' },
      { name: 'height', type: 'integer', description: '高，像素' },
      { name: 'checksum', type: 'string', required: false, description: '校验和' },
      {
        name: 'capture_data',
        type: 'object',
        description: '截图时的视角与原图',
        fold: true,
        schema: 'RoomPictureCapture',
        fields: always([
          { name: 'pano_index', type: 'integer', description: '点位序号' },
          { name: 'longitude', type: 'number', description: '经度' },
          { name: 'latitude', type: 'number', description: '纬度' },
          { name: 'fov', type: 'number', description: '视场角' },
          { name: 'filter', type: 'integer', required: false, description: '滤镜' },
          { name: 'fromFE', type: 'boolean', required: false, description: '是否由前端截取' },
          { name: 'derived_id', type: 'integer', required: false, description: '全景的全局编号' },
          { name: 'original_image_url', type: 'string', required: false, description: '原图' },
          { name: 'original_image_checksum', type: 'string', required: false, description: '原图校验和' },
          {
            name: 'sizes',
            required: false,
            type: 'object[]',
            description: '各种尺寸',
            schema: 'PictureSize',
            fields: always([
              { name: 'width', type: 'integer', description: '宽，像素' },
              { name: 'height', type: 'integer', description: '高，像素' },
            ]),
          },
        ]),
      },
    ]),
    examples: [
      {
        title: '成功',
        data: [
          {
            cell_name: '客厅',
            url: 'https://example.com/room-0.jpg',
            width: 1440,
            height: 1080,
            capture_data: { pano_index: 0, longitude: 1.57, latitude: 0, fov: 90 },
          },
        ],
      },
    ],
  },
}

import type { GroupInput } from '../../src/openapi/types'
import { always, vrCode } from './common-fields'
import { editorEndpoints } from './editor-data'
import { floorplanFields } from './floorplan-fields'
import { roomPicture } from './room-picture'
import { vectorData } from './vector-data'

export const extended: GroupInput = {
  id: 'extended',
  title: '扩展数据',
  intro: ['户型图、分间图、标签、点位导览，以及编辑器里保存的内容。'],
  endpoints: [
    {
      id: 'floorplan',
      method: 'GET',
      path: '/open/v1/entity/floorplan',
      title: '户型图',
      summary: '返回框线图和户型数据，供[户型图插件](./docs/dnalogel/floorplan/intro.mdx)使用。',
      source: '2022–2023',
      parameters: [vrCode],
      response: {
        type: 'object',
        schema: 'Floorplan',
        fields: floorplanFields,
        examples: [
          {
            title: '成功（节选）',
            data: {
              outlines: [
                {
                  index: 0,
                  svg_url: 'https://example.com/floor-0.svg',
                  url: 'https://example.com/floor-0.jpg',
                  checksum: 'checksum-0',
                },
              ],
              computed_data: {
                entrance: null,
                floor_datas: [
                  {
                    floor_index: 0,
                    rooms: [
                      {
                        id: 'room-1',
                        name: '客厅',
                        size: 24600000,
                        observer_indexs: [0, 1],
                        path: [
                          { x: 0, y: 0 },
                          { x: 4800, y: 0 },
                          { x: 4800, y: 5125 },
                        ],
                      },
                    ],
                  },
                ],
              },
            },
          },
        ],
      },
      notes: ['怎样换成插件要的数据，见 [getFloorplanData](./docs/dnalogel/floorplan/getFloorplanData.mdx)。'],
      print: 'data.outlines',
    },
    roomPicture,
    {
      id: 'tag-list',
      method: 'GET',
      path: '/open/v1/entity/tag/list',
      title: '标签列表',
      summary: '一次返回一套空间的全部标签，不分页。',
      source: '2022–2023',
      parameters: [vrCode],
      response: {
        type: 'object[]',
        schema: 'Tag',
        fields: always([
          { name: 'id', type: 'integer', description: '标签编号' },
          { name: 'name', type: 'string', description: '名称' },
          { name: 'description', type: 'string', description: '描述' },
          { name: 'type', type: 'string', description: '类型' },
          { name: 'position', type: 'number[3]', description: '空间坐标' },
          { name: 'media_data', type: 'string', nullable: true, description: '多媒体信息' },
          { name: 'target_url', type: 'string', description: '点击后打开的链接' },
          { name: 'typed_target_url', type: 'string', description: '按类型区分的链接' },
        ]),
        examples: [
          {
            title: '成功',
            data: [
              {
                id: 1,
                name: '南北通透',
                description: '客厅与餐厅相连',
                type: '0',
                position: [1.2, 1.5, -3.4],
                media_data: null,
                target_url: '',
                typed_target_url: '',
              },
            ],
          },
        ],
      },
    },
    {
      id: 'observer-guide',
      method: 'GET',
      path: '/open/v1/entity/observer/guide',
      title: '点位导览',
      summary: '返回可以快速跳转的点位，以及到达后的视角。',
      source: '2022–2023',
      parameters: [
        { ...vrCode, required: false },
        { name: 'resource_code', in: 'query', type: 'string', description: '空间副本的编号' },
      ],
      oneOf: ['vr_code', 'resource_code'],
      response: {
        type: 'object[]',
        schema: 'ObserverGuide',
        fields: always([
          { name: 'name', type: 'string', description: '名称' },
          { name: 'pano_index', type: 'integer', description: '点位序号' },
          { name: 'picture_url', type: 'string', description: '截图' },
          {
            name: 'data',
            type: 'object',
            description: '到达后的视角',
            schema: 'ObserverGuideView',
            fields: always([
              { name: 'pano', type: 'integer', description: '全景编号' },
              { name: 'longitude', type: 'number', description: '经度' },
              { name: 'latitude', type: 'number', description: '纬度' },
              { name: 'fov', type: 'number', description: '视场角' },
              { name: 'heading', type: 'number', description: '朝向' },
              { name: 'floor_index', type: 'integer', description: '楼层序号' },
              { name: 'flag_position', type: 'number[]', required: false, description: '旗标的坐标' },
            ]),
          },
        ]),
        examples: [
          {
            title: '成功',
            data: [
              {
                name: '客厅',
                pano_index: 0,
                picture_url: 'https://example.com/guide-0.jpg',
                data: { pano: 0, longitude: 1.57, latitude: 0, fov: 90, heading: 0, floor_index: 0 },
              },
            ],
          },
        ],
      },
    },
    ...editorEndpoints,
    vectorData,
  ],
}

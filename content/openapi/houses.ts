import type { GroupInput } from '../../src/openapi/types'
import { always } from './common-fields'
import { GROUP_ID, outerEdgeGroupId } from './render-fields'

/** The way to the floor plan that a design is made of: city, housing estate, floor plan. */
export const houses: GroupInput['endpoints'] = [
  {
    id: 'city-list',
    method: 'GET',
    path: '/open/v1/city/list',
    title: '城市列表',
    summary: '返回可用的全部城市。',
    source: '2022–2023',
    response: {
      type: 'object[]',
      schema: 'City',
      fields: always([
        { name: 'city_id', type: 'integer', description: '城市编号，国标行政区划代码' },
        { name: 'city_name', type: 'string', description: '城市名' },
        { name: 'city_pinyin', type: 'string', description: '拼音' },
      ]),
      examples: [{ title: '成功', data: [{ city_id: 110000, city_name: '北京', city_pinyin: 'beijing' }] }],
    },
  },
  {
    id: 'resblock-suggest',
    method: 'GET',
    path: '/open/v1/resblock/suggest',
    title: '搜索小区',
    summary: '按关键词联想小区。',
    source: '2022–2023',
    parameters: [
      {
        name: 'keyword',
        in: 'query',
        type: 'string',
        required: true,
        description: '小区名的一部分',
        example: '花园',
      },
      { name: 'city_id', in: 'query', type: 'string', required: true, description: '城市编号', example: '110000' },
    ],
    response: {
      type: 'object',
      schema: 'ResblockList',
      fields: always([
        {
          name: 'list',
          type: 'object[]',
          description: '小区',
          schema: 'Resblock',
          fields: always([
            { name: 'resblock_id', type: 'string', description: '小区编号' },
            { name: 'resblock_name', type: 'string', description: '小区名' },
          ]),
        },
      ]),
      examples: [{ title: '成功', data: { list: [{ resblock_id: 'RESBLOCK_ID', resblock_name: '示例花园' }] } }],
    },
    print: 'data.list',
  },
  {
    id: 'floorplan-search',
    method: 'GET',
    path: '/open/v1/floorplan/search',
    title: '搜索户型',
    summary: '按城市、小区、室厅数量和面积找户型。',
    source: '2022–2023',
    parameters: [
      { name: 'city_id', in: 'query', type: 'integer', description: '城市编号', example: 110000 },
      { name: 'resblock_id', in: 'query', type: 'string', description: '小区编号', example: 'RESBLOCK_ID' },
      { name: 'room_count', in: 'query', type: 'integer', description: '室的数量', example: 2 },
      { name: 'parlor_count', in: 'query', type: 'integer', description: '厅的数量', example: 1 },
      { name: 'area_min', in: 'query', type: 'string', description: '最小面积' },
      { name: 'area_max', in: 'query', type: 'string', description: '最大面积' },
      {
        name: 'area_sort',
        in: 'query',
        type: 'string',
        description: '按面积排序',
        values: [
          ['ASC', '升序'],
          ['DESC', '降序'],
        ],
      },
    ],
    response: {
      type: 'object',
      schema: 'FloorplanMatchList',
      fields: always([
        {
          name: 'list',
          type: 'object[]',
          description: '户型',
          schema: 'FloorplanMatch',
          fields: always([
            outerEdgeGroupId,
            { name: 'room_count', type: 'integer', description: '室的数量' },
            { name: 'parlor_count', type: 'integer', description: '厅的数量' },
            { name: 'area', type: 'number', description: '面积' },
            { name: 'image_url', type: 'string', required: false, description: '户型图' },
            { name: 'resblock_id', type: 'string', description: '小区编号' },
            { name: 'resblock_name', type: 'string', description: '小区名' },
            { name: 'district_name', type: 'string', required: false, description: '城区名' },
            { name: 'city_id', type: 'integer', description: '城市编号' },
            { name: 'city_name', type: 'string', description: '城市名' },
            {
              name: 'can_ai_design',
              type: 'integer',
              description: '能否提交 AI 渲染',
              values: [
                [0, '不能'],
                [1, '能'],
              ],
            },
          ]),
        },
      ]),
      examples: [
        {
          title: '成功',
          data: {
            list: [
              {
                outer_edge_group_id: GROUP_ID,
                room_count: 2,
                parlor_count: 1,
                area: 89.5,
                resblock_id: 'RESBLOCK_ID',
                resblock_name: '示例花园',
                city_id: 110000,
                city_name: '北京',
                can_ai_design: 1,
              },
            ],
          },
        },
      ],
    },
    print: 'data.list',
  },
]

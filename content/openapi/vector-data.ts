import type { Field, GroupInput } from '../../src/openapi/types'
import { always, DESIGN_CODE, planPoint, vrCode } from './common-fields'

const modelFields: Field[] = always([
  { name: 'id', type: 'number', description: '模型编号，可能重复' },
  { name: 'matrix', type: 'number[]', description: '位置矩阵' },
  { name: 'size', type: 'number[]', description: '长、宽、高' },
  { name: 'type', type: 'string', description: '品类' },
])

const id: Field = { name: 'id', type: 'string', required: true, description: '户型内唯一的编号' }

/** Vector data of a virtual design. */
export const vectorData: GroupInput['endpoints'][number] = {
  id: 'data-vector',
  method: 'GET',
  path: '/open/v1/data/vector',
  title: '设计方案矢量数据',
  summary: '返回虚拟设计方案的户型结构与家具摆放。只支持 81 开头的空间。',
  source: '2022–2023',
  parameters: [{ ...vrCode, description: '虚拟设计的空间编号，即 `81` 加 `basic_render_code`', example: DESIGN_CODE }],
  response: {
    type: 'object',
    schema: 'DesignVector',
    fields: always([
      {
        name: 'decoration',
        type: 'object',
        description: '家具摆放',
        schema: 'DesignDecoration',
        fields: always([
          { name: 'components', type: 'object[]', description: '定制模型', schema: 'DesignModel', fields: modelFields },
          {
            name: 'models',
            type: 'object[]',
            description: '成品模型，字段与 `components` 相同',
            schema: 'DesignModel',
          },
        ]),
      },
      {
        name: 'floorplan',
        type: 'object',
        description: '户型结构',
        fold: true,
        schema: 'DesignFloorplan',
        fields: always([
          { name: 'id', type: 'string', description: '户型编号' },
          { name: 'cityName', type: 'string', description: '城市名' },
          { name: 'resblockName', type: 'string', description: '小区名' },
          {
            name: 'floorplans',
            type: 'object[]',
            description: '各层户型',
            schema: 'DesignFloor',
            fields: always([
              {
                name: 'points',
                type: 'object[]',
                description: '点',
                schema: 'PlanNode',
                fields: always([id, ...planPoint.fields]),
              },
              {
                name: 'lines',
                type: 'object[]',
                description: '线',
                schema: 'PlanLine',
                fields: always([id, { name: 'points', type: 'string[]', description: '两端点的编号' }]),
              },
              {
                name: 'areas',
                type: 'object[]',
                description: '面',
                schema: 'PlanArea',
                fields: always([
                  id,
                  { name: 'points', type: 'string[]', description: '围成它的点' },
                  { name: 'type', type: 'number', description: '房间类型' },
                ]),
              },
              {
                name: 'lineItems',
                type: 'object[]',
                description: '线上的门、窗等',
                schema: 'PlanLineItem',
                fields: always([
                  id,
                  { name: 'is', type: 'string', description: '门、窗或其他' },
                  { name: 'startPoint', type: 'object', description: '起点', ...planPoint },
                  { name: 'endPoint', type: 'object', description: '终点', ...planPoint },
                ]),
              },
            ]),
          },
        ]),
      },
    ]),
    examples: [
      {
        title: '成功（节选）',
        data: {
          decoration: {
            components: [],
            models: [
              {
                id: 1024,
                matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
                size: [2100, 900, 850],
                type: '沙发',
              },
            ],
          },
          floorplan: {
            id: 'plan-1',
            cityName: '北京',
            resblockName: '示例小区',
            floorplans: [
              {
                points: [
                  { id: 'p1', x: 0, y: 0 },
                  { id: 'p2', x: 4800, y: 0 },
                ],
                lines: [{ id: 'l1', points: ['p1', 'p2'] }],
                areas: [],
                lineItems: [],
              },
            ],
          },
        },
      },
    ],
  },
  print: 'data.decoration',
}

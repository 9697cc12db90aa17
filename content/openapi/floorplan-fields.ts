import type { Field } from '../../src/openapi/types'
import { always, planPoint } from './common-fields'

const bounding: Field = {
  name: 'bounding',
  type: 'object',
  description: '边界',
  schema: 'PlanBounding',
  fields: always([
    { name: 'min', type: 'object', description: '最小坐标', ...planPoint },
    { name: 'max', type: 'object', description: '最大坐标', ...planPoint },
    { name: 'origin', type: 'object', description: '原点', ...planPoint },
  ]),
}

const entrance: Field = {
  name: 'entrance',
  type: 'object',
  nullable: true,
  description: '入户门，没有时为 `null`；其中 `north_rad` 是北方的角度，弧度',
}

/** Plan data computed from the space. */
const computedData: Field = {
  name: 'computed_data',
  type: 'object',
  description: '按楼层给出的户型数据，可能没有',
  fold: true,
  schema: 'FloorplanComputed',
  fields: [
    bounding,
    entrance,
    {
      name: 'floor_datas',
      required: true,
      type: 'object[]',
      description: '楼层',
      schema: 'PlanFloor',
      fields: always([
        { name: 'floor_index', type: 'integer', description: '楼层序号' },
        {
          name: 'rooms',
          type: 'object[]',
          description: '房间',
          schema: 'PlanRoom',
          fields: always([
            { name: 'id', type: 'string', description: '房间编号' },
            { name: 'name', type: 'string', description: '房间名' },
            { name: 'room_type', type: 'string', required: false, description: '房间类型' },
            { name: 'floor_type', type: 'integer', required: false, description: '地面类型' },
            { name: 'size', type: 'number', description: '面积，平方毫米' },
            { name: 'observer_indexs', type: 'integer[]', description: '房间里的点位（接口就这样拼写）' },
            { name: 'path', type: 'object[]', description: '轮廓的顶点，毫米', ...planPoint },
            { name: 'room_label', type: 'object', required: false, description: '房间名的位置' },
          ]),
        },
        { name: 'rules', type: 'object', required: false, description: '四边的标尺：`top`、`bottom`、`left`、`right`' },
      ]),
    },
    { name: 'observers', type: 'object[]', description: '点位在户型图上的位置' },
  ],
}

/** The same data, arranged for drawing. */
const formatData: Field = {
  name: 'format_data',
  type: 'object',
  description: '由 `computed_data` 整理而来',
  fold: true,
  schema: 'FloorplanDrawing',
  fields: [
    bounding,
    entrance,
    { name: 'floor_names', type: 'any[]', description: '楼层名，每项是字符串或 `null`' },
    { name: 'room_labels', type: 'object[][]', description: '每层的房间名' },
    { name: 'room_observers', type: 'object[]', description: '房间里的点位' },
    { name: 'rooms', type: 'object[][]', description: '每层的房间轮廓' },
  ],
}

export const floorplanFields: Field[] = [
  {
    name: 'outlines',
    type: 'object[]',
    required: true,
    description: '户型框线图',
    schema: 'FloorplanOutline',
    fields: always([
      { name: 'index', type: 'integer', description: '楼层序号' },
      { name: 'svg_url', type: 'string', description: 'SVG 图' },
      { name: 'url', type: 'string', description: 'JPEG 图' },
      { name: 'checksum', type: 'string', description: '校验和' },
    ]),
  },
  computedData,
  formatData,
]

import type { Field, GroupInput, Parameter } from '../../src/openapi/types'

/** Placeholder codes: the prefix tells a real shooting from a virtual design. */
export const VR_CODE = '80XXXXXXXX'
export const DESIGN_CODE = '81XXXXXXXX'

/** The parameter that most calls take. */
export const vrCode: Parameter = {
  name: 'vr_code',
  in: 'query',
  type: 'string',
  required: true,
  description: '空间编号',
  example: VR_CODE,
}

/** @returns fields of an answer, marked as always there; those that say `required: false` stay as they are. */
export const always = (fields: Field[]): Field[] => fields.map((field) => ({ required: true, ...field }))

/** A point of a plan, in the plan's own units. */
export const planPoint = {
  schema: 'PlanPoint',
  fields: always([
    { name: 'x', type: 'number', description: '横坐标' },
    { name: 'y', type: 'number', description: '纵坐标' },
  ]),
}

/** States of a work's rendering. */
export const renderStates: [string, string][] = [
  ['RENDER_ING', '渲染中'],
  ['RENDER_PART_DONE', '部分完成'],
  ['RENDER_DONE', '完成'],
  ['RENDER_FAIL', '失败'],
]

/** The answer of an endpoint that only sample code shows: what is known is the envelope. */
export const unknownAnswer: GroupInput['endpoints'][number]['response'] = {
  type: 'any',
  examples: [{ title: '成功（未确认，data 的内容没有文档）', data: {} }],
}

import type { Field } from '../../src/openapi/types'
import { always, renderStates } from './common-fields'

export const GROUP_ID = 'OUTER_EDGE_GROUP_ID'
const RENDER_CODE = 'BASIC_RENDER_CODE'

export const outerEdgeGroupId: Field = { name: 'outer_edge_group_id', type: 'string', description: '户型组编号' }
export const styleName: Field = { name: 'style_name', type: 'string', description: '风格名称' }

/** Fields that the answer to a submission and the callback share. */
export const render = (styleType: 'string' | 'integer'): Field[] =>
  always([
    { name: 'source', type: 'string', description: '租户标识' },
    { name: 'basic_render_code', type: 'string', description: '渲染编号，前面加 `81` 就是 `vr_code`' },
    outerEdgeGroupId,
    { name: 'style_id', type: styleType, description: '风格编号' },
    styleName,
    { name: 'status', type: 'string', description: '渲染状态', values: renderStates },
    { name: 'url', type: 'string', description: '预览链接，渲染完成后有效' },
    { name: 'cover_url', type: 'string', description: '封面图，渲染完成后有效' },
    { name: 'create_time', type: 'string', description: '创建时间' },
    { name: 'update_time', type: 'string', description: '更新时间' },
  ])

export const renderExample = {
  source: 'T-XXXXXXXX',
  basic_render_code: RENDER_CODE,
  outer_edge_group_id: GROUP_ID,
  style_name: '灰白简约',
  create_time: '2026-03-02 10:24:18',
  update_time: '2026-03-02 10:24:18',
}

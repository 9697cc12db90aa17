import type { Field } from '../../src/openapi/types'
import { always } from './common-fields'

/** The work: what Five needs to render a space. */
export const workFields: Field[] = always([
  { name: 'vr_code', type: 'string', description: '空间编号' },
  {
    name: 'vr_type',
    type: 'string',
    description: '空间类型',
    values: [
      ['80', '实景'],
      ['81', '虚拟设计'],
    ],
  },
  { name: 'base_url', type: 'string', description: '相对资源的地址前缀' },
  { name: 'allow_hosts', type: 'string[]', description: '允许展示它的网页域名' },
  { name: 'expire_at', type: 'string', description: '到期时间，Unix 毫秒' },
  { name: 'certificate', type: 'string', description: '签名用的证书' },
  { name: '_signature', type: 'string', description: '对整份数据的签名' },
  { name: 'create_time', type: 'string', required: false, description: '创建时间' },
  { name: 'picture_url', type: 'string', required: false, description: '封面图' },
  { name: 'title_picture_url', type: 'string', required: false, description: '标题图' },
  { name: 'floor_plan_type', type: 'integer', required: false, description: '户型图类型' },
  {
    name: 'initial',
    type: 'object',
    description: '初始视角',
    fold: true,
    schema: 'WorkInitial',
    fields: always([
      { name: 'pano', type: 'integer', required: false, description: '全景编号' },
      { name: 'pano_index', type: 'integer', description: '点位序号' },
      { name: 'longitude', type: 'number', description: '经度，弧度' },
      { name: 'latitude', type: 'number', description: '纬度，弧度' },
      { name: 'fov', type: 'number', description: '视场角，度' },
      { name: 'heading', type: 'number', required: false, description: '朝向' },
    ]),
  },
  {
    name: 'model',
    type: 'object',
    description: '模型',
    fold: true,
    schema: 'WorkModel',
    fields: always([
      { name: 'file_url', type: 'string', description: '模型文件' },
      { name: 'material_base_url', type: 'string', description: '贴图的地址前缀' },
      { name: 'material_textures', type: 'string[]', description: '贴图文件' },
      { name: 'modify_time', type: 'string', required: false, description: '修改时间' },
      { name: 'type', type: 'integer', description: '模型类型' },
    ]),
  },
  {
    name: 'observers',
    type: 'object[]',
    description: '点位',
    fold: true,
    schema: 'WorkObserver',
    fields: always([
      { name: 'index', type: 'integer', description: '点位序号' },
      { name: 'floor_index', type: 'integer', description: '楼层序号' },
      { name: 'position', type: 'number[3]', description: '相机位置' },
      { name: 'standing_position', type: 'number[3]', description: '站立位置' },
      {
        name: 'quaternion',
        type: 'object',
        description: '朝向的四元数',
        schema: 'Quaternion',
        fields: always(['w', 'x', 'y', 'z'].map((name) => ({ name, type: 'number', description: `${name} 分量` }))),
      },
      { name: 'accessible_nodes', type: 'integer[]', description: '可到达的点位' },
      { name: 'visible_nodes', type: 'integer[]', description: '可见的点位' },
      { name: 'offset_point_count', type: 'integer', required: false, description: '偏移点的数量' },
    ]),
  },
  {
    name: 'panorama',
    type: 'object',
    description: '全景图',
    fold: true,
    schema: 'WorkPanorama',
    fields: always([
      { name: 'count', type: 'integer', description: '数量' },
      {
        name: 'list',
        type: 'object[]',
        description: '每个点位六张图',
        schema: 'WorkPanoramaImages',
        fields: always([
          { name: 'index', type: 'integer', description: '点位序号' },
          ...[
            ['front', '前'],
            ['back', '后'],
            ['left', '左'],
            ['right', '右'],
            ['up', '上'],
            ['down', '下'],
          ].map(([name = '', side]) => ({ name, type: 'string', description: `${side}面图片` })),
        ]),
      },
    ]),
  },
])

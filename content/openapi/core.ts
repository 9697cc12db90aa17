import type { GroupInput } from '../../src/openapi/types'
import { always, renderStates, unknownAnswer, VR_CODE, vrCode } from './common-fields'
import { workExample } from './work-example'
import { workFields } from './work-fields'

export const core: GroupInput = {
  id: 'core',
  title: '核心数据',
  intro: ['先列出空间，再按 `vr_code` 取渲染所需的数据。'],
  endpoints: [
    {
      id: 'vr-list',
      method: 'GET',
      path: '/open/v1/entity/vr/list',
      title: '空间列表',
      summary: '列出当前应用名下已经发布的空间。还在拍摄或编辑的不会出现。',
      source: '2022–2023',
      parameters: [
        {
          name: 'page',
          in: 'query',
          type: 'integer',
          required: true,
          default: 1,
          minimum: 1,
          description: '页码',
          example: 1,
        },
        {
          name: 'page_size',
          in: 'query',
          type: 'integer',
          default: 10,
          minimum: 1,
          maximum: 1000,
          description: '每页条数',
          example: 20,
        },
      ],
      response: {
        type: 'object',
        schema: 'WorkList',
        fields: always([
          {
            name: 'list',
            type: 'object[]',
            description: '空间',
            schema: 'WorkSummary',
            fields: always([
              { name: 'vr_code', type: 'string', description: '空间编号' },
              { name: 'name', type: 'string', description: '名称' },
              { name: 'create_time', type: 'string', description: '创建时间，`YYYY-MM-DD HH:mm:ss`' },
            ]),
          },
          { name: 'total', type: 'integer', description: '总数' },
          { name: 'page_size', type: 'integer', description: '每页条数' },
          { name: 'current_page', type: 'integer', description: '当前页码' },
        ]),
        examples: [
          {
            title: '成功',
            data: {
              list: [{ vr_code: VR_CODE, name: '朝阳样板间', create_time: '2026-03-02 10:24:18' }],
              total: 1,
              page_size: 20,
              current_page: 1,
            },
          },
        ],
      },
      print: 'data.list',
    },
    {
      id: 'vr',
      method: 'GET',
      path: '/open/v1/entity/vr',
      title: '空间基础数据',
      summary: '返回渲染一套空间所需的全部数据。把 `data` 原样交给 [Five](./docs/five/quick-start.mdx)，不改任何字段。',
      source: '2022–2023',
      parameters: [{ ...vrCode, description: '空间编号，80 开头是实景，81 开头是虚拟设计' }],
      response: {
        type: 'object',
        schema: 'Work',
        fields: workFields,
        examples: [{ title: '成功', data: workExample }],
      },
      notes: [
        '改动字段，或者把整个返回体而不是 `data` 交给 Five，会得到签名错误，见[数据签名](./docs/faq/five-data-signature.mdx)。',
        '这里的 `expire_at` 是毫秒字符串；凭证的 `expire_at` 是秒。',
      ],
      print: "JSON.stringify(data).length, '个字符'",
    },
    {
      id: 'vr-meta',
      method: 'GET',
      path: '/open/v1/entity/meta',
      title: '空间元数据',
      summary: '返回标题、拍摄设备、渲染状态和渲染参数。',
      source: '2022–2023',
      parameters: [vrCode, { name: 'locale', in: 'query', type: 'string', default: 'zh_CN', description: '语言' }],
      response: {
        type: 'object',
        schema: 'WorkMeta',
        fields: always([
          { name: 'status', type: 'string', description: '渲染状态', values: renderStates },
          {
            name: 'detail',
            type: 'object',
            description: '标题与链接',
            schema: 'WorkMetaDetail',
            fields: always([
              { name: 'name', type: 'string', description: '标题' },
              { name: 'source', type: 'string', description: '租户标识' },
              { name: 'create_time', type: 'string', description: '创建时间' },
              { name: 'modify_time', type: 'string', description: '更新时间' },
              { name: 'picture_url', type: 'string', description: '封面图' },
              { name: 'url', type: 'string', description: '平台托管的预览链接' },
            ]),
          },
          {
            name: 'original',
            required: false,
            type: 'object',
            description: '拍摄与设计时的信息',
            fold: true,
            schema: 'WorkMetaOriginal',
            fields: [
              { name: 'name', type: 'string', description: '设备名称' },
              { name: 'bg_image', type: 'string', description: '设备图片' },
              { name: 'principle', type: 'string', description: '采集引擎' },
              { name: 'outer_edge_group_id', type: 'string', description: '户型组编号' },
              { name: 'style_id', type: 'string', description: '设计风格编号' },
              { name: 'style_name', type: 'string', description: '设计风格名称' },
              { name: 'cube_size', type: 'string', description: '全景单面的边长，像素' },
            ],
          },
          {
            name: 'five',
            type: 'object',
            description: '渲染参数',
            schema: 'WorkMetaFive',
            fields: always([
              { name: 'auto_resize', type: 'boolean', description: '是否自动适应容器' },
              { name: 'min_fov', type: 'number', description: '最小视场角' },
              { name: 'max_fov', type: 'number', description: '最大视场角' },
              { name: 'tile_level', type: 'integer', minimum: 0, maximum: 4, description: '瓦片等级' },
            ]),
          },
        ]),
        examples: [
          {
            title: '成功',
            data: {
              status: 'RENDER_DONE',
              detail: {
                name: '朝阳样板间',
                source: 'T-XXXXXXXX',
                create_time: '2026-03-02 10:24:18',
                modify_time: '2026-03-02 11:02:40',
                picture_url: 'https://example.com/cover.jpg',
                url: 'https://example.com/preview',
              },
              five: { auto_resize: true, min_fov: 40, max_fov: 100, tile_level: 2 },
            },
          },
        ],
      },
      print: 'data.status',
    },
    {
      id: 'facade-config',
      method: 'GET',
      path: '/open/v2/facade/config',
      title: '页面与插件配置',
      summary: '读取一套空间的页面与插件配置。',
      source: 'sample',
      confidence: 'unconfirmed',
      known: '只在公开的框架代码里见过这个路径，参数和返回字段都没有文档。',
      response: unknownAnswer,
      callable: false,
    },
  ],
}

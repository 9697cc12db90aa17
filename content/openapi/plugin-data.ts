import type { GroupInput } from '../../src/openapi/types'
import { always, unknownAnswer, vrCode } from './common-fields'

export const pluginData: GroupInput = {
  id: 'plugin-data',
  title: '插件数据',
  intro: ['给[空间交互](./docs/dnalogel/intro.mdx)插件用的数据。服务端不用理解里面的内容，原样交给前端的插件即可。'],
  endpoints: [
    {
      id: 'plugin-pano-ruler',
      method: 'GET',
      path: '/open/v1/plugin/PangRulerPlugin',
      title: '全景标尺的数据',
      summary: '返回[全景标尺](./docs/dnalogel/PanoRulerPlugin.mdx)的数据。路径里是 `Pang`，2022 年的文档就这样拼写。',
      source: '2022–2023',
      parameters: [
        vrCode,
        { name: 'version', in: 'query', type: 'string', values: [['0', '']], description: '数据版本，只支持 0' },
        {
          name: 'locate',
          in: 'query',
          type: 'string',
          description: '语言（接口就这样拼写）',
          values: [
            ['zh-CN', '中文'],
            ['en-US', '英文'],
            ['ja-JP', '日文'],
          ],
          example: 'zh-CN',
        },
      ],
      response: {
        type: 'object',
        schema: 'PanoRulerData',
        fields: always([{ name: 'PanoRulerPlugin', type: 'object', description: '交给插件的数据' }]),
        examples: [{ title: '成功（内容省略）', data: { PanoRulerPlugin: {} } }],
      },
      print: 'data.PanoRulerPlugin',
    },
    {
      id: 'plugin-cruise',
      method: 'GET',
      path: '/open/v1/plugin/CruisePlugin',
      title: '自动漫游的数据',
      summary: '返回[自动漫游插件](./docs/dnalogel/CruisePlugin.mdx)的镜头数据。',
      source: '2022–2023',
      parameters: [vrCode],
      response: {
        type: 'object',
        schema: 'CruiseData',
        fields: always([{ name: 'auto_camera', type: 'object', description: '交给插件的数据' }]),
        examples: [{ title: '成功（内容省略）', data: { auto_camera: {} } }],
      },
      print: 'data.auto_camera',
    },
    {
      id: 'plugin-floorplan',
      method: 'GET',
      path: '/open/v1/plugin/FloorplanPlugin',
      title: '户型图插件的数据',
      summary: '返回三个[户型图插件](./docs/dnalogel/floorplan/intro.mdx)共用的数据。',
      source: 'sample',
      confidence: 'unconfirmed',
      known:
        '只见于公开的示例代码：一份数据供 PanoFloorplanRadarPlugin、ModelFloorplanPlugin、TopviewFloorplanPlugin 使用。返回字段没有文档。',
      parameters: [vrCode],
      response: unknownAnswer,
    },
    {
      id: 'plugin-by-name',
      method: 'GET',
      path: '/open/v1/plugin/{PluginName}',
      title: '按插件名取数据',
      summary: '其他插件的数据，路径最后一段是插件名。',
      source: 'sample',
      confidence: 'unconfirmed',
      known:
        '示例代码里的命名规则是“路径末段等于插件名”，哪些名字有数据没有列表。2023 年的页面还提到 `PangRulerProPlugin`（标尺专业版，就这样拼写）；更早的标尺路径是 `/open/v1/entity/pano_ruler/plugin`。ModelViewPlugin 和 ModelChassisCompassPlugin 不需要数据。',
      parameters: [
        {
          name: 'PluginName',
          in: 'path',
          type: 'string',
          required: true,
          description: '插件名',
          example: 'CruisePlugin',
        },
        vrCode,
      ],
      response: unknownAnswer,
    },
  ],
}

import type { GroupInput } from '../../src/openapi/types'
import { always } from './common-fields'
import { GROUP_ID, outerEdgeGroupId, render, renderExample, styleName } from './render-fields'

export const design: GroupInput = {
  id: 'design',
  title: '户型与设计渲染',
  intro: ['依次找城市、小区、户型，选一种风格，提交渲染。完成后平台会[回调](#ai-callback)。'],
  endpoints: [
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
    {
      id: 'ai-style',
      method: 'GET',
      path: '/open/v1/shepherd/virtual/render/ai/style',
      title: '渲染风格列表',
      summary: '返回可选的设计风格。',
      source: '2022–2023',
      response: {
        type: 'object',
        schema: 'RenderStyleList',
        fields: always([
          {
            name: 'list',
            type: 'object[]',
            description: '风格',
            schema: 'RenderStyle',
            fields: always([{ name: 'style_id', type: 'number', description: '风格编号' }, styleName]),
          },
        ]),
        examples: [{ title: '成功', data: { list: [{ style_id: 3, style_name: '灰白简约' }] } }],
      },
      print: 'data.list',
    },
    {
      id: 'ai-submit',
      method: 'POST',
      path: '/open/v1/shepherd/virtual/render/ai/submit',
      title: '提交 AI 渲染',
      summary: '用一个户型和一种风格生成虚拟设计空间。',
      source: '2022–2023',
      body: {
        kind: 'json',
        fields: [
          { ...outerEdgeGroupId, required: true, example: GROUP_ID },
          { name: 'style_id', type: 'string', required: true, description: '风格编号', example: '3' },
          {
            name: 'callback_id',
            type: 'string',
            required: true,
            maxLength: 128,
            description: '回调时原样带回的编号',
            example: 'order-20260302-01',
          },
          { name: 'callback_context', type: 'string', maxLength: 1024, description: '回调时原样带回的内容' },
        ],
      },
      response: {
        type: 'object',
        schema: 'RenderTask',
        fields: render('string'),
        examples: [
          { title: '成功', data: { ...renderExample, style_id: '3', status: 'RENDER_ING', url: '', cover_url: '' } },
        ],
      },
      print: 'data.basic_render_code',
    },
  ],
  callbacks: [
    {
      id: 'ai-callback',
      title: '渲染结果的回调',
      summary: '渲染完成或失败时，平台向你发送 JSON 格式的 `POST` 请求。应答的 `code` 不是 0 时，最多再发 3 次。',
      figure: {
        file: './openapi/img/ai-callback.svg',
        caption: '图 3　渲染完成后，平台调用你',
        alt: '你的服务器提交渲染，带上 callback_id，拿到 basic_render_code；中途没有消息；完成或失败时平台向你的地址发 POST，你立即应答 code 为 0，不是 0 时平台最多再发 3 次',
      },
      source: '2022–2023',
      schema: 'RenderCallback',
      fields: always([
        { name: 'callback_id', type: 'string', description: '提交时给的编号' },
        { name: 'callback_context', type: 'string', description: '提交时给的内容' },
        { name: 'data', type: 'object', description: '渲染结果', schema: 'RenderResult', fields: render('integer') },
      ]),
      example: {
        callback_id: 'order-20260302-01',
        callback_context: '',
        data: {
          ...renderExample,
          style_id: 3,
          status: 'RENDER_DONE',
          url: 'https://example.com/preview',
          cover_url: 'https://example.com/cover.jpg',
        },
      },
      answer: { code: 0 },
    },
  ],
}

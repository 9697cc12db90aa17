import type { GroupInput } from '../../src/openapi/types'
import { always } from './common-fields'
import { houses } from './houses'
import { GROUP_ID, outerEdgeGroupId, render, renderExample, styleName } from './render-fields'

export const design: GroupInput = {
  id: 'design',
  title: '户型与设计渲染',
  intro: ['依次找城市、小区、户型，选一种风格，提交渲染。完成后平台会[回调](#ai-callback)。'],
  endpoints: [
    ...houses,
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
      summary:
        '渲染完成或失败时，平台向你发送 JSON 格式的 `POST` 请求。应答的 `code` 不是 0 时，最多再发 3 次。没有签名，[怎样核对](./docs/faq/callbacks.mdx#verify)。',
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

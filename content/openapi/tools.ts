import type { GroupInput } from '../../src/openapi/types'
import { always, VR_CODE, vrCode } from './common-fields'

export const tools: GroupInput = {
  id: 'tools',
  title: '工具',
  intro: ['不接 SDK 时，用平台托管的页面展示空间。'],
  endpoints: [
    {
      id: 'url-space',
      method: 'GET',
      path: '/open/v1/url/space',
      title: '托管页面的链接',
      summary: '返回一套空间的托管浏览链接，可以直接打开或分享。',
      source: '2022–2023',
      parameters: [
        vrCode,
        { name: 'expire', in: 'query', type: 'integer', description: '到期时间，Unix 秒。应用有这项权限时才生效' },
      ],
      response: {
        type: 'object',
        schema: 'SpaceUrl',
        fields: always([
          { name: 'url', type: 'string', description: '链接，主机是 `space.center.realsee.com`' },
          { name: 'expire', type: 'integer', description: '到期时间，Unix 秒' },
        ]),
        examples: [
          {
            title: '成功（路径为示意）',
            data: { url: `https://space.center.realsee.com/${VR_CODE}`, expire: 1772422200 },
          },
        ],
      },
      print: 'data.url',
    },
  ],
}

import type { GroupInput } from '../../src/openapi/types'

export const auth: GroupInput = {
  id: 'auth',
  title: '鉴权',
  intro: ['除了换取凭证，其他接口都要在 `Authorization` 头里带上它。缓存与换新的写法见[凭证的缓存与换新](#token)。'],
  endpoints: [
    {
      id: 'access-token',
      method: 'POST',
      path: '/auth/access_token',
      title: '换取凭证',
      summary: '用 AppKey 和 AppSecret 换一个临时凭证，请求不用带 `Authorization` 头。只能从服务器调用。',
      auth: 'none',
      source: '2026',
      body: {
        kind: 'form',
        fields: [
          { name: 'app_key', type: 'string', required: true, description: '控制台里的 Application Id' },
          { name: 'app_secret', type: 'string', required: true, description: '控制台里的 Application Secret' },
        ],
      },
      response: {
        type: 'object',
        schema: 'AccessToken',
        fields: [
          {
            name: 'access_token',
            type: 'string',
            required: true,
            description: '临时凭证，原样放进 `Authorization` 头',
          },
          { name: 'expire_at', type: 'integer', required: true, description: '到期时间，Unix 秒' },
        ],
        examples: [{ title: '成功', data: { access_token: '<access_token>', expire_at: 1772418600 } }],
      },
      failures: [
        {
          code: -1,
          status: 'illegal app',
          cause: '密钥不对，或者密钥不属于这个区域',
          remedy: '核对密钥和网关区域，不要直接重试',
        },
      ],
      notes: ['有效期别写死：2022–2023 年的文档写 5 分钟，2024 年的一份返回示例约 10 分钟。以 `expire_at` 为准。'],
      print: "'到期：', new Date(data.expire_at * 1000)",
    },
  ],
}

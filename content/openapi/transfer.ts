import type { GroupInput } from '../../src/openapi/types'
import { always, unknownAnswer, VR_CODE, vrCode } from './common-fields'
import { workFields } from './work-fields'

const signedWork = workFields.filter(({ name }) => ['base_url', 'certificate', '_signature'].includes(name))

export const transfer: GroupInput = {
  id: 'transfer',
  title: '转储与异步任务',
  intro: ['把一套空间打包下载，放到自己的存储上。这一组要申请开通，完整步骤见[自托管](#self-host)。'],
  endpoints: [
    {
      id: 'shepherd-task',
      method: 'POST',
      path: '/open/v1/shepherd/task/create',
      title: '创建异步任务',
      summary: '提交打包或清理任务。能用哪些任务由应用的权限决定；完成后平台会[回调](#shepherd-callback)。',
      source: '2022–2023',
      body: {
        kind: 'json',
        fields: [
          { name: 'vr_code', type: 'string', required: true, description: '空间编号', example: VR_CODE },
          {
            name: 'task_type',
            type: 'string',
            required: true,
            description: '任务类型',
            values: [
              ['work-compress', '打包，供下载'],
              ['work-cleanup', '删除打包结果；打包后过一段时间也会自动执行'],
              ['work-archive', '未对外开放'],
            ],
            example: 'work-compress',
          },
        ],
      },
      response: { type: 'integer', description: '任务编号', examples: [{ title: '成功', data: 10086 }] },
    },
    {
      id: 'shepherd-task-detail',
      method: 'GET',
      path: '/open/v3/shepherd/task/detail',
      title: '异步任务详情',
      summary: '按任务编号查询任务和产出的文件。',
      source: 'sample',
      confidence: 'unconfirmed',
      known: '只见于公开的示例代码：返回里有文件条目，带 `url` 和 `pathname`。完整字段没有文档。',
      parameters: [
        { name: 'task_id', in: 'query', type: 'integer', required: true, description: '任务编号', example: 10086 },
      ],
      response: unknownAnswer,
    },
    {
      id: 'staticize-sign',
      method: 'POST',
      path: '/staticize/v1/sign',
      title: '重新签发下载链接',
      summary: '下载链接过期后，按文件路径换一批新的。',
      source: 'sample',
      confidence: 'unconfirmed',
      known: '只见于公开的数据集下载脚本：返回一组签过名的地址。完整字段没有文档。',
      body: {
        kind: 'json',
        fields: [
          {
            name: 'storage_type',
            type: 'string',
            required: true,
            description: '存储类型，脚本里是 `tencent_cdn`',
            example: 'tencent_cdn',
          },
          { name: 'ttl', type: 'integer', required: true, description: '有效期，脚本里是 3600', example: 3600 },
          {
            name: 'paths',
            type: 'string[]',
            required: true,
            description: '文件路径',
            example: ['works/demo/work.json'],
          },
        ],
      },
      response: unknownAnswer,
    },
    {
      id: 'work-download',
      method: 'GET',
      path: '/open/v1/work/download',
      title: '打包文件的下载地址',
      summary: '返回打包文件的下载地址，取第一个即可。要先完成 `work-compress` 任务。',
      source: '2022–2023',
      parameters: [vrCode],
      response: {
        type: 'object',
        schema: 'WorkDownload',
        fields: always([
          { name: 'presigned_urls', type: 'string[]', description: '下载地址，用第 0 个' },
          { name: 'expired_timestamp', type: 'any', description: '下载截止时间，Unix 时间戳' },
        ]),
        examples: [
          {
            title: '成功',
            data: { presigned_urls: ['https://example.com/work.tar'], expired_timestamp: 1772422200 },
          },
        ],
      },
      print: 'data.presigned_urls[0]',
    },
    {
      id: 'work-sign',
      method: 'POST',
      path: '/open/v1/work/sign',
      title: '给空间数据签名',
      summary: '换掉 `base_url` 之后重新签名。请求体是改好的整份 `work.json`。',
      source: '2022–2023',
      parameters: [vrCode],
      body: { kind: 'file', file: 'work.json', description: '解包得到的 `work.json`，`base_url` 换成你自己的地址前缀' },
      response: {
        type: 'object',
        description: '原来的空间数据，多出签名的两个字段',
        schema: 'SignedWork',
        fields: signedWork,
        examples: [
          {
            title: '成功（节选）',
            data: {
              base_url: 'https://cdn.example.com/works/demo/',
              certificate: '<certificate>',
              _signature: '<signature>',
            },
          },
        ],
      },
      notes: [
        '签名前先确认 `base_url` 加图片路径能打开。签名后的数据存起来，原样交给前端；改动任何字段都会得到 `Invalid signature.`。',
        '要低清版本时，为每种清晰度各签一份。2022 年的文档建议边长 1024 和 512。',
      ],
      print: "'已签名，资源前缀：', data.base_url",
    },
  ],
  callbacks: [
    {
      id: 'shepherd-callback',
      title: '任务完成的回调',
      summary:
        '任务完成后，平台向应用配置的地址（主机加路径）发送 `POST` 请求，请求体是 JSON。没有签名，[收到之后再查一次](./docs/faq/callbacks.mdx)。',
      source: '2022–2023',
      schema: 'ShepherdCallback',
      fields: always([
        { name: 'vr_code', type: 'string', description: '空间编号' },
        { name: 'start_time', type: 'integer', description: '开始时间，Unix 秒' },
        { name: 'end_time', type: 'integer', description: '结束时间，Unix 秒' },
        { name: 'message', type: 'object', description: '附加信息，格式没有文档' },
      ]),
      example: { vr_code: VR_CODE, start_time: 1772418000, end_time: 1772418600, message: {} },
    },
  ],
}

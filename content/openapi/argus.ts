import type { GroupInput } from '../../src/openapi/types'
import { credentialExample, uploadCredential } from './upload-credential'

const TASK_CODE = 'TASK_CODE'

export const argus: GroupInput = {
  id: 'argus',
  title: 'Argus 重建',
  intro: ['从全景图算出深度图、点云和相机位姿。要先申请开通，输入要求与产出见 [Argus 重建的流程](#argus-flow)。'],
  endpoints: [
    {
      id: 'argus-token',
      method: 'GET',
      path: '/open/v1/argus/file/token',
      title: '上传凭证（Argus）',
      summary: '返回上传压缩包用的对象存储临时凭证。不要保存，也不要写进日志。',
      source: '2026',
      response: {
        type: 'object',
        schema: 'UploadCredential',
        fields: uploadCredential,
        examples: [{ title: '成功（节选）', data: credentialExample('argus') }],
      },
      print: 'data.bucket, data.region, data.prefix',
    },
    {
      id: 'argus-submit',
      method: 'POST',
      path: '/open/v1/argus/task/submit',
      title: '提交重建任务',
      summary: '提交已经上传的压缩包。这个接口**不是幂等的**：没收到应答时别直接重发，否则会多出一个任务。',
      source: '2026',
      body: {
        kind: 'json',
        fields: [
          {
            name: 'private_cos_keys',
            type: 'string[]',
            required: true,
            minItems: 1,
            description: '压缩包的完整路径，即 `prefix` 加上传的键',
            example: ['example/T-XXXXXXXX/argus/flat.zip'],
          },
          { name: 'title', type: 'string', required: true, description: '任务标题', example: '朝阳样板间' },
        ],
      },
      response: {
        type: 'object',
        schema: 'ArgusTask',
        fields: [{ name: 'task_code', type: 'string', required: true, description: '任务编号，查询时用' }],
        examples: [{ title: '成功', data: { task_code: TASK_CODE } }],
      },
      print: 'data.task_code',
    },
    {
      id: 'argus-info',
      method: 'GET',
      path: '/open/v1/argus/task/info',
      title: '查询重建任务',
      summary: '按任务编号查询进度，成功后得到结果的临时下载地址。',
      source: '2026',
      parameters: [
        { name: 'task_code', in: 'query', type: 'string', required: true, description: '任务编号', example: TASK_CODE },
      ],
      response: {
        type: 'object',
        schema: 'ArgusTaskInfo',
        fields: [
          {
            name: 'status',
            type: 'integer',
            required: true,
            description: '任务状态',
            values: [
              [0, '排队'],
              [1, '处理中'],
              [2, '成功'],
              [3, '失败'],
            ],
          },
          { name: 'output_url', type: 'string', required: true, description: '结果的临时下载地址，成功前是空串' },
          {
            name: 'expiration_timestamp',
            type: 'integer',
            required: true,
            description: '下载地址的到期时间，Unix 时间戳',
          },
          { name: 'create_timestamp', type: 'integer', required: true, description: '创建时间' },
          { name: 'modify_timestamp', type: 'integer', required: true, description: '更新时间' },
          { name: 'error_message', type: 'string', required: true, description: '失败原因' },
        ],
        examples: [
          {
            title: '成功',
            data: {
              status: 2,
              output_url: 'https://example.com/output.zip',
              expiration_timestamp: 1772422200,
              create_timestamp: 1772418000,
              modify_timestamp: 1772418600,
              error_message: '',
            },
          },
        ],
      },
      notes: ['`output_url` 会过期，不要保存；要下载时再查一次。'],
      print: 'data.status, data.error_message',
    },
  ],
}

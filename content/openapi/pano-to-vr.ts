import type { GroupInput } from '../../src/openapi/types'
import { credentialExample, uploadCredential } from './upload-credential'

const TASK_CODE = 'TASK_CODE'
const PROJECT_ID = 'pano-XXXXXXXX'

export const panoToVr: GroupInput = {
  id: 'pano-to-vr',
  title: '全景图生成 VR',
  intro: ['把一组全景图生成可浏览的空间。要先申请开通，步骤与压缩包格式见[全景图生成 VR 的流程](#pano-flow)。'],
  endpoints: [
    {
      id: 'pano-token',
      method: 'GET',
      path: '/open/v1/pano/file/token',
      title: '上传凭证',
      summary: '返回上传压缩包用的对象存储临时凭证。不要保存，也不要写进日志。',
      source: '2026',
      response: {
        type: 'object',
        schema: 'UploadCredential',
        fields: uploadCredential,
        examples: [{ title: '成功（节选）', data: credentialExample('pano') }],
      },
      print: 'data.bucket, data.region, data.prefix',
    },
    {
      id: 'pano-submit',
      method: 'POST',
      path: '/open/v1/pano/task/submit',
      title: '提交生成任务',
      summary: '提交已经上传的压缩包，得到任务编号。',
      source: '2026',
      body: {
        kind: 'json',
        fields: [
          { name: 'project_name', type: 'string', required: true, description: '项目名称', example: '朝阳样板间' },
          { name: 'zip_cos_url', type: 'string', description: '压缩包的公网或预签名地址；`download_host` 有值时用它' },
          {
            name: 'private_cos_key',
            type: 'string',
            description: '私有桶里的路径，即 `prefix` 加上传的键；`download_host` 为空时用它',
            example: 'example/T-XXXXXXXX/pano/flat.zip',
          },
        ],
        oneOf: ['zip_cos_url', 'private_cos_key'],
      },
      response: {
        type: 'object',
        schema: 'PanoTask',
        fields: [
          { name: 'project_id', type: 'string', required: true, description: '项目编号' },
          { name: 'task_code', type: 'string', required: true, description: '任务编号，查询状态时用' },
        ],
        examples: [{ title: '成功', data: { project_id: PROJECT_ID, task_code: TASK_CODE } }],
      },
      failures: [
        {
          code: -1,
          status: 'zip_cos_url or private_cos_key is required',
          businessCode: '50',
          cause: '两个地址都没有给',
          remedy: '按 `download_host` 是否为空，给其中一个',
        },
        {
          code: -1,
          status: 'create project via mix-svc failed: 用户标识不能为空',
          businessCode: '10001',
          cause: '凭证权限不足，或者这项能力没有开通',
          remedy: '发邮件申请开通，再换一个新凭证',
        },
      ],
      print: 'data.task_code',
    },
    {
      id: 'pano-status',
      method: 'GET',
      path: '/open/v1/pano/task/status',
      title: '查询生成任务',
      summary: '按任务编号查询进度，成功后得到空间的链接。',
      source: '2026',
      parameters: [
        { name: 'task_code', in: 'query', type: 'string', required: true, description: '任务编号', example: TASK_CODE },
      ],
      response: {
        type: 'object',
        schema: 'PanoTaskStatus',
        fields: [
          { name: 'project_id', type: 'string', required: true, description: '项目编号' },
          {
            name: 'status',
            type: 'string',
            required: true,
            description: '任务状态',
            values: [
              ['pending', '等待'],
              ['processing', '处理中'],
              ['success', '成功'],
              ['failed', '失败'],
            ],
          },
          { name: 'vr_url', type: 'string', required: true, description: '空间链接，成功前是空串' },
        ],
        examples: [
          { title: '成功', data: { project_id: PROJECT_ID, status: 'success', vr_url: 'https://example.com/vr' } },
          { title: '任务失败', data: { project_id: PROJECT_ID, status: 'failed', vr_url: '' } },
        ],
      },
      notes: [
        '任务失败时外层的 `code` 仍是 0，要看 `data.status`。',
        '公开工具的轮询间隔是 30 s，最多 60 次。期间凭证可能过期，见到 `-3` 就换新的再查。',
      ],
      print: 'data.status, data.vr_url',
    },
  ],
}

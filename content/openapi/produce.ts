import type { Field, GroupInput, Parameter } from '../../src/openapi/types'
import { always } from './common-fields'
import { deviceType, listStates, project, projectExample, shootType } from './project-fields'

const appCode: Parameter = {
  name: 'app_code',
  in: 'query',
  type: 'string',
  required: true,
  description: '控制台里的 Application Id',
}
const projectId: Parameter = {
  name: 'project_id',
  in: 'query',
  type: 'string',
  required: true,
  description: '项目编号',
  example: 'auto3d-XXXXXXXX',
}
const userIdentifier: Field = { name: 'user_identifier', type: 'string', description: '用户在你系统里的编号' }

export const produce: GroupInput = {
  id: 'produce',
  title: '生产项目',
  intro: [
    '项目在拍摄时产生，早于 `vr_code`。这四个接口的原始文档没有列出 `Authorization` 头，这里按其他接口的规则带上。',
  ],
  endpoints: [
    {
      id: 'project-create',
      method: 'POST',
      path: '/open/v1/produce/project/create',
      title: '创建项目',
      summary: '为一次拍摄创建项目。',
      auth: 'assumed',
      source: '2022–2023',
      body: {
        kind: 'json',
        fields: [
          { name: 'name', type: 'string', required: true, description: '名称', example: '朝阳样板间' },
          { ...userIdentifier, required: true, example: 'user-1001' },
          { name: 'app_code', type: 'string', required: true, description: '控制台里的 Application Id' },
          { ...deviceType, required: true, default: 2, example: 2 },
          { name: 'remark', type: 'string', maxLength: 100, description: '备注' },
          { ...shootType, default: 2 },
          { name: 'extension', type: 'string', encoded: 'json', description: '扩展信息的 JSON 字符串' },
        ],
      },
      response: {
        type: 'object',
        schema: 'ProjectCreated',
        fields: always([
          { name: 'project_id', type: 'string', description: '项目编号' },
          { name: 'name', type: 'string', description: '名称' },
          { name: 'create_time', type: 'string', description: '创建时间' },
          { name: 'remark', type: 'string', description: '备注' },
          userIdentifier,
        ]),
        examples: [
          {
            title: '成功',
            data: {
              project_id: 'auto3d-XXXXXXXX',
              name: '朝阳样板间',
              create_time: '2026-03-02 10:24:18',
              remark: '',
              user_identifier: 'user-1001',
            },
          },
        ],
      },
      print: 'data.project_id',
    },
    {
      id: 'project-list',
      method: 'GET',
      path: '/open/v1/produce/project/list',
      title: '项目列表',
      summary: '按时间、状态列出应用名下的项目。',
      auth: 'assumed',
      source: '2022–2023',
      parameters: [
        appCode,
        { name: 'page', in: 'query', type: 'integer', description: '页码，从 1 开始', example: 1 },
        { name: 'page_size', in: 'query', type: 'integer', default: 20, description: '每页条数' },
        { name: 'start_timestamp', in: 'query', type: 'integer', description: '起始时间，Unix 秒' },
        { name: 'end_timestamp', in: 'query', type: 'integer', description: '结束时间，Unix 秒' },
        {
          name: 'status',
          in: 'query',
          type: 'integer',
          description: '状态',
          values: listStates,
        },
        {
          name: 'sort',
          in: 'query',
          type: 'string',
          description: '排序',
          values: [
            ['desc', '降序'],
            ['asc', '升序'],
          ],
        },
        { name: 'start_id', in: 'query', type: 'string', description: '从这个编号开始，取自上一页的 `next_start_id`' },
      ],
      response: {
        type: 'object',
        schema: 'ProjectList',
        fields: always([
          { name: 'total', type: 'integer', description: '总数' },
          { name: 'current_page', type: 'integer', description: '当前页码' },
          { name: 'page_size', type: 'integer', description: '每页条数' },
          { name: 'next_start_id', type: 'integer', description: '下一页的起始编号' },
          { name: 'project_list', type: 'object[]', description: '项目', schema: 'Project', fields: project },
        ]),
        examples: [
          {
            title: '成功',
            data: { total: 1, current_page: 1, page_size: 20, next_start_id: 0, project_list: [projectExample] },
          },
        ],
      },
      print: 'data.project_list',
    },
    {
      id: 'project-detail',
      method: 'GET',
      path: '/open/v1/produce/project/detail',
      title: '项目详情',
      summary: '查询一个项目的状态、设备和生成的空间编号。',
      auth: 'assumed',
      source: '2022–2023',
      parameters: [projectId, appCode],
      response: {
        type: 'object',
        schema: 'ProjectDetail',
        fields: always([
          ...project,
          deviceType,
          shootType,
          { name: 'extension', type: 'string', encoded: 'json', description: '扩展信息的 JSON 字符串' },
          userIdentifier,
        ]),
        examples: [
          {
            title: '成功',
            data: { ...projectExample, device_type: 2, shoot_type: 2, extension: '{}', user_identifier: 'user-1001' },
          },
        ],
      },
    },
    {
      id: 'project-ticket',
      method: 'GET',
      path: '/open/v1/produce/project/apply/ticket',
      title: '申请项目操作票',
      summary: '为客户端 SDK 的一次操作申请票。',
      auth: 'assumed',
      source: '2022–2023',
      parameters: [
        appCode,
        { ...userIdentifier, in: 'query', required: true, example: 'user-1001' },
        {
          name: 'action',
          in: 'query',
          type: 'string',
          required: true,
          description: '操作名，由客户端 SDK 给出，例如 `apply_cos_token`',
          example: 'apply_cos_token',
        },
        projectId,
      ],
      response: {
        type: 'object',
        schema: 'ProjectTicket',
        fields: always([{ name: 'ticket', type: 'string', description: '操作票，只能用一次，5 分钟内有效' }]),
        examples: [{ title: '成功', data: { ticket: '<ticket>' } }],
      },
      print: "'已取得操作票，长度', data.ticket.length",
    },
  ],
}

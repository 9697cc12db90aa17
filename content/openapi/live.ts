import type { Field, GroupInput } from '../../src/openapi/types'
import { always } from './common-fields'

const appId: Field = { name: 'app_id', type: 'string', required: true, description: '控制台里的 Application Id' }
const roomCode: Field = {
  name: 'room_code',
  type: 'string',
  required: true,
  description: '房间号',
  example: 'ROOM_CODE',
}
const ROOM_LINK = 'wss://ws-access.realsee.com/open/ROOM_CODE?open_app_id=APP_ID'

const room: Field[] = always([
  { name: 'room_code', type: 'string', description: '房间号' },
  { name: 'room_link', type: 'string', description: '长连接地址，`wss://` 开头' },
])

export const live: GroupInput = {
  id: 'live-tour',
  title: '带看',
  intro: [
    '开房间、给每位用户发入场票、签发语音签名。前端怎样用这些值，见[入场票](./docs/live/faq/ticket.mdx)和[语音签名](./docs/live/faq/voice-sign.mdx)。',
    '角色要先在控制台登记，请求里只能用登记过的。见过的角色和它们的权限，见[角色与权限](./docs/live/preparation/account.mdx#roles)。',
  ],
  endpoints: [
    {
      id: 'live-entrance',
      method: 'POST',
      path: '/open/v1/live/entrance',
      title: '创建带看房间',
      summary: '开一间带看房间，得到房间号和长连接地址。',
      source: '2022–2023',
      body: {
        kind: 'json',
        fields: [
          appId,
          {
            name: 'create_user_id',
            type: 'string',
            required: true,
            description: '创建者在你系统里的编号',
            example: 'user-1001',
          },
          { name: 'create_user_role', type: 'string', required: true, description: '创建者的角色', example: 'anchor' },
          {
            name: 'members',
            type: 'string',
            required: true,
            encoded: 'json',
            description: '成员数组的 JSON 字符串，每项是 `{ user_id, user_role, extension }`',
            example: [{ user_id: 'user-2001', user_role: 'audience', extension: {} }],
          },
          {
            name: 'additive',
            type: 'string',
            encoded: 'json',
            description: '附加信息的 JSON 字符串，随事件回调带回',
          },
        ],
      },
      response: {
        type: 'object',
        schema: 'LiveRoom',
        fields: room,
        examples: [{ title: '成功', data: { room_code: 'ROOM_CODE', room_link: ROOM_LINK } }],
      },
      notes: ['`members` 和 `additive` 是**字符串**，不是数组或对象。'],
    },
    {
      id: 'live-ticket',
      method: 'POST',
      path: '/open/v1/live/apply/ticket',
      title: '申请入场票',
      summary: '为一位用户申请进入房间的票。每次进入都要新的一张。',
      source: '2022–2023',
      body: {
        kind: 'json',
        fields: [
          appId,
          {
            name: 'user_id',
            type: 'string',
            required: true,
            description: '用户在你系统里的编号',
            example: 'user-2001',
          },
          { name: 'user_role', type: 'string', required: true, description: '用户的角色', example: 'audience' },
          roomCode,
          {
            name: 'extension',
            type: 'string',
            encoded: 'json',
            description: '用户扩展信息的 JSON 字符串',
            example: { nickname: '小林' },
          },
        ],
      },
      response: {
        type: 'object',
        schema: 'LiveTicket',
        fields: always([
          { name: 'ticket', type: 'string', description: '入场票，只能用一次，5 分钟内有效' },
          { name: 'room_link', type: 'string', description: '长连接地址' },
        ]),
        examples: [{ title: '成功', data: { ticket: '<ticket>', room_link: ROOM_LINK } }],
      },
      print: 'data.room_link',
    },
    {
      id: 'live-voice-sign',
      method: 'POST',
      path: '/open/v1/live/voice/sign',
      title: '语音签名',
      summary: '签发进入语音房间的签名。',
      source: '2022–2023',
      body: {
        kind: 'json',
        fields: [
          appId,
          {
            name: 'user_identifier',
            type: 'string',
            required: true,
            description: '用户在你系统里的编号',
            example: 'user-2001',
          },
          {
            name: 'user_role',
            type: 'string',
            required: true,
            description: '用户的角色。列为必填，但文档没有解释',
            example: 'audience',
          },
          roomCode,
          { name: 'voice_id', type: 'string', description: '语音房间号' },
        ],
      },
      response: {
        type: 'object',
        schema: 'VoiceSign',
        fields: always([
          { name: 'voice_app_id', type: 'string', description: '语音应用编号，前端的 `sdkAppId`（转成数字）' },
          { name: 'user_identifier', type: 'string', description: '用户编号，前端的 `userId`' },
          { name: 'sign', type: 'string', description: '签名，前端的 `userSig`' },
        ]),
        examples: [
          { title: '成功', data: { voice_app_id: '1400000000', user_identifier: 'user-2001', sign: '<sign>' } },
        ],
      },
      print: 'data.voice_app_id, data.user_identifier',
    },
    {
      id: 'live-room',
      method: 'GET',
      path: '/open/v1/live/room/detail',
      title: '房间详情',
      summary: '按房间号查询房间。',
      source: '2022–2023',
      parameters: [
        { ...appId, in: 'query' },
        { ...roomCode, in: 'query' },
      ],
      response: {
        type: 'object',
        schema: 'LiveRoomDetail',
        fields: [
          ...room,
          { name: 'active_session_id', type: 'any', description: '2025 年后才有，当前会话' },
          { name: 'app', type: 'object', description: '2025 年后才有，应用的设置在 `app.extension`' },
          { name: 'role', type: 'object', description: '2025 年后才有，每个角色的权限开关' },
        ],
        examples: [{ title: '成功（2022 年的字段）', data: { room_code: 'ROOM_CODE', room_link: ROOM_LINK } }],
      },
      notes: [
        '`app.extension` 里见过的键：`allow_dynamic_enter`、`auto_destroy`、`callback_url`、`keep_alive_time`、`max_user_count`、`max_using_time`、`ticket_validate_time`、`record_voice`、`vr_allow_hosts`、`voice`、`ws_access`。类型没有文档。',
      ],
    },
  ],
}

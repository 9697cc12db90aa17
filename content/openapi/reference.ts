import type { ReferenceInput } from '../../src/openapi/types'
import { argus } from './argus'
import { auth } from './auth'
import { core } from './core'
import { design } from './design'
import { envelope } from './envelope'
import { extended } from './extended'
import { live } from './live'
import { panoToVr } from './pano-to-vr'
import { pluginData } from './plugin-data'
import { produce } from './produce'
import { tools } from './tools'
import { transfer } from './transfer'

/** The open API as data: the page, its samples and the OpenAPI document are made from it. */
export const reference: ReferenceInput = {
  title: '如视开放平台 API',
  version: '1.0.0',
  description:
    '服务端接口：换取凭证、读取空间数据、开带看房间、转储、生成 VR 与重建。密钥只放在服务器上。2022–2023 年文档里的接口没有在今天的网关上逐一验证，以控制台为准。',
  servers: [
    { url: 'https://app-gateway.realsee.cn', description: '中国大陆账号' },
    { url: 'https://app-gateway.realsee.ai', description: '海外账号' },
  ],
  envelope,
  failures: [
    {
      code: -3,
      status: 'miss authorization',
      cause: '请求没有带 `Authorization` 头',
      remedy: '把凭证原样放进 `Authorization`，不加 `Bearer`',
    },
    {
      code: -3,
      status: 'access_token expired',
      cause: '凭证过期',
      remedy: '换一个新凭证；读取类请求重试一次，提交任务的请求先查结果',
    },
  ],
  limits: [
    { scope: '每个 API Key', calls: 256, period: '分钟' },
    { scope: '每个 IP', calls: 500, period: '分钟' },
  ],
  groups: [auth, core, extended, pluginData, live, produce, design, tools, transfer, panoToVr, argus],
}

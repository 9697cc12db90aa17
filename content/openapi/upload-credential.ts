import type { Field, JsonValue } from '../../src/openapi/types'
import { always } from './common-fields'

/** Fields of a temporary object storage credential. Argus lists the first eight as always there; both services answer with the same. */
export const uploadCredential: Field[] = [
  ...always([
    { name: 'tmpSecretId', type: 'string', description: '临时密钥编号' },
    { name: 'tmpSecretKey', type: 'string', description: '临时密钥' },
    { name: 'sessionToken', type: 'string', description: '临时会话凭证' },
    { name: 'bucket', type: 'string', description: '存储桶' },
    { name: 'region', type: 'string', description: '存储桶所在区域' },
    { name: 'prefix', type: 'string', description: '对象路径的前缀，上传的键接在后面' },
    { name: 'expire', type: 'integer', description: '有效时长，秒。不是时间戳' },
    { name: 'ttl', type: 'integer', description: '有效时长，秒。见过 3600' },
  ]),
  { name: 'host', type: 'string', description: '存储服务地址' },
  { name: 'app_id', type: 'string', description: '存储服务的账号' },
  {
    name: 'is_accelerate',
    type: 'string',
    description: '是否加速上传',
    values: [
      ['0', '否'],
      ['1', '是'],
    ],
  },
  { name: 'custom_domain', type: 'string', description: '自定义上传域名' },
  { name: 'custom_scheme', type: 'string', description: '自定义域名的协议' },
  {
    name: 'download_type',
    type: 'string',
    description: '下载方式',
    values: [
      ['presign', '预签名'],
      ['direct', '直链'],
    ],
  },
  { name: 'download_host', type: 'string', description: '下载主机；私有桶为空串' },
  { name: 'backup', type: 'any', nullable: true, description: '备用凭证，可能为 `null`' },
  { name: 'force_path_style', type: 'boolean', description: '桶名是否写在路径里，可能没有' },
]

/** A credential with placeholders for everything that is secret. */
export const credentialExample = (purpose: string): Record<string, JsonValue> => ({
  tmpSecretId: '<tmpSecretId>',
  tmpSecretKey: '<tmpSecretKey>',
  sessionToken: '<sessionToken>',
  bucket: 'example-private',
  region: 'ap-beijing',
  prefix: `example/T-XXXXXXXX/${purpose}/`,
  expire: 3600,
  ttl: 3600,
  download_type: 'presign',
  download_host: '',
})

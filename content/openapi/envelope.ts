import type { Field } from '../../src/openapi/types'

/** Fields around the `data` of every response. */
export const envelope: Field[] = [
  { name: 'code', type: 'integer', required: true, description: '0 表示成功。只用它判断成败' },
  { name: 'status', type: 'string', required: true, description: '`success` 或简短的原因，给人看' },
  { name: 'request_id', type: 'string', required: true, description: '每次请求不同，反馈问题时附上' },
  { name: 'trace_id', type: 'string', description: '链路追踪编号' },
  { name: 'business_code', type: 'string', description: '成功时为空串或 `"0"`，失败时是具体编号，例如 `"10001"`' },
  { name: 'osi_request_id', type: 'string', description: '平台内部使用，可能为空' },
  { name: 'cost', type: 'integer', description: '服务端耗时，毫秒' },
]

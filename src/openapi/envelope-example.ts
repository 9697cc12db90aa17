import type { JsonValue } from './types'

/** The part of the envelope that examples show. */
export const envelope = (code: number, status: string, data: JsonValue, businessCode?: string): JsonValue => ({
  code,
  status,
  request_id: 'req-0001',
  ...(businessCode && { business_code: businessCode }),
  data,
})

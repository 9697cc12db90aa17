import { outsideText } from './addresses'
import type { Failure, JsonValue } from './types'

/** The part of the envelope that examples show. */
export const envelope = (code: number, status: string, data: JsonValue, businessCode?: string): JsonValue => ({
  code,
  status,
  request_id: 'req-0001',
  ...(businessCode && { business_code: businessCode }),
  data,
})

/** @returns a failure as an example object of OpenAPI. */
export const failureExample = ({ code, status, businessCode, cause, remedy }: Failure): object => ({
  summary: status,
  description: outsideText(`${cause}。${remedy}`),
  value: envelope(code, status, null, businessCode),
})

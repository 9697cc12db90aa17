import type { IncomingMessage, ServerResponse } from 'node:http'

/** 说得出原因的失败：状态码和文字都可以给页面看。 */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** 应答一段 JSON，不许缓存：票只能用一次，签名每次取新的。 */
export function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** 读一段不超过 `limit` 字节的 JSON 对象；太大抛 413，不是 JSON 对象抛 400。 */
export async function readJson(request: IncomingMessage, limit = 16_384): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limit) throw new HttpError(413, '请求体太大')
    parts.push(part)
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // 与“不是对象”一样处理
  }
  throw new HttpError(400, '请求体不是 JSON 对象')
}

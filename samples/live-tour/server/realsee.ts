import process from 'node:process'

/** 中国大陆的网关。海外账号把环境变量 REALSEE_GATEWAY 设成 https://app-gateway.realsee.ai。 */
const gateway = () => process.env.REALSEE_GATEWAY ?? 'https://app-gateway.realsee.cn'

interface Reply<T> {
  code: number
  status: string
  request_id: string
  trace_id: string
  data: T
}

export class RealseeError extends Error {
  readonly code: number
  readonly requestId: string

  constructor({ code, status, request_id, trace_id }: Reply<unknown>) {
    super(`${code} ${status} (request_id ${request_id}, trace_id ${trace_id})`)
    this.code = code
    this.requestId = request_id
  }

  get expired(): boolean {
    return this.code === -3 || this.message.includes('expired')
  }
}

async function send<T>(url: URL, init: RequestInit): Promise<T> {
  const res = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) })
  if (!res.ok) throw new Error(`HTTP ${res.status}`)
  const reply = (await res.json()) as Reply<T>
  if (reply.code !== 0) throw new RealseeError(reply)
  return reply.data
}

let cached: { token: string; until: number } | undefined
let asking: Promise<string> | undefined

async function newToken(): Promise<string> {
  const { REALSEE_APP_KEY: app_key, REALSEE_APP_SECRET: app_secret } = process.env
  if (!app_key || !app_secret) throw new Error('先设置环境变量 REALSEE_APP_KEY 和 REALSEE_APP_SECRET')
  const data = await send<{ access_token: string; expire_at: number }>(new URL('/auth/access_token', gateway()), {
    method: 'POST',
    body: new URLSearchParams({ app_key, app_secret }),
  })
  // expire_at 以秒计；提前 30 s 换新
  cached = { token: data.access_token, until: data.expire_at * 1000 - 30_000 }
  return cached.token
}

/** 缓存里的凭证；没有就换一个。许多请求同时等着时，只换一次。 */
async function accessToken(): Promise<string> {
  if (cached && Date.now() < cached.until) return cached.token
  asking ??= newToken().finally(() => {
    asking = undefined
  })
  return asking
}

/** 带着凭证发一次。网关说凭证过期，就丢掉它，下一次换新的。 */
async function call<T>(url: URL, init: RequestInit = {}): Promise<T> {
  const token = await accessToken()
  try {
    return await send<T>(url, { ...init, headers: { ...init.headers, Authorization: token } })
  } catch (error) {
    // 别的请求可能已经换过：只丢自己用的这一个
    if (error instanceof RealseeError && error.expired && cached?.token === token) cached = undefined
    throw error
  }
}

/** 查询：凭证过期时换新，再试一次。 */
export async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const url = new URL(path, gateway())
  url.search = new URLSearchParams(query).toString()
  try {
    return await call<T>(url)
  } catch (error) {
    if (!(error instanceof RealseeError && error.expired)) throw error
    return call<T>(url)
  }
}

/** 提交：失败就抛出，不自动重发；凭证过期时，下一次提交会换新。 */
export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  return call<T>(new URL(path, gateway()), { method: 'POST', headers, body: JSON.stringify(body) })
}

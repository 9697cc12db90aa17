import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { openRooms, type Rooms } from './rooms'

/** 模拟网关：只在本机代替平台，接口与返回照开放 API 页，票和凭证的规则也照它。不要放到网上。 */
export interface Gateway {
  port: number
  rooms: Rooms
  close: () => void
}

export interface GatewayOptions {
  port: number
  appKey: string
  appSecret: string
  /** 任务完成时往哪里回调；不写就不回调。 */
  callbackUrl?: string
  /** 凭证有效多久，毫秒。 */
  tokenLife?: number
}

class Refused extends Error {
  constructor(
    readonly code: number,
    status: string,
  ) {
    super(status)
  }
}

type Fields = Record<string, string>

/** 打开模拟网关，端口开始监听时兑现。 */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { appKey, appSecret, callbackUrl, tokenLife = 300_000 } = options
  const tokens = new Map<string, number>()
  const rooms = openRooms(options.port)
  let tasks = 0

  const newToken = ({ app_key, app_secret }: Fields) => {
    if (app_key !== appKey || app_secret !== appSecret) throw new Refused(-1, 'illegal app')
    const access_token = randomUUID()
    tokens.set(access_token, Date.now() + tokenLife)
    return { access_token, expire_at: Math.floor((Date.now() + tokenLife) / 1000) }
  }
  const checkToken = (token: string | undefined) => {
    if (!token) throw new Refused(-3, 'miss authorization')
    if ((tokens.get(token) ?? 0) < Date.now()) throw new Refused(-3, 'access_token expired')
  }
  const newTask = ({ vr_code }: Fields) => {
    const start_time = Math.floor(Date.now() / 1000)
    const body = JSON.stringify({ vr_code, start_time, end_time: start_time + 1, message: {} })
    const headers = { 'Content-Type': 'application/json' }
    const tell = async () => callbackUrl && (await fetch(callbackUrl, { method: 'POST', headers, body }))
    setTimeout(() => void tell().catch((reason: unknown) => console.error('[mock] 回调没有送到', reason)), 1000)
    return ++tasks
  }
  const answers: Record<string, (fields: Fields) => unknown> = {
    '/open/v1/live/entrance': (fields) => rooms.create(fields),
    '/open/v1/live/apply/ticket': (fields) => rooms.ticket(fields) ?? refuse('room not exist'),
    '/open/v1/live/room/detail': ({ room_code = '' }) => rooms.detail(room_code) ?? refuse('room not exist'),
    '/open/v1/live/voice/sign': ({ user_identifier }) => ({
      voice_app_id: '1400000000',
      user_identifier,
      sign: randomUUID(),
    }),
    '/open/v1/shepherd/task/create': newTask,
    '/open/v1/work/download': () => ({ presigned_urls: ['http://localhost/work.tar'], expired_timestamp: 0 }),
  }

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await text(request)
    if (url.pathname === '/auth/access_token') return newToken(Object.fromEntries(new URLSearchParams(body)))
    checkToken(request.headers.authorization)
    const found = answers[url.pathname] ?? refuse('not found')
    return found(body ? (JSON.parse(body) as Fields) : Object.fromEntries(url.searchParams))
  }
  const server = createServer((request, response) => {
    const send = (code: number, status: string, data: unknown) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ request_id: randomUUID(), trace_id: randomUUID(), code, status, data }))
    }
    answer(request).then(
      (data) => send(0, 'success', data),
      (error: unknown) => {
        if (error instanceof Refused) send(error.code, error.message, null)
        else send(-1, 'bad request', null)
      },
    )
  })
  server.on('upgrade', rooms.upgrade)
  await new Promise<void>((done, fail) => server.once('error', fail).listen(options.port, '127.0.0.1', done))
  return { port: options.port, rooms, close: () => (rooms.close(), server.close()) }
}

function refuse(status: string): never {
  throw new Refused(-1, status)
}

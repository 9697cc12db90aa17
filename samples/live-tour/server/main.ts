import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { callbackName, type Callback } from './callbacks'
import { HttpError, readJson, reply } from './http'
import { applyEntry, createRoom, type LiveUser, type Post } from './room'
import { signVoice } from './voice-sign'

export interface Deps {
  post: Post
  /** 控制台里的 Application Id，与 `app_key` 相同。 */
  appId: string
  /**
   * 从 Cookie 认出用户，并决定他在这间房的角色；没有登录或不许进入时返回 `null`。
   * `roomCode` 是 `undefined`：他要新建房间。
   */
  userFor: (cookie: string | undefined, roomCode: string | undefined) => LiveUser | null
  /** 房间建好了，`userId` 是主持人。 */
  rememberHost: (roomCode: string, userId: string) => void
  /** 回调地址里猜不到的那一段，和收到之后做什么。 */
  callbackSecret: string
  onCallback: (callback: Callback) => void
  /** 其余的地址，例如页面。 */
  page: (request: IncomingMessage, response: ServerResponse) => void
}

/**
 * `POST /api/rooms` → `{ roomCode }`，主持人新建房间。
 * `POST /api/rooms/<房间号>/entry` → `{ url, ticket }`，每个人每次进入。
 * `POST /api/live/voice-sign` → 语音签名。
 * `POST /callbacks/<猜不到的一段>/<名字>` → `{ code: 0 }`。
 */
export function tourServer(deps: Deps) {
  return createServer((request, response) => {
    if (request.method !== 'POST') return deps.page(request, response)
    route(deps, request).then(
      (body) => reply(response, 200, body),
      (error: unknown) => {
        if (error instanceof HttpError) return reply(response, error.status, { message: error.message })
        // 原因写进日志，不给页面
        console.error('[server]', request.url, error)
        reply(response, 502, { message: '暂时不能完成' })
      },
    )
  })
}

/**
 * Cookie 是浏览器自动带上的，别的网站也能借它替用户发请求。新的浏览器写明请求从哪里来，旧的靠 Cookie 的 SameSite 拦住。
 * 页面和接口在两个子域名上时，再放行 `same-site`。
 */
function fromOwnPage(request: IncomingMessage): void {
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin') throw new HttpError(403, '只接受自己的页面发来的请求')
}

async function route(deps: Deps, request: IncomingMessage): Promise<unknown> {
  const { post, appId } = deps
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const signedIn = (roomCode?: string): LiveUser => {
    fromOwnPage(request)
    const user = deps.userFor(request.headers.cookie, roomCode)
    if (!user) throw new HttpError(401, '请先登录')
    return user
  }

  if (pathname === '/api/rooms') {
    const host = signedIn()
    const { room_code } = await createRoom(post, appId, host)
    deps.rememberHost(room_code, host.id)
    return { roomCode: room_code }
  }
  const roomCode = /^\/api\/rooms\/([\w-]+)\/entry$/.exec(pathname)?.[1]
  if (roomCode) return applyEntry(post, appId, roomCode, signedIn(roomCode))
  if (pathname === '/api/live/voice-sign') {
    signedIn() // 没有登录的人，请求体也不读
    const asked = await readJson(request)
    return signVoice(post, appId, signedIn(String(asked.roomId)), asked)
  }
  const name = callbackName(pathname, deps.callbackSecret)
  if (name === undefined) throw new HttpError(404, '没有这个接口')
  deps.onCallback({ name, body: await readJson(request, 1_048_576) })
  return { code: 0 }
}

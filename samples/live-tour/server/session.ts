import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { LiveUser } from './room'

/** 示范用的登录：第一次打开页面就是一位新用户，存在内存里。换成你自己的登录。 */
const people = new Map<string, { id: string; nickname: string }>()
const hosts = new Map<string, string>()

const sessionOf = (cookie = '') => /(?:^|;\s*)session=([\w-]+)/.exec(cookie)?.[1] ?? ''

/** 没有登录就登录，在应答头里写 Cookie。 */
export function signIn(cookie: string | undefined, response: ServerResponse): void {
  if (people.has(sessionOf(cookie))) return
  const session = randomUUID()
  people.set(session, { id: `u-${randomUUID().slice(0, 8)}`, nickname: `访客 ${people.size + 1}` })
  response.setHeader('Set-Cookie', `session=${session}; Path=/; HttpOnly; SameSite=Lax`)
}

/** 建房间的人记为这间房的主持人。 */
export function rememberHost(roomCode: string, userId: string): void {
  hosts.set(roomCode, userId)
}

/** 认出用户，并决定他在这间房的角色；没有登录时返回 `null`。`roomCode` 是 `undefined`：他要新建房间。 */
export function userFor(cookie: string | undefined, roomCode: string | undefined): LiveUser | null {
  const person = people.get(sessionOf(cookie))
  if (!person) return null
  const isHost = roomCode === undefined || hosts.get(roomCode) === person.id
  return { ...person, role: isHost ? 'anchor' : 'audience' }
}

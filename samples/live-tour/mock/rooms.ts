import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'

type Fields = Record<string, string>

interface Member {
  id: string
  role: string
  extension: unknown
  /** 能不能发关键帧。 */
  sync: boolean
  socket: WebSocket
}

interface Room {
  members: Map<string, Member>
  /** 后来的人靠它追上。 */
  lastFrame: Record<string, unknown>
}

export type Rooms = ReturnType<typeof openRooms>

/** 票 5 分钟内有效，只能用一次。 */
const TICKET_LIFE = 300_000

/** 模拟的带看服务：房间、票和 WebSocket 消息，消息的样子照控制器页。 */
export function openRooms(port: number) {
  const rooms = new Map<string, Room>()
  const tickets = new Map<string, { room: string; until: number; user: Fields }>()
  const sockets = new WebSocketServer({ noServer: true })
  const linkOf = (code: string) => `ws://localhost:${port}/open/${code}?open_app_id=mock`

  const userInfo = ({ id, role, extension, sync }: Member) => {
    const anchor = role === 'anchor'
    const permission = {
      sync_frame: sync,
      control_other_sync: anchor,
      control_own_micro: true,
      change_other_status: anchor,
      close_live_room: anchor,
    }
    return { id, user_role: role, micro_status: false, current_ws_online: true, status: 0, extension, permission }
  }
  const say = (socket: WebSocket, code: string, command: string, data: unknown, from = '', id = '') => {
    const ids = { request_id: randomUUID(), front_request_id: id, trigger_user_id: from }
    socket.send(
      JSON.stringify({ app_id: 'mock', code: 'SUCCESS', message: 'SUCCESS', room_code: code, command, data, ...ids }),
    )
  }
  const tellAll = (code: string, command: string, data: unknown, from = '', id = '') => {
    for (const { socket } of rooms.get(code)?.members.values() ?? []) say(socket, code, command, data, from, id)
  }
  const tellPeople = (code: string) => {
    const room = rooms.get(code)
    if (room) tellAll(code, 'USER_LIST', [...room.members.values()].map(userInfo))
  }
  const close = (code: string) => {
    const data = { event_type: 'room_change', action: 'close', data: {}, to_user_ids: [] }
    tellAll(code, 'BUILTIN_MSG', data)
    for (const { socket } of rooms.get(code)?.members.values() ?? []) socket.close(1000)
    rooms.delete(code)
  }

  /** 有权限的人改别人的 `sync_frame`；被改的人收到新的自己，大家收到新的名单。 */
  const changeSync = (code: string, { role }: Member, { data, to_user_ids }: Record<string, unknown>) => {
    if (role !== 'anchor') return
    for (const id of to_user_ids as string[]) {
      const other = rooms.get(code)?.members.get(id)
      if (!other) continue
      other.sync = (data as { sync_frame: boolean }).sync_frame
      say(other.socket, code, 'SELF_USER_INFO', userInfo(other))
    }
    tellPeople(code)
  }

  const join = (socket: WebSocket, code: string, user: Fields) => {
    const room = rooms.get(code)!
    const id = user.user_id ?? ''
    room.members.get(id)?.socket.close(1000, 'replaced')
    const extension: unknown = JSON.parse(user.extension ?? '{}')
    const member: Member = { id, role: user.user_role ?? '', extension, sync: true, socket }
    room.members.set(id, member)
    say(socket, code, 'SELF_USER_INFO', userInfo(member))
    say(socket, code, 'ROOM_INFO', { info: { room_code: code }, init_timestamp: '0', last_frame: room.lastFrame })
    say(socket, code, 'RTC_INFO', { voice_id: '700123' })
    tellPeople(code)
    socket.on('message', (raw: Buffer) => {
      const { command, front_request_id, data } = JSON.parse(raw.toString('utf8')) as {
        command: string
        front_request_id: string
        data: Record<string, unknown>
      }
      if (command === 'BUILTIN_MSG' && data.action === 'close') return close(code)
      if (command === 'BUILTIN_MSG' && data.action === 'change_permission') return changeSync(code, member, data)
      if (command === 'KEYFRAME_SYNC' && !member.sync) return
      const { to_user_ids: _everybody, ...frame } = data
      if (command === 'KEYFRAME_SYNC') Object.assign(room.lastFrame, frame)
      tellAll(code, command, frame, id, front_request_id)
    })
    socket.on('close', () => {
      if (room.members.get(id) !== member) return
      room.members.delete(id)
      tellPeople(code)
    })
  }

  return {
    create: (_fields: Fields) => {
      const code = randomUUID().slice(0, 8)
      rooms.set(code, { members: new Map(), lastFrame: {} })
      return { room_code: code, room_link: linkOf(code) }
    },
    ticket: (user: Fields) => {
      const code = user.room_code ?? ''
      if (!rooms.has(code)) return undefined
      const ticket = randomUUID()
      tickets.set(ticket, { room: code, until: Date.now() + TICKET_LIFE, user })
      return { ticket, room_link: linkOf(code) }
    },
    detail: (code: string) => (rooms.has(code) ? { room_code: code, room_link: linkOf(code) } : undefined),
    /** 请出一个人；他收到 `USER_KICK_OUT`，连接关闭。 */
    kick: (code: string, userId: string) => {
      const member = rooms.get(code)?.members.get(userId)
      if (!member) return
      say(member.socket, code, 'USER_KICK_OUT', {})
      member.socket.close(1000)
    },
    /** 断开房间里所有人的连接，像网络断了一样。 */
    drop: (code: string) => {
      for (const { socket } of rooms.get(code)?.members.values() ?? []) socket.terminate()
    },
    people: (code: string) => [...(rooms.get(code)?.members.keys() ?? [])],
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const ticket = url.searchParams.get('ticket') ?? ''
      const found = tickets.get(ticket)
      tickets.delete(ticket)
      sockets.handleUpgrade(request, socket, head, (opened) => {
        const good =
          found && found.until > Date.now() && rooms.has(found.room) && url.pathname === `/open/${found.room}`
        // 带看服务不说明原因：打开，然后关闭
        if (good) join(opened, found.room, found.user)
        else opened.close(1008)
      })
    },
    close: () => {
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}

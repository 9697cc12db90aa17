/**
 * `@realsee/live` 的替身，只为在本机跑通示例：没有声音，只有示例用到的成员。
 * 行为照控制器页里 2022 年的次序，关键帧每次发整份快照。拿到真的包之后，删掉 tsconfig.json 里指向这里的一行。
 */
export enum LiveState {
  NOTINITIALIZED = -1,
  CONNECTING = 0,
  OPEN = 1,
  CLOSED = 3,
}
export enum UserStatus {
  Normal = 0,
  Removed = 1,
  Replaced = 2,
}
export enum BuiltinActionType {
  UserPermission = 'change_permission',
  RoomClose = 'close',
}

export interface UserInfo {
  id: string
  micro_status: boolean
  status?: UserStatus
  permission?: { sync_frame?: boolean; control_other_sync?: boolean }
  extension?: { nickname?: string }
}
export type GetVoiceSign = (params: { voiceId: string; roomId: string | number; userId: string }) => Promise<{
  sdkAppId: number
  userId: string
  userSig: string
  roomId: string | number
}>
export interface LiveOptions {
  getVoiceSign?: GetVoiceSign
  useBuiltInRTC?: boolean
}
interface ConnectOptions {
  url: string
  getTicket: () => Promise<string>
  force?: boolean
}
interface Events<Frames> {
  stateChange: [state: LiveState]
  readyKeyframeSync: [last: Partial<Frames>]
  selfInfoUpdate: [me: UserInfo]
  userListUpdate: [users: UserInfo[]]
  builtinEvent: [message: { action: BuiltinActionType }]
  kickOut: []
}

type Handler = (...args: unknown[]) => void

class Subscribe<List extends { [K in keyof List]: unknown[] }> {
  private readonly handlers = new Map<PropertyKey, Set<Handler>>()

  on<K extends keyof List>(name: K, handler: (...args: List[K]) => void): () => void {
    const list = this.handlers.get(name) ?? new Set()
    this.handlers.set(name, list.add(handler as Handler))
    return () => list.delete(handler as Handler)
  }

  emit<K extends keyof List>(name: K, ...args: List[K]): void {
    for (const handler of [...(this.handlers.get(name) ?? [])]) handler(...args)
  }
}

interface Message {
  command: string
  data: Record<string, unknown>
  room_code: string
}

export class Live<Frames extends object> extends Subscribe<Events<Frames>> {
  readonly keyframes = new Subscribe<{ [K in keyof Frames]: [next: Frames[K]] }>()
  readonly $RTC = new Subscribe<{ joined: [] }>()
  selfInfo: UserInfo = { id: '', micro_status: false }
  userList: UserInfo[] = []
  private snapshot: Partial<Frames> = {}
  private socket: WebSocket | undefined
  private connecting = false

  constructor(readonly options: LiveOptions) {
    super()
  }

  /** 打开时兑现 `true`；失败时兑现 `Error`，`getTicket` 拒绝时拒绝。 */
  async connect({ url, getTicket }: ConnectOptions): Promise<boolean | Error> {
    if (this.connecting) return new Error('DuplicateConnect')
    this.connecting = true
    this.drop()
    this.emit('stateChange', LiveState.CONNECTING)
    // 2022 年的代码在这里出错时不清“正在连接”
    const ticket = await getTicket()
    const socket = new WebSocket(`${url}&ticket=${ticket}&force=1`)
    this.socket = socket
    socket.onmessage = ({ data }: MessageEvent<string>) => this.receive(JSON.parse(data) as Message)
    return new Promise((done) => {
      socket.onopen = () => {
        this.connecting = false
        this.emit('stateChange', LiveState.OPEN)
        done(true)
      }
      socket.onclose = () => {
        this.connecting = false
        if (this.socket === socket) this.emit('stateChange', LiveState.CLOSED)
        done(new Error('Close'))
      }
    })
  }

  sendKeyframe<K extends keyof Frames>(key: K, frame: Frames[K]): boolean | Error {
    this.snapshot[key] = frame
    return this.send('KEYFRAME_SYNC', this.snapshot)
  }

  /** 请带看服务关闭房间；没有连上时什么也不发。 */
  exit(): Promise<void> {
    this.send('BUILTIN_MSG', { event_type: 'room_change', action: BuiltinActionType.RoomClose, data: {} })
    return Promise.resolve()
  }

  /** 请带看服务改别人的 `sync_frame`。 */
  forbidSync(sync: boolean, toUserIds: string[] = []): Promise<boolean> {
    const change = { event_type: 'user_change', action: BuiltinActionType.UserPermission, data: { sync_frame: sync } }
    return Promise.resolve(this.send('BUILTIN_MSG', change, toUserIds) === true)
  }

  private send(command: string, data: object, to_user_ids: string[] = []): boolean | Error {
    if (this.socket?.readyState !== WebSocket.OPEN)
      return new Error('The connection is not open and ready to communicate.')
    const message = { command, front_request_id: crypto.randomUUID(), data: { ...data, to_user_ids } }
    this.socket.send(JSON.stringify(message))
    return true
  }

  private drop(): void {
    const old = this.socket
    this.socket = undefined
    old?.close()
  }

  private receive({ command, data, room_code }: Message): void {
    if (command === 'SELF_USER_INFO') this.emit('selfInfoUpdate', (this.selfInfo = data as unknown as UserInfo))
    else if (command === 'USER_LIST') this.emit('userListUpdate', (this.userList = data as unknown as UserInfo[]))
    else if (command === 'ROOM_INFO') {
      this.snapshot = { ...(data.last_frame as Partial<Frames>) }
      this.emit('readyKeyframeSync', { ...this.snapshot })
    } else if (command === 'KEYFRAME_SYNC') this.applyFrames(data as Partial<Frames>)
    else if (command === 'BUILTIN_MSG') this.emit('builtinEvent', data as unknown as { action: BuiltinActionType })
    else if (command === 'USER_KICK_OUT') this.emit('kickOut')
    else if (command === 'RTC_INFO') void this.joinVoice(String(data.voice_id), room_code)
  }

  /** 与上次相等的键不触发。 */
  private applyFrames(frames: Partial<Frames>): void {
    for (const key of Object.keys(frames) as (keyof Frames)[]) {
      const next = frames[key]
      if (next === undefined || JSON.stringify(next) === JSON.stringify(this.snapshot[key])) continue
      this.snapshot[key] = next
      this.keyframes.emit(key, next as Frames[keyof Frames])
    }
  }

  /** 只取签名，不出声。 */
  private async joinVoice(voiceId: string, roomId: string): Promise<void> {
    if (!this.options.getVoiceSign) return
    await this.options.getVoiceSign({ voiceId, roomId, userId: this.selfInfo.id })
    this.$RTC.emit('joined')
  }
}

export const createLive = <Frames extends object>(options: LiveOptions): Live<Frames> => new Live<Frames>(options)

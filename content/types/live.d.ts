/**
 * `@realsee/live` is not published on npm, so the samples are checked against this file. It holds what the public API
 * pages of 0.6.14 and 0.7.6 list, and nothing else: no member here is a guess. Where a page gives a name without its
 * type, the type is `unknown`. The voice events, hooks and permissions of early versions are left out.
 */
declare module '@realsee/live' {
  import type { ComponentType, DependencyList, ReactNode } from 'react'
  import type { JSBridgeProtocol } from '@realsee/jsbridge-x'

  export enum LiveState {
    NOTINITIALIZED = -1,
    CONNECTING = 0,
    OPEN = 1,
    CLOSED = 3,
  }
  export enum WebSocketState {
    NOTINITIALIZED = -1,
    CONNECTING = 0,
    OPEN = 1,
    CLOSING = 2,
    CLOSED = 3,
  }
  export enum WebSocketErrorType {
    Error = 'Error',
    Close = 'Close',
    MicroAuth = 'MicroAuth',
    DuplicateConnect = 'DuplicateConnect',
    IllegalURL = 'IllegalURL',
    IllegalArgs = 'IllegalArgs',
    Unknown = 'Unknown',
  }
  export interface WebSocketError {
    type: WebSocketErrorType
    error?: unknown
    closeError?: unknown
    target?: unknown
  }
  export enum Command {
    SelfUserInfo = 'SELF_USER_INFO',
    RoomInfo = 'ROOM_INFO',
    RTCInfo = 'RTC_INFO',
    UserList = 'USER_LIST',
    BuiltinMsg = 'BUILTIN_MSG',
    CustomEvent = 'CUSTOM_EVENT',
    KeyframeSync = 'KEYFRAME_SYNC',
    UserKickOut = 'USER_KICK_OUT',
  }
  export enum BuiltinEventType {
    UserChange = 'user_change',
    RoomChange = 'room_change',
  }
  export enum BuiltinActionType {
    UserMicroStatus = 'change_micro_status',
    UserMicroStatusSync = 'sync_micro_status',
    UserPermission = 'change_permission',
    UserStatus = 'change_status',
    UserInfo = 'change_info',
    RoomClose = 'close',
  }
  export enum MicroStatus {
    OPEN = 'OPEN',
    CLOSE = 'CLOSE',
  }
  export enum MemUserStatus {
    WAIT_ENTER = 'WAIT_ENTER',
    ONLINE = 'ONLINE',
    LEAVE = 'LEAVE',
    EXCEPTION = 'EXCEPTION',
    KICK_OUT = 'KICK_OUT',
    BE_REPLACE = 'BE_REPLACE',
  }
  export enum UserStatus {
    Normal = 0,
    Removed = 1,
    Replaced = 2,
  }
  export enum RTCType {
    RealseeBrowserRTC = 'RealseeBrowserRTC',
    RealseeBrowserChimeRTC = 'RealseeBrowserChimeRTC',
    RealseeVRWebViewRTC = 'RealseeVRWebViewRTC',
  }
  export enum BuiltInRTCType {
    RealseeXTRTC = 'trtc',
    RealseeXChimeRTC = 'chime',
  }
  export enum RTCJoinedInfoCodeEnum {
    Success = 0,
    Failure = 1,
    ReJoin = 2,
    NoMicroPermission = 3,
  }

  export interface UserInfoExt {
    avatar?: string
    nickname?: string
    [key: string]: any
  }
  export interface Permission {
    apply_other_phone: boolean
    change_other_status: boolean
    close_live_room: boolean
    control_other_micro: boolean
    control_other_sync: boolean
    control_own_micro: boolean
    dynamic_enter: boolean
    invite_other: boolean
    more_vr_scene: boolean
    sync_frame: boolean
    transfer_role: boolean
    view_other_micro_status: boolean
    view_own_micro_status: boolean
    extension: Record<string, boolean>
  }
  export interface UserInfo {
    id: string
    micro_status: boolean
    user_role?: string
    current_ws_online?: boolean
    permission?: Partial<Permission>
    extension?: UserInfoExt
    status?: UserStatus
  }
  export interface RoomInfo {
    info: {
      app_id: unknown
      create_time: unknown
      create_user_id: unknown
      extension: unknown
      id: unknown
      room_code: string
      status: unknown
    }
    init_timestamp: string
    last_frame: Record<string, any>
  }
  export interface LiveMsg<Data = unknown> {
    appId: string
    code: string
    command: Command
    data: Data
    frontRequestId: string
    message: string
    requestId: string
    roomCode: string
    triggerUserId: string
  }
  export interface BuiltinMsg {
    action: BuiltinActionType
    event_type: BuiltinEventType
    to_user_ids: string[]
    data: { extension?: any; [key: string]: any }
  }
  export interface UserVolume {
    userId: string
    audioVolume: number
  }
  export interface RTCJoinedInfo {
    code: RTCJoinedInfoCodeEnum
  }
  export interface GetVoiceSignParams {
    roomId: string | number
    userId: string
    voiceId: string
  }
  export interface GetVoiceSignReturnType {
    sdkAppId: number
    userId: string
    userSig: string
    roomId: string | number
  }
  export type GetVoiceSign = (params: GetVoiceSignParams) => Promise<GetVoiceSignReturnType>

  /** Handlers by event name; `on` and `once` give a function that removes the handler. */
  export class Subscribe<Events extends object> {
    on<K extends keyof Events>(name: K, handler: Events[K]): () => void
    once<K extends keyof Events>(name: K, handler: Events[K]): () => void
    off<K extends keyof Events>(name?: K, handler?: Events[K]): void
  }

  export interface RTCEventType {
    error: (error: Error | RTCJoinedInfo) => void
    joinWillStart: () => void
    joined: () => void
    userVolumes: (volumes: UserVolume[]) => void
    weakNetwork: () => void
  }
  export interface RTCProtocol extends Subscribe<RTCEventType> {
    joined: boolean
    micro: boolean
    join(...args: never[]): Promise<unknown>
    quit(): Promise<unknown>
    shock(): Promise<unknown>
    toggleMicro(flag: boolean): Promise<boolean>
    detectMicro(): Promise<boolean>
  }
  export class CoreRTC extends Subscribe<RTCEventType> implements RTCProtocol {
    joined: boolean
    micro: boolean
    join(...args: never[]): Promise<unknown>
    quit(): Promise<unknown>
    shock(): Promise<unknown>
    toggleMicro(flag: boolean): Promise<boolean>
    detectMicro(): Promise<boolean>
  }
  export class BrowserRTC extends CoreRTC {
    constructor(options: { getVoiceSign: GetVoiceSign })
  }
  export class BrowserRTC4Chime extends CoreRTC {
    constructor(options: { getVoiceSign: GetVoiceSign; logLevel?: unknown })
  }
  export class VRWebViewRTC extends CoreRTC {
    constructor(options: { jsBridge: JSBridgeProtocol; getVoiceSign: GetVoiceSign })
  }

  export interface LiveOptions {
    url?: string
    getTicket?: () => Promise<string>
    getVoiceSign?: GetVoiceSign
    rtc?: RTCProtocol
    rtcType?: RTCType
    builtInRTCType?: BuiltInRTCType
    useBuiltInRTC?: boolean
    jsBridge?: JSBridgeProtocol
    useBuiltInJsBridge?: boolean
    initialMicroStatus?: MicroStatus
    autoPlayConfirm?: (options: { onConfirm: () => void }) => void
    canForbidUserMicro?: (users: string | string[]) => boolean
    canForbidUserSync?: (users: string | string[]) => boolean
    canForbidUserKick?: (users: string | string[]) => boolean
    __debug__?: boolean
  }
  export interface LiveConnectOptions {
    force?: boolean
    getTicket?: () => Promise<string>
    rtcMicStatus?: MicroStatus
    url?: string
  }

  export interface LiveEventType<Frames extends object = Record<string, unknown>> {
    stateChange: (state: LiveState, prevState?: LiveState) => void
    readyKeyframeSync: (lastKeyframe: Partial<Frames>) => void
    keyframes: (keyframes: Partial<Frames>, frontRequestId: string) => void
    broadcast: (evtMsg: any, frontRequestId: string) => void
    builtinEvent: (builtinMsg: BuiltinMsg) => void
    userChange: (builtinMsg: BuiltinMsg) => void
    roomChange: (builtinMsg: BuiltinMsg) => void
    selfInfoUpdate: (userInfo: UserInfo, frontRequestId: string) => void
    userListUpdate: (userList: UserInfo[], frontRequestId: string) => void
    kickOut: () => void
    error: (liveMsg: LiveMsg) => void
  }
  export interface KeyframeSubscription<Frames extends object> {
    on<K extends keyof Frames>(
      key: K,
      handler: (next: Frames[K], prev: Frames[K] | undefined, frontRequestId: string) => void,
    ): () => void
  }

  export class Live<Frames extends object = Record<string, unknown>> extends Subscribe<LiveEventType<Frames>> {
    readonly options: Readonly<LiveOptions>
    readonly url: string
    readonly $RTC: RTCProtocol
    readonly jsBridge: JSBridgeProtocol
    readonly keyframes: KeyframeSubscription<Frames>
    readonly snapshot: Readonly<Partial<Frames>>
    readonly selfInfo: UserInfo
    readonly userList: UserInfo[]
    connect(options?: LiveConnectOptions): Promise<boolean | Error>
    exit(): Promise<void>
    sendKeyframe<K extends keyof Frames>(key: K, frame: Frames[K]): boolean | Error
    getFramesByKey<K extends keyof Frames>(key: K): Frames[K] | undefined
    broadcast(data: unknown, toUserIds: string[], timeout?: number): Promise<unknown>
    setSelfInfo(info: Partial<UserInfo>): Promise<unknown>
    toggleMicro(flag: boolean): Promise<boolean>
    forbidMicro(micro: MicroStatus, toUserIds?: string[]): Promise<boolean>
    forbidSync(sync: boolean, toUserIds?: string[]): Promise<boolean>
    kick(toUserIds: string[]): Promise<boolean>
    updateStatus(
      eventType: BuiltinEventType,
      action: BuiltinActionType,
      data?: BuiltinMsg['data'],
      toUserIds?: string[],
    ): Promise<boolean>
  }
  export function createLive<Frames extends object = Record<string, unknown>>(options: LiveOptions): Live<Frames>

  // Only what is marked as exported is: without this line, everything in such a block would be
  export {}
  type RoomAction = 'connect' | 'exit' | 'kick' | 'forbidMicro' | 'forbidSync' | 'setSelfInfo' | 'updateStatus'
  type DataAction = 'sendKeyframe' | 'getFramesByKey' | 'broadcast' | 'toggleMicro'
  export interface LiveReact<Frames extends object> {
    LiveProvider: ComponentType<{ children?: ReactNode; live?: Live<Frames> }>
    live: Live<Frames>
    jsBridge: JSBridgeProtocol
    useConnect(): (options: LiveConnectOptions) => Promise<boolean | Error>
    useKeyframe<K extends keyof Frames>(key: K): [Frames[K] | undefined, (frame: Frames[K]) => boolean | Error]
    useKeyframesSnapshot(): Partial<Frames>
    useKeyframeUpdateCallback<K extends keyof Frames>(
      key: K,
      callback: (next: Frames[K], prev: Frames[K] | undefined, frontRequestId: string) => void,
      deps?: DependencyList,
    ): () => void
    useLiveAction(): Pick<Live<Frames>, RoomAction | DataAction>
    useLiveEventCallback<K extends keyof LiveEventType<Frames>>(
      name: K,
      callback: LiveEventType<Frames>[K],
      deps?: DependencyList,
    ): () => void
    useRTCAction(): Pick<RTCProtocol, 'join' | 'quit' | 'shock' | 'toggleMicro' | 'detectMicro'>
    useRTCEventCallback<K extends keyof RTCEventType>(
      name: K,
      callback: RTCEventType[K],
      deps?: DependencyList,
    ): () => void
    useSelfInfo(): [UserInfo, (info: Partial<UserInfo>) => Promise<unknown>]
    useUserList(): UserInfo[]
    unsafe__useLiveInstance(): Live<Frames>
    unsafe__useRTCInstance(): RTCProtocol
  }
  export function createLiveReact<Frames extends object = Record<string, unknown>>(
    options: LiveOptions,
  ): LiveReact<Frames>
}

/**
 * `@realsee/jsbridge-x` is not published on npm, so the samples are checked against this file. It holds what the public
 * pages of 0.2.11 and of 2023 list, and nothing else. Fields that no page names are not here; a name without a known
 * type is `unknown`. The sub-paths below are those of 2023: prefer the package's root.
 */
declare module '@realsee/jsbridge-x/lib/shared-utils/Subscribe' {
  type Handler<Args extends unknown[]> = (...args: Args) => void
  export class Subscribe<Events extends { [K in keyof Events]: unknown[] }> {
    on<K extends keyof Events>(name: K, handler: Handler<Events[K]>): () => void
    once<K extends keyof Events>(name: K, handler: Handler<Events[K]>): () => void
    off<K extends keyof Events>(name?: K, handler?: Handler<Events[K]>): void
    emit<K extends keyof Events>(name: K, ...args: Events[K]): unknown
  }
}

declare module '@realsee/jsbridge-x/lib/typings/WebViewTypeEnum' {
  export enum WebViewTypeEnum {
    WebView = 'WebKit',
    WKWebview = 'WKWebview',
    UIWebview = 'UIWebview',
    Browser = 'Browser',
    WeChatMPWebView = 'WeChatMPWebView',
  }
}

declare module '@realsee/jsbridge-x/lib/typings/WebViewState' {
  export enum OrientationEnum {
    Landscape = 'Landscape',
    Portrait = 'Portrait',
  }
  export interface WebViewState {
    active: boolean
    orientation: OrientationEnum
    minimized: boolean
  }
}

declare module '@realsee/jsbridge-x/lib/typings/WebViewEventMap' {
  import type { WebViewState } from '@realsee/jsbridge-x/lib/typings/WebViewState'
  export interface WebViewErrorInfo {
    errorCode: string
    errorMsg: string
  }
  export type WebViewEventMap = {
    webViewStateChange: [state: WebViewState]
    error: [info: WebViewErrorInfo]
    inited: []
  }
}

declare module '@realsee/jsbridge-x/lib/typings/DeviceInfo' {
  export interface DeviceInfo {
    sysModel?: string
    sysVersion?: string
    network?: string
    [key: string]: unknown
  }
}

declare module '@realsee/jsbridge-x/lib/typings/UserInfo' {
  export interface UserInfo {
    userName?: string
    userId?: string
    token?: string
    avatar?: string
    [key: string]: unknown
  }
}

declare module '@realsee/jsbridge-x/lib/typings/ShareConfig' {
  export interface ShareConfig {
    miniprogram: { path?: string; title?: string; hdImageData?: string }[]
    [key: string]: unknown
  }
}

declare module '@realsee/jsbridge-x/lib/typings/OpenWebViewEnum' {
  /** The names of its members are not public. */
  export enum OpenWebViewEnum {}
}

declare module '@realsee/jsbridge-x/lib/typings/JSBridgeProtocol' {
  import type { Subscribe } from '@realsee/jsbridge-x/lib/shared-utils/Subscribe'
  import type { DeviceInfo } from '@realsee/jsbridge-x/lib/typings/DeviceInfo'
  import type { OpenWebViewEnum } from '@realsee/jsbridge-x/lib/typings/OpenWebViewEnum'
  import type { ShareConfig } from '@realsee/jsbridge-x/lib/typings/ShareConfig'
  import type { UserInfo } from '@realsee/jsbridge-x/lib/typings/UserInfo'
  import type { WebViewEventMap } from '@realsee/jsbridge-x/lib/typings/WebViewEventMap'
  import type { OrientationEnum, WebViewState } from '@realsee/jsbridge-x/lib/typings/WebViewState'
  import type { WebViewTypeEnum } from '@realsee/jsbridge-x/lib/typings/WebViewTypeEnum'

  export type JSBridgeReturnType<T> = [result: T | false, error: Error | null]
  type Reply<T> = Promise<JSBridgeReturnType<T>>

  export interface JSBridgeProtocol extends Subscribe<WebViewEventMap> {
    readonly webViewType: WebViewTypeEnum
    ready(): Reply<boolean>
    loadProgress(progress: number): Reply<boolean>
    closeLoading(): Reply<boolean>
    getDeviceInfo(): Reply<DeviceInfo | false>
    getWebViewState(): Reply<WebViewState | false>
    setLeftTopBackButton(enable: boolean): Reply<boolean>
    login(): Reply<UserInfo | false>
    logout(): Reply<boolean>
    getUserInfo(): Reply<UserInfo | false>
    openWebView(url: string, way: OpenWebViewEnum): Reply<boolean>
    closeWebView(): Reply<boolean>
    getBangsHeight(): Reply<number | false>
    setOrientation(orientation: OrientationEnum): Reply<boolean>
    keepScreenLight(enable: boolean): Reply<boolean>
    shock(duration?: number): Reply<boolean>
    minimize(): Reply<boolean>
    saveImage2Album(base64: string): Reply<boolean>
    detectMicro(): Reply<boolean>
    actionShare(config: Partial<ShareConfig>): Reply<boolean>
    preload(urls: string[]): Reply<boolean>
    createCacheProxyUrl(urls: string | string[]): string[]
    callAndBackfeed<T>(scheme: string): Promise<JSBridgeReturnType<T | false>>
    callAndListen<T>(scheme: string, callback: (data: T) => void): Promise<JSBridgeReturnType<false | (() => void)>>
  }
}

declare module '@realsee/jsbridge-x' {
  import type { JSBridgeProtocol } from '@realsee/jsbridge-x/lib/typings/JSBridgeProtocol'
  export type { JSBridgeProtocol }
  interface BridgeOptions {
    /** Wait for the hand-shake in milliseconds, 6000 by default. */
    timeout?: number
  }
  /** Every class has the methods of the protocol. */
  type BridgeClass = new (options?: BridgeOptions) => JSBridgeProtocol
  export const JSBridgeCore: BridgeClass
  export type JSBridgeCore = JSBridgeProtocol
  export const JSBridgeApp: BridgeClass
  export type JSBridgeApp = JSBridgeProtocol
  export const JSBridgeMiniprogram: BridgeClass
  export type JSBridgeMiniprogram = JSBridgeProtocol
  export const JSBridgeBrowser: BridgeClass
  export type JSBridgeBrowser = JSBridgeProtocol
  const JSBridge: BridgeClass
  export default JSBridge
}

declare module '@realsee/jsbridge-x/lib/app' {
  export { JSBridgeApp } from '@realsee/jsbridge-x'
}

declare module '@realsee/jsbridge-x/lib/miniprogram' {
  export { JSBridgeMiniprogram } from '@realsee/jsbridge-x'
}

declare module '@realsee/jsbridge-x/lib/react' {
  import type { Context } from 'react'
  import type { JSBridgeProtocol } from '@realsee/jsbridge-x'
  export const JSBridgeContext: Context<JSBridgeProtocol | null>
}

declare module '@realsee/jsbridge-x/lib/react/hooks' {
  import type { JSBridgeProtocol } from '@realsee/jsbridge-x'
  import type { WebViewState } from '@realsee/jsbridge-x/lib/typings/WebViewState'
  // Only what is marked as exported is: without this line, everything in such a block would be
  export {}
  type Page = 'closeLoading' | 'closeWebView' | 'loadProgress' | 'minimize' | 'openWebView' | 'preload'
  type Device = 'detectMicro' | 'getDeviceInfo' | 'keepScreenLight' | 'saveImage2Album' | 'setOrientation' | 'shock'
  type Rest = 'createCacheProxyUrl' | 'getUserInfo' | 'login' | 'logout' | 'setLeftTopBackButton'
  export function useJSBridgeInstance(): JSBridgeProtocol
  export function useJSBridgeAction(): Pick<JSBridgeProtocol, Page | Device | Rest>
  export function useBangsHeightState(): number
  export function useWebViewState(): WebViewState | null
  export function useCallAndBackfeed<T>(scheme: string): T | null
  export function useCallAndListen<T>(scheme: string): T | null
}

/**
 * `@realsee/miniprogram` (the `vr-webview` component for WeChat) ships no types. This file holds what the source of
 * 0.1.1 and 0.1.7 shows, and nothing else. The component is copied into a mini program, so the module is known by the
 * end of its path: `../../lib/vrwebview/utils`.
 */
declare module '*/vrwebview/utils' {
  interface VrWebviewOptions {
    app: { key: string; secret: string; gateway?: string; startup?: string; sign?: string }
    info?: Record<string, unknown> & { scheme?: string }
    rtc?: { trtc?: unknown }
  }
  interface VrWebviewUser {
    userName: string
    userId: string
    token: string
    avatar: string
  }
  type Scheme = (
    callback: (value: unknown) => void,
    type: 'callAndBackfeed' | 'callAndListen',
    params: Record<string, string>,
  ) => void
  interface VrWebviewBehaviors {
    requestLogin?: () => Promise<VrWebviewUser>
    getUserInfo?: () => Promise<VrWebviewUser>
    getToken?: () => Promise<string>
    actionShare?: (params: unknown) => unknown
    popupShare?: (params: unknown) => unknown
    onExitVr?: (params: unknown) => unknown
    _onExitVr?: (params: unknown) => unknown
    onWebViewError?: (event: unknown) => void
    onError?: (error: unknown) => void
  }
  export interface VrWebviewProps {
    url: string
    options: VrWebviewOptions
    schemes?: Record<string, Scheme>
    behaviors?: VrWebviewBehaviors
  }
  export function rsVrWebviewPropsWrapper(props: VrWebviewProps): string
  export function getRsVrWebviewProps(keys: string | string[]): unknown
  export function removeRsVrWebviewProps(keys: string | string[]): void
}

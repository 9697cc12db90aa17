import type { AreaId } from './areas'

/** Packages that the public npm registry does not have, with the newest version that is on record. */
export const UNPUBLISHED = {
  '@realsee/live': '0.7.6',
  '@realsee/jsbridge-x': '0.2.11',
} as const

/** Page of an area that says how its package is installed: id, and the section. */
export const installPages: Partial<Record<AreaId, string>> = {
  five: 'five/quick-start#install',
  dnalogel: 'dnalogel/intro#install',
  vreo: 'vreo/get-started/install#v0',
  live: 'live/get-started/install#which',
  webview: 'webview/jsbridge/intro#install',
}

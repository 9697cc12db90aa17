/** The documentation areas: what the navbar, the footer and the home page lead to. */

import type { AreaId } from './area-ids'

// A module of their own, so that a page's script has them without the areas' names

export interface Area {
  /** Chinese name, shown in navbar, sidebar, breadcrumbs and search groups. */
  label: string
  /** npm package shown beside the name, or what takes its place. */
  packageName: string
  /** One sentence for the home page's map. */
  summary: string
  /** Name of an icon of `src/site/icons`. */
  icon: string
  /** Whether the footer leads to it (specification, section 2). */
  inFooter: boolean
}

export const areas: Record<AreaId, Area> = {
  five: {
    label: '三维空间',
    packageName: '@realsee/five',
    summary: '在 WebGL 画布里载入一套空间，在点位间走动，切换全景、模型与户型俯视，并随时读到当前状态。',
    icon: 'rotate-3d',
    inFooter: true,
  },
  dnalogel: {
    label: '空间交互',
    packageName: '@realsee/dnalogel',
    summary: '户型图、标尺、标签与自动漫游，装上就能用。',
    icon: 'ruler',
    inFooter: true,
  },
  vreo: {
    label: '空间导览',
    packageName: '@realsee/vreo',
    summary: '用关键帧编排镜头、讲解与字幕，按时播放。',
    icon: 'route',
    inFooter: true,
  },
  live: {
    label: '空间带看',
    packageName: '@realsee/live',
    summary: '多人进同一套空间，视角同步，语音相通。',
    icon: 'users-round',
    inFooter: true,
  },
  webview: {
    label: '终端容器',
    packageName: '@realsee/jsbridge-x',
    summary: '在 App 与小程序里打开空间页，与原生互相调用。',
    icon: 'smartphone',
    inFooter: true,
  },
  faq: {
    label: '常见问题',
    packageName: '排错手册',
    summary: '按现象或报错原文，查黑屏、签名与跨域。',
    icon: 'circle-question-mark',
    inFooter: false,
  },
  openapi: {
    label: '开放 API',
    packageName: 'HTTP + JSON',
    summary: '换凭证、取空间数据、开带看房间、转储与重建。',
    icon: 'braces',
    inFooter: true,
  },
}

/** @returns the name that a product has in its package, its addresses and among developers; `undefined` for no product. */
export const codeName = (id: AreaId): string | undefined => (areas[id].packageName.startsWith('@') ? id : undefined)

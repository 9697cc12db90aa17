/** The documentation areas: what the navbar, the footer and the home page lead to. */

import type { AreaId } from './area-ids'

export interface Area {
  /** Chinese name, shown in navbar, sidebar, breadcrumbs and search groups. */
  label: string
  /** npm package shown beside the name, or what takes its place. */
  packageName: string
  /** Name of an icon of `src/site/icons`. */
  icon: string
  /** Whether the footer leads to it (specification, section 2). */
  inFooter: boolean
}

export const areas: Record<AreaId, Area> = {
  five: {
    label: '三维空间',
    packageName: '@realsee/five',
    icon: 'rotate-3d',
    inFooter: true,
  },
  dnalogel: {
    label: '空间交互',
    packageName: '@realsee/dnalogel',
    icon: 'ruler',
    inFooter: true,
  },
  vreo: {
    label: '空间导览',
    packageName: '@realsee/vreo',
    icon: 'route',
    inFooter: true,
  },
  live: {
    label: '空间带看',
    packageName: '@realsee/live',
    icon: 'users-round',
    inFooter: true,
  },
  webview: {
    label: '终端容器',
    packageName: '@realsee/jsbridge-x',
    icon: 'smartphone',
    inFooter: true,
  },
  faq: {
    label: '常见问题',
    packageName: '排错手册',
    icon: 'circle-question-mark',
    inFooter: false,
  },
  openapi: {
    label: '开放 API',
    packageName: 'HTTP + JSON',
    icon: 'braces',
    inFooter: true,
  },
}

/** @returns the name that a product has in its package, its addresses and among developers; `undefined` for no product. */
export const codeName = (id: AreaId): string | undefined => (areas[id].packageName.startsWith('@') ? id : undefined)

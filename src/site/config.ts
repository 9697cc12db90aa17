/**
 * Facts about this site: names, addresses, areas, navigation. Plain data; change a fact here and nowhere else.
 */

/** Ids of the documentation areas, in the order of the navbar. Each is a folder of `content/docs/`. */
export const AREA_IDS = ['five', 'dnalogel', 'vreo', 'live', 'webview', 'faq'] as const
export type AreaId = (typeof AREA_IDS)[number]

/** One documentation area. */
export interface Area {
  /** Chinese name, shown in navbar, sidebar, breadcrumbs and search groups. */
  label: string
  /** npm package or topic shown beside the name. */
  packageName: string
  /** One sentence for the home page's tile. */
  summary: string
  /** Name of an icon of the sprite. */
  icon: string
}

export const areas: Record<AreaId, Area> = {
  five: {
    label: '三维空间',
    packageName: '@realsee/five',
    summary: '在 WebGL 画布里载入一套空间，在点位间走动，切换全景、模型与户型俯视，并随时读到当前状态。',
    icon: 'rotate-3d',
  },
  dnalogel: {
    label: '空间交互',
    packageName: '@realsee/dnalogel',
    summary: '户型图、标尺、标签与巡航，装上就能用。',
    icon: 'ruler',
  },
  vreo: { label: '空间导览', packageName: '@realsee/vreo', summary: '用关键帧编排镜头、讲解与字幕，按时播放。', icon: 'route' },
  live: { label: '空间带看', packageName: '@realsee/live', summary: '多人进同一套空间，视角同步，语音相通。', icon: 'users-round' },
  webview: {
    label: '终端容器',
    packageName: '@realsee/jsbridge-x',
    summary: '在 App 与小程序里打开空间页，与原生互相调用。',
    icon: 'smartphone',
  },
  faq: { label: '常见问题', packageName: 'faq', summary: '按现象或报错原文，查黑屏、签名与跨域。', icon: 'circle-question-mark' },
}

export const site = {
  /** Name of the platform: brand link, logo text, suffix of JSON-LD. */
  brand: '如视开放平台',
  /** Site name: title of the home page and suffix of every other title. */
  title: '如视开放平台开发文档',
  tagline: '开放平台，共筑三维生态',
  description: '面向开发者的三维空间 SDK 与开放接口说明：空间渲染、交互插件、导览播放、同屏带看与终端接入。',
  /** Origin the site is published at, without a slash at the end. */
  origin: 'https://open-platform.realsee.com',
  /** Path prefix of every page, file and link (specification, section 2). */
  pathPrefix: '/developer',
  mainWebsite: 'https://realsee.com/',
  sourceHosting: 'https://github.com/realsee-developer',
  contactEmail: 'developer@realsee.com',
  /** Start of the address that edits a page: the file's path from the repository's root is added. */
  editBase: 'https://github.com/realsee-developer/docs/edit/main/',
  /** Viewport of every page (specification, section 5: device width, no user zoom). */
  viewport: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
} as const

/** Colour mode (specification, section 4). `disableSwitch: true` removes the toggle and pins the default. */
export const colorMode = { defaultMode: 'light', storageKey: 'theme', disableSwitch: false } as const

/** The announcement bar; `null` for none. A new `id` shows the bar again to those who closed it. */
export const announcement: { id: string; text: string } | null = {
  id: 'five-6',
  text: '文档已更新到 five 6.x，旧写法见各页“变更”说明。',
}

/** An item of the navbar: an area's sidebar, a page of the site, or an address elsewhere. */
export type NavItem =
  | { type: 'sidebar'; area: AreaId }
  | { type: 'page'; label: string; path: string }
  | { type: 'external'; label: string; href: string; icon: string; ariaLabel: string }

/** Specification, section 2: left the sidebars and the API, right the agreement and the source hosting. */
export const navbar: { start: NavItem[]; end: NavItem[] } = {
  start: [
    ...AREA_IDS.map((area): NavItem => ({ type: 'sidebar', area })),
    { type: 'page', label: '开放 API', path: '/openapi/' },
  ],
  end: [
    { type: 'page', label: '开发者协议', path: '/agreement/' },
    {
      type: 'external',
      label: 'GitHub',
      href: site.sourceHosting,
      icon: 'github',
      ariaLabel: '在 GitHub 查看源码（新窗口）',
    },
  ],
}

/** The framework switch of the five handbooks: folder name under `five/handbook/` and label, in display order. */
export const frameworks = [
  { id: 'no-framework', label: '原生 JS', inSidebar: true },
  { id: 'react', label: 'React', inSidebar: true },
  { id: 'react-hoc', label: 'React HOC', inSidebar: false },
  { id: 'react-hooks', label: 'React Hooks', inSidebar: false },
  { id: 'vue', label: 'Vue', inSidebar: false },
] as const
export type FrameworkId = (typeof frameworks)[number]['id']

/** The open API reference: a tile and a page without an area. */
export const openapi = {
  label: '开放 API',
  path: '/openapi/',
  packageName: 'HTTP + JSON',
  summary: '换凭证、取空间数据、开带看房间、转储与重建。',
  icon: 'braces',
} as const

/** Names of the environment variables that publish to, and search with, Algolia. All of a group are needed. */
export const algoliaEnv = {
  publish: { appId: 'ALGOLIA_APP_ID', adminKey: 'ALGOLIA_ADMIN_KEY', indexName: 'ALGOLIA_INDEX_NAME' },
  search: { appId: 'ALGOLIA_APP_ID', searchKey: 'ALGOLIA_SEARCH_KEY', indexName: 'ALGOLIA_INDEX_NAME' },
  analyticsScript: 'ALGOLIA_ANALYTICS_SRC',
  host: 'ALGOLIA_HOST',
  allowShrink: 'ALGOLIA_ALLOW_SHRINK',
} as const

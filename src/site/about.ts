/** Who publishes the site, and where. Apart from `config.ts`, which every page's script carries. */
export const about = {
  /** Name of the platform: brand link, logo text, suffix of JSON-LD. */
  brand: '如视开放平台',
  tagline: '开放平台，共筑三维生态',
  description: '面向开发者的三维空间 SDK 与开放接口说明：空间渲染、交互插件、导览播放、同屏带看与终端接入。',
  mainWebsite: 'https://realsee.com/',
  sourceHosting: 'https://github.com/realsee-developer',
  contactEmail: 'developer@realsee.com',
  /** Start of the address that edits a page: the file's path from the repository's root is added. */
  editBase: 'https://github.com/realsee-developer/docs/edit/main/',
  /** Viewport of every page (specification, section 5: device width, no user zoom). */
  viewport: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
} as const

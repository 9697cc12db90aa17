/** Ids of the documentation areas, in the order of the navbar. Each is a folder of `content/docs/`; the open API is `content/openapi/`. */
export const AREA_IDS = ['five', 'dnalogel', 'vreo', 'live', 'webview', 'faq', 'openapi'] as const
export type AreaId = (typeof AREA_IDS)[number]

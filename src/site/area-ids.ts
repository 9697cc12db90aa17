/** Ids of the documentation areas, in the order of the navbar. Each is a folder of `content/docs/`. */
export const AREA_IDS = ['five', 'dnalogel', 'vreo', 'live', 'webview', 'faq'] as const
export type AreaId = (typeof AREA_IDS)[number]

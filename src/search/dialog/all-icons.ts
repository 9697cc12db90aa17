/* Filled in by `src/gatsby/page-assets.ts`. */
declare const __ICONS__: Record<string, string>

/** All icons of the site. A chunk of its own, loaded when an icon is needed that the page's HTML did not bring. */
export const allIcons = Object.values(__ICONS__).join('')

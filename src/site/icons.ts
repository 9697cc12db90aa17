/** Icons of lucide that the interface uses besides those of the areas. Only these are in the page's sprite. */
export const ICONS = [
  'search',
  'menu',
  'x',
  'sun',
  'moon',
  'chevron-right',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'copy',
  'check',
  'text-wrap',
  'info',
  'lightbulb',
  'triangle-alert',
  'octagon-alert',
  'notebook-pen',
  'circle-alert',
  'eye-off',
  'pencil-line',
  'refresh-cw',
  'history',
  'star',
  'hash',
  'file-text',
  'text-align-start',
  'search-x',
  'wifi-off',
  'zoom-in',
  'play',
] as const

/** Brand icons of simple-icons. */
export const BRAND_ICONS = ['github'] as const

/** Icons that the reader puts into a page: a copy button's answer, the failure panel's button. */
export const READER_ICONS = ['check', 'refresh-cw'] as const

/** Icons that the search's islands show besides those of the page they stand in. */
export const SEARCH_ICONS = [
  'arrow-right',
  'file-text',
  'hash',
  'text-align-start',
  'search-x',
  'wifi-off',
  'history',
  'star',
  'x',
  'refresh-cw',
] as const

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

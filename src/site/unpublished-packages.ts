/** Packages that the public npm registry does not have, with the newest version that is on record. */
export const UNPUBLISHED = {
  '@realsee/live': '0.7.6',
  '@realsee/jsbridge-x': '0.2.11',
} as const

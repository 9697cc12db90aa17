/** Where the preview server answers the panel, below the path prefix. */
export const TRYOUT_PATH = '/__try/'

/** Tells requests of the page itself from those of other pages. */
export const TRYOUT_HEADER = 'x-tryout'

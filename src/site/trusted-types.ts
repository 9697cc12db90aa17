/**
 * Who may make markup and script addresses out of text, by the names that the Content-Security-Policy allows: the
 * reader, of the site's own pages, and the loader of the bundle's parts.
 */
export const TRUSTED_TYPES = { documents: 'docs', chunks: 'docs-chunks' } as const

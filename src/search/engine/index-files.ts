/** Folder of the index on the site; the search page shares it. */
export const INDEX_FOLDER = 'search'

/** The file that a search reads first. */
export const MANIFEST_FILE = 'manifest.json'

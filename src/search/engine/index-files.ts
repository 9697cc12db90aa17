/** Folder of the index on the site; the search page shares it. */
export const INDEX_FOLDER = 'search'

/** The file that a search reads first. */
export const MANIFEST_FILE = 'manifest.json'

/** The file that guesses at what was meant are made from, in the folder of shards and texts. */
export const CORRECTIONS_FILE = 'corrections.json'

/** What one build leaves for the next, from the site's root: compiled bodies, marks, threads' code. Safe to delete. */
export const CACHE_FOLDER = 'node_modules/.cache/docs'

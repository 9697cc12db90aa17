/** Address of the folder of the demos, with a slash at the end: the scripts lie in it. */
export const here = new URL('.', import.meta.url).href

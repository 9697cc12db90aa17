import { FILE_PATIENCE_MS } from '../site/patience'

/** Fails, with no error, when a file has had its time: a browser waits for a script or a style sheet for ever. */
export const late = (): Promise<never> => new Promise((_, fail) => setTimeout(fail, FILE_PATIENCE_MS))

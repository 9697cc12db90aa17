/** As long may a script or another file take as a whole, in milliseconds: of its parts nothing is heard. */
export const FILE_PATIENCE_MS = 20_000

/** Fails, with no error, when a file has had its time: a browser waits for a script or a style sheet for ever. */
export const late = (): Promise<never> => new Promise((_, fail) => setTimeout(fail, FILE_PATIENCE_MS))

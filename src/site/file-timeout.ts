/** As long may a script or another file take as a whole, in milliseconds: of its parts nothing is heard. */
export const FILE_TIMEOUT_MS = 20_000

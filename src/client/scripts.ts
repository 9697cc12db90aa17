/** webpack's own: the file of a script. */
declare let __webpack_get_script_filename__: (script: string) => string

/**
 * A script that did not come is asked for by another address: a request for the same one would wait for the first, which
 * may never be answered. Once per visit.
 */
export function askScriptsAnew(): void {
  const fileOf = __webpack_get_script_filename__
  const ends: Record<string, string> = {}
  __webpack_get_script_filename__ = (script) =>
    fileOf(script) + (ends[script] = ends[script] === undefined ? '' : ends[script] + '?')
}

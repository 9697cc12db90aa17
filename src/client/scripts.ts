import { SILENCE_MS } from '../site/timeouts'

/** webpack's own: the files of a chunk, its script (`u`) and its styles, below the site. */
declare const __webpack_require__: Record<'u' | 'miniCssF', (chunk: string) => string>

/**
 * A script or style sheet that did not come is asked for by another address: a request for the same one would wait for the
 * first, which may never be answered. Once per visit.
 */
export function askFilesAnew(): void {
  for (const kind of ['u', 'miniCssF'] as const) {
    const fileOf = __webpack_require__[kind]
    const ends: Record<string, string> = {}
    __webpack_require__[kind] = (chunk) => {
      const file = fileOf(chunk) + (ends[chunk] = ends[chunk] === undefined ? '' : ends[chunk] + '?')
      // webpack gives a script its time, and a style sheet none
      setTimeout(() => {
        const link = document.querySelector<HTMLLinkElement>(`link[href$="${file}"]`)
        return link && (link.sheet ?? link.dispatchEvent(new Event('error')))
      }, SILENCE_MS)
      return file
    }
  }
}

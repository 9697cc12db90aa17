import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Scripts are few and cached for ever: best quality, always. */
const BEST_QUALITY = 11
/** For the few clients without Brotli. Level 3 is a quarter less work than 5 for 8 % more bytes of HTML. */
const gzipLevel = (quality: number): number => (quality === BEST_QUALITY ? 9 : 3)

/** Work that several threads do together. */
export interface CompressShare {
  files: string[]
  /** Brotli's, 0 to 11. */
  quality: number
  /** Its one number is the index of the next file that nobody has taken; shared memory. */
  next: Int32Array
}

/** Writes `.br` and `.gz` beside one file after the other until none is left. */
export function writeCopies({ files, quality, next }: CompressShare): void {
  for (let file = files[Atomics.add(next, 0, 1)]; file; file = files[Atomics.add(next, 0, 1)]) {
    const source = readFileSync(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.js') ? BEST_QUALITY : quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(source, { params }))
    writeFileSync(`${file}.gz`, gzipSync(source, { level: gzipLevel(quality) }))
  }
}

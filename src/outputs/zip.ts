import { strToU8, zipSync, type Zippable } from 'fflate'

/** A fixed date: an archive of the same files is the same archive. ZIP knows no time zone, fflate writes local time. */
const DATE = new Date(2026, 0, 1)
/** Already as small as they get. */
const PACKED = /\.(?:webp|webm|mp3)$/

/** @returns an archive of files by their path in it. */
export function zipOf(files: Iterable<readonly [path: string, content: string | Uint8Array]>): Uint8Array {
  const entries: Zippable = {}
  for (const [path, content] of files) {
    // What Node reads is of another class, which fflate takes for a folder
    const bytes = typeof content === 'string' ? strToU8(content) : new Uint8Array(content)
    entries[path] = [bytes, { mtime: DATE, ...(PACKED.test(path) && { level: 0 }) }]
  }
  return zipSync(entries)
}

import { strToU8, zipSync, type Zippable } from 'fflate'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { atOwnAddress, files } from '../site/routes'

const SOURCE = 'samples/live-tour'
/** A fixed date: an archive of the same files is the same archive. ZIP knows no time zone, fflate writes local time. */
const DATE = new Date(2026, 0, 1)

/**
 * Packs the runnable tour, texts that the pages print, into `live-tour/…` of one ZIP archive for download. What
 * installing leaves behind stays out.
 * @returns `undefined` when the site has no such sample.
 */
export function liveTourArchive(root: string): Uint8Array | undefined {
  const folder = join(root, SOURCE)
  if (!existsSync(folder)) return undefined
  const entries: Zippable = {}
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !/^(node_modules\/|package-lock\.json$)/.test(path))
  for (const path of found.sort()) {
    const text = atOwnAddress(readFileSync(join(folder, path), 'utf8'))
    entries[`live-tour/${path}`] = [strToU8(text), { mtime: DATE }]
  }
  return zipSync(entries, { level: 9 })
}

/** Writes the archive below `public/`. */
export function writeLiveTour(root: string): void {
  const archive = liveTourArchive(root)
  if (!archive) return
  const file = join(root, 'public', files.liveTour)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, archive)
}

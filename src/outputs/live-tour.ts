import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../site/read-text'
import { filesIn } from '../gatsby/files-in'
import { atOwnAddress, files } from '../site/routes'
import { writeOutput } from './write-output'
import { zipOf } from './zip'

const SOURCE = 'samples/live-tour'

/**
 * Packs the runnable tour, texts that the pages print, into `live-tour/…` of one ZIP archive for download. What
 * installing leaves behind stays out.
 * @returns `undefined` when the site has no such sample.
 */
export function liveTourArchive(root: string): Uint8Array | undefined {
  const folder = join(root, SOURCE)
  if (!existsSync(folder)) return undefined
  const paths = filesIn(folder).filter((path) => !/^(node_modules\/|package-lock\.json$)/.test(path))
  const text = (path: string): string => atOwnAddress(readText(join(folder, path)))
  return zipOf(paths.sort().map((path) => [`live-tour/${path}`, text(path)] as const))
}

/** Writes the archive below `public/`. */
export function writeLiveTour(root: string): void {
  const archive = liveTourArchive(root)
  if (archive) writeOutput(root, files.liveTour, archive)
}

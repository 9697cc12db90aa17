import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { WRITTEN_ADDRESS } from '../site/config'
import { absoluteUrl, atOwnAddress, files } from '../site/routes'
import { filesIn } from '../gatsby/files-in'
import { writeOutput } from './write-output'
import { zipOf } from './zip'

const TEXT = /\.(?:json|svg|txt|xml|html|md)$/

const ownText = (bytes: Uint8Array): Uint8Array => Buffer.from(atOwnAddress(Buffer.from(bytes).toString('utf8')))

/** @returns the archive with the texts in it changed; pictures as they are. */
const ownArchive = (bytes: Uint8Array): Uint8Array =>
  zipOf(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, TEXT.test(name) ? ownText(data) : data] as const))

/**
 * Says where the site is in what is published as it is (`static/`): samples name their pictures by full address, so that
 * readers can load them from pages of their own. Nothing to do at the address that they were written with.
 */
export function writeOwnAddress(root: string): void {
  writeOutput(root, files.robots, `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap-index.xml')}\n`)
  if (absoluteUrl('/') === WRITTEN_ADDRESS) return
  for (const path of filesIn(join(root, 'static'))) {
    const change = TEXT.test(path) ? ownText : path.endsWith('.zip') ? ownArchive : undefined
    if (change) writeOutput(root, path, change(readFileSync(join(root, 'static', path))))
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync, zipSync, type Zippable } from 'fflate'
import { WRITTEN_ADDRESS } from '../site/config'
import { absoluteUrl, atOwnAddress, files } from '../site/routes'
import { filesIn } from './complete'
import { writeOutput } from './write'

const TEXT = /\.(?:json|svg|txt|xml|html|md)$/
/** The date of an archive's files when it does not matter: ZIP knows none before. */
const NO_DATE = new Date(1980, 0, 1)

const ownText = (bytes: Uint8Array): Uint8Array => Buffer.from(atOwnAddress(Buffer.from(bytes).toString('utf8')))

/** @returns the archive with the texts in it changed; pictures as they are. */
function ownArchive(bytes: Uint8Array): Uint8Array {
  const entries = Object.entries(unzipSync(bytes)).map(
    ([name, data]) => [name, [TEXT.test(name) ? ownText(data) : data, { mtime: NO_DATE }]] as const,
  )
  return zipSync(Object.fromEntries(entries) as Zippable, { level: 9 })
}

/**
 * Says where the site is in what is published as it is (`static/`): samples name their pictures by full address, so that
 * readers can load them from pages of their own. Nothing to do at the address that they were written with.
 */
export function writeOwnAddress(root: string): void {
  writeOutput(root, files.robots, `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap-index.xml')}\n`)
  if (absoluteUrl('/') === WRITTEN_ADDRESS) return
  for (const path of filesIn(join(root, 'static'))) {
    const change = TEXT.test(path) ? ownText : path.endsWith('.zip') ? ownArchive : undefined
    if (change) writeFileSync(join(root, 'public', path), change(readFileSync(join(root, 'static', path))))
  }
}

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Folder of the published files, from the repository's root. */
export const OUTPUT = join('static', 'samples', 'flat')
export const ARCHIVE = join('static', 'samples', 'flat.zip')
/** Digests of the sources and of what they gave, so that a forgotten `npm run flat` is noticed without rendering. */
export const MANIFEST = join('samples', 'flat', 'manifest.json')

/** Digest of the generator's own sources (no tests) with line ends as they are in the repository. */
export function sourceDigest(): string {
  const root = join('samples', 'flat')
  const digest = createHash('sha256')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.split(sep).join('/'))
    .sort()
  for (const file of sources) digest.update(`${file}\n`).update(readFileSync(join(root, file)))
  return digest.digest('hex')
}

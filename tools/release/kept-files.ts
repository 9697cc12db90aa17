import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../src/publish/complete'
import { isHashed } from '../../src/publish/response-headers'
import { keep } from './copy-site'
import type { AboutRelease } from './state'

const DAY_MS = 86_400_000
const plain = (path: string): string => path.replace(/\.(?:br|gz)$/, '')

/**
 * Takes over the files with hashed names that tabs of former versions may still ask for.
 * @param from the site that is served now.
 * @param kept what it keeps of the versions before.
 * @param keepDays days for which a file stays after the last version that named it.
 * @returns what the site that comes keeps; nothing of one at another prefix, whose addresses nobody asks for here.
 */
export function keepHashed(
  from: string,
  to: string,
  kept: AboutRelease['kept'],
  time: Date,
  keepDays: number,
): AboutRelease['kept'] {
  const still: AboutRelease['kept'] = {}
  if (!existsSync(from)) return still
  const paths = filesIn(from)
  for (const path of paths.map(plain)) {
    if (!isHashed(path) || existsSync(join(to, path))) continue
    const since = kept[path] ?? time.toISOString()
    if (time.getTime() - Date.parse(since) > keepDays * DAY_MS) continue
    still[path] = since
  }
  for (const path of paths) if (plain(path) in still) keep(from, to, path)
  return still
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../src/gatsby/files-in'

const ROOT = join(process.cwd(), 'tests/fixture')

/**
 * The one small site of the tests: each construct, and each way in which a page can belong to a site, once.
 * @returns its texts by path from the root of a site.
 */
export function fixtureFiles(): Record<string, string> {
  return Object.fromEntries(filesIn(ROOT).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}

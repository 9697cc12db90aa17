import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(process.cwd(), 'tests/fixture')

/**
 * The one small site of the tests: each construct, and each way in which a page can belong to a site, once.
 * @returns its texts by path from the root of a site.
 */
export function fixtureFiles(): Record<string, string> {
  const files = readdirSync(ROOT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(ROOT, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )
}

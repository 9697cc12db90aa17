import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { completeBuild } from '../../tools/serve/read-build'
import { fixtureFiles } from '../support/fixture'
import { build } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

/** @returns digests of all files of its build. */
async function built(site: SiteCopy): Promise<Record<string, string>> {
  await build(site.root)
  expect(site.read('public/docs/five/constructs/index.html')).toContain('src/b.ts')
  const { files } = completeBuild(join(site.root, 'public'))!
  site.remove()
  return files
}

/** A runner that builds in a new folder each time must not make readers load again what has not changed. */
test('the same commit gives the same bytes in any folder', async () => {
  const sites = [copySite(fixtureFiles()), copySite(fixtureFiles())]
  const [one, other] = [await built(sites[0]!), await built(sites[1]!)]
  const paths = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => one[path] !== other[path])).toEqual([])
})

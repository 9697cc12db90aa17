import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { fixtureFiles } from '../support/fixture'
import { tryBuild } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

/** An error of the site's own code names the file and the line of the source that an engineer has to look into. */
let site: SiteCopy

beforeAll(() => {
  site = copySite(fixtureFiles())
})
afterAll(() => site.remove())

/** Builds with a line put in front of the first one that is like `before`. @returns where it stands, and what was said. */
async function buildWithThrow(path: string, before: RegExp): Promise<{ place: RegExp; output: string }> {
  const source = site.read(path)
  const lines = source.split('\n')
  const index = lines.findIndex((line) => before.test(line))
  expect(index).toBeGreaterThan(0)
  lines.splice(index, 0, "if (Date.now() > 1) throw new Error('坏在这里')")
  site.write(path, lines.join('\n'))
  const { code, output } = await tryBuild(site.root)
  site.write(path, source)
  expect(code).not.toBe(0)
  expect(output).toContain('坏在这里')
  // Gatsby folds lines: a path may be cut anywhere
  return { place: new RegExp(`${path}:${index + 1}\\b`), output: output.replace(/\n\s*/g, '') }
}

test('in the hooks', async () => {
  const { place, output } = await buildWithThrow('src/gatsby/pages.ts', /const \{ createPage \} = gatsby/)
  expect(output).toMatch(place)
})

test('in what renders the pages', async () => {
  const { place, output } = await buildWithThrow('src/page/Footer/Footer.tsx', /const \[beforeYear/)
  expect(output).toMatch(place)
})

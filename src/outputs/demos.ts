import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type * as Demos from '../demos/publish'
import { loadTs } from '../gatsby/load-ts'
import { absoluteUrl, DEMO_FOLDER } from '../site/routes'
import { projectPages, sharedSamples } from './projects'
import { signedWork } from './signed-work'
import { writeOutput } from './write-output'

/**
 * Writes the running programs below `public/`, SDKs included, where the environment names a signed work; elsewhere makes
 * sure that nothing of them is there.
 * @param files pages of the site, relative to `root`
 * @throws Error with a Chinese message when the work cannot be used, see {@link signedWork}
 */
export async function writeDemos(root: string, files: readonly string[]): Promise<void> {
  const target = join(root, 'public', DEMO_FOLDER)
  rmSync(target, { recursive: true, force: true })
  const work = await signedWork()
  if (work === undefined) return
  // Only now: it needs the packages that the samples are checked with
  const { publishedDemos } = loadTs<typeof Demos>(resolve('src/demos/publish.ts'))
  const demos = await publishedDemos(root, {
    pages: projectPages(files),
    samples: sharedSamples(root),
    folder: absoluteUrl(DEMO_FOLDER),
    work,
  })
  for (const [name, body] of demos) writeOutput(root, `${DEMO_FOLDER}/${name}`, body)
}

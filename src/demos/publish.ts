import { readPrograms } from './project/page-app'
import { collectFences } from './fences'
import { DemoFiles } from './files'
import { namesByPackage } from './completion-names'
import { programOf, type Program } from './project/program'
import type { DemoFile } from './sample-files'

/** Spaces that have no signature: programs that load one run on a reader's own machine only. */
const UNSIGNED = /\/tour\/(?:day|night)\.json/

const runsAnywhere = ({ files }: Program): boolean => !Object.values(files).some((text) => UNSIGNED.test(text))

/**
 * Everything that a published site needs to run its programs.
 * @param root absolute path of the repository
 * @param options `pages`: relative to `root`; `samples`: names below `static/samples`; `folder`: absolute address that the
 *   files will have, without a slash at the end; `work`: text of the signed work that takes the place of the flat's
 * @returns files by path below that folder
 */
export async function publishedDemos(
  root: string,
  options: { pages: readonly string[]; samples: readonly string[]; folder: string; work: string },
): Promise<Map<string, DemoFile['body']>> {
  const { pages, samples, folder, work } = options
  const demos = new DemoFiles(root, 'production')
  const found = new Map<string, DemoFile['body']>(await demos.bundles.scripts)
  for (const sdk of ['latest', 'five5'] as const)
    for (const [name, body] of await demos.bundles[sdk]) found.set(`sdk/${sdk}/${name}`, body)
  const names = [...namesByPackage(root).keys()].map((short) => `names/${short}.json`)
  for (const name of ['frame/index.html', ...names, ...samples]) {
    const file = await demos.find(name, folder)
    if (file) found.set(name, file.body)
  }
  found.set('flat/work.json', work)
  const { apps } = readPrograms(pages, collectFences(root, [...pages]).fences)
  for (const program of apps.map(programOf).filter(runsAnywhere))
    found.set(`programs/${program.name}.json`, JSON.stringify(program))
  return found
}

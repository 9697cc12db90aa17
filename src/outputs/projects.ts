import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPrograms } from '../demos/project/page-app'
import { allProjects } from '../demos/project/project'
import { collectFences } from '../demos/fences'
import { filesIn } from '../gatsby/files-in'
import { placeOf, projectPath } from '../site/projects'
import { atOwnAddress } from '../site/routes'
import { writeOutput } from './write-output'
import { zipOf } from './zip'

const SAMPLES = 'static/samples'
const TEXTS = /\.(?:html|css|jsx?|tsx?|vue|json|md|svg)$/

/** @returns the pages whose programs make up a project. */
export const projectPages = (files: readonly string[]): string[] =>
  files.filter((file) => placeOf(`${file.replace(/^content\/docs\/|\.mdx$/g, '')}/`))

/** @returns names of the published files of the flat and its tour, e.g. `flat/work.json`. */
export const sharedSamples = (root: string): string[] =>
  filesIn(join(root, SAMPLES))
    .filter((name) => /^(?:flat|tour)\/[^/]+$/.test(name))
    .sort()

/**
 * Packs the complete project of each handbook, made of the programs that its pages declare, for download.
 * @param files pages of the site, relative to `root`
 */
export function writeProjects(root: string, files: readonly string[]): void {
  const pages = projectPages(files)
  // What is wrong with a page is told where it is compiled
  const { apps } = readPrograms(pages, collectFences(root, pages).fences)
  for (const [project, contents] of allProjects(root, apps, sharedSamples(root))) {
    const files = [...contents].map(([name, file]) => {
      const bytes = typeof file === 'string' ? file : readFileSync(join(root, file.copy))
      return [`${project.id}/${name}`, TEXTS.test(name) ? atOwnAddress(String(bytes)) : bytes] as const
    })
    writeOutput(root, projectPath(project), zipOf(files))
  }
}

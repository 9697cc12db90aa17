import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { shortDigest } from '../article/compilation'
import { readPrograms } from '../demos/project/page-app'
import { allProjects, type ProjectFile } from '../demos/project/project'
import { collectFences } from '../demos/fences'
import { CACHE_FOLDER, writeWhole } from '../gatsby/cache'
import { digestOfFolders } from '../gatsby/digest'
import { filesIn } from '../gatsby/files-in'
import type { SiteState } from '../gatsby/site-state'
import { pageName, placeOf, projectPath, projects, type Project } from '../site/projects'
import { absoluteUrl, atOwnAddress } from '../site/routes'
import { writeOutput } from './write-output'
import { zipOf } from './zip'

const SAMPLES = 'static/samples'
const TEXTS = /\.(?:html|css|jsx?|tsx?|vue|json|md|svg)$/

/** @returns the project that the programs of a page are part of. */
const projectOf = (file: string): Project | undefined => placeOf(`${pageName(file)}/`)?.project

/** @returns the pages whose programs make up a project. */
export const projectPages = (files: readonly string[]): string[] => files.filter(projectOf)

/** @returns names of the published files of the flat and its tour, e.g. `flat/work.json`. */
export const sharedSamples = (root: string): string[] =>
  filesIn(join(root, SAMPLES))
    .filter((name) => /^(?:flat|tour)\/[^/]+$/.test(name))
    .sort()

/**
 * Packs the complete project of each handbook, made of the programs that its pages declare, for download. A build changes
 * few of them: the others are taken from the builds before.
 */
export function writeProjects({ root, model, bodies }: SiteState): void {
  const store = join(root, CACHE_FOLDER, 'projects')
  const samples = sharedSamples(root)
  const shared = [
    digestOfFolders(process.cwd(), ['src', 'package-lock.json']),
    digestOfFolders(root, ['package.json', ...samples.map((name) => `${SAMPLES}/${name}`)]),
    absoluteUrl('/'),
  ]
  const kept = projects.flatMap((project) => {
    const docs = model.docs.filter(({ file }) => projectOf(file) === project)
    const pages = docs.map((doc) => [doc, bodies.get(doc.id)?.dependencies])
    const name = `${project.id}-${shortDigest(JSON.stringify([shared, pages]))}.zip`
    if (!existsSync(join(store, name))) {
      const files = docs.map(({ file }) => file)
      // What is wrong with a page is told where it is compiled
      const { apps } = readPrograms(files, collectFences(root, files).fences)
      const [made] = allProjects(root, apps, samples)
      if (!made) return []
      writeWhole(join(store, name), packed(root, ...made))
    }
    writeOutput(root, projectPath(project), readFileSync(join(store, name)))
    return [name]
  })
  for (const name of filesIn(store)) if (!kept.includes(name)) rmSync(join(store, name))
}

function packed(root: string, { id }: Project, contents: Map<string, ProjectFile>): Uint8Array {
  const files = [...contents].map(([name, file]) => {
    const bytes = typeof file === 'string' ? file : readFileSync(join(root, file.copy))
    return [`${id}/${name}`, TEXTS.test(name) ? atOwnAddress(String(bytes)) : bytes] as const
  })
  return zipOf(files)
}

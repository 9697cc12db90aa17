import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { shortDigest } from '../article/compilation'
import { readPrograms } from '../demos/project/page-app'
import { allProjects } from '../demos/project/project'
import { collectFences } from '../demos/fences'
import { CACHE_FOLDER, writeWhole } from '../gatsby/cache'
import { digestOfFolders } from '../gatsby/digest'
import { filesIn } from '../gatsby/files-in'
import type { SiteState } from '../gatsby/site-state'
import { placeOf, projectPath } from '../site/projects'
import { absoluteUrl, atOwnAddress } from '../site/routes'
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
 * Packs the complete project of each handbook, made of the programs that its pages declare, for download. Most builds
 * change none of them: those of the build before are taken then.
 */
export function writeProjects(state: SiteState): void {
  const { root } = state
  const pages = projectPages(state.model.docs.map(({ file }) => file))
  const store = join(root, CACHE_FOLDER, 'projects')
  const mark = join(store, 'made-of.txt')
  const madeOf = inputsOf(state, pages)
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== madeOf) {
    rmSync(store, { recursive: true, force: true })
    for (const [path, zip] of packed(root, pages)) writeWhole(join(store, path), zip)
    writeWhole(mark, madeOf)
  }
  for (const path of filesIn(store).filter((name) => name.endsWith('.zip')))
    writeOutput(root, `/${path}`, readFileSync(join(store, path)))
}

/** @returns what changes with anything that the projects are made of. */
function inputsOf({ root, model, bodies }: SiteState, pages: string[]): string {
  const docs = model.docs.filter(({ file }) => pages.includes(file))
  const taken = docs.map(({ id, ...doc }) => [doc, bodies.get(id)?.dependencies])
  const code = digestOfFolders(process.cwd(), ['src', 'package-lock.json'])
  const files = ['package.json', ...sharedSamples(root).map((name) => `${SAMPLES}/${name}`)]
  return [code, digestOfFolders(root, files), shortDigest(JSON.stringify(taken)), absoluteUrl('/')].join(' ')
}

/** @returns the archives by their path below `public/`. */
function packed(root: string, pages: string[]): [path: string, zip: Uint8Array][] {
  // What is wrong with a page is told where it is compiled
  const { apps } = readPrograms(pages, collectFences(root, pages).fences)
  return allProjects(root, apps, sharedSamples(root)).map(([project, contents]) => {
    const files = [...contents].map(([name, file]) => {
      const bytes = typeof file === 'string' ? file : readFileSync(join(root, file.copy))
      return [`${project.id}/${name}`, TEXTS.test(name) ? atOwnAddress(String(bytes)) : bytes] as const
    })
    return [projectPath(project), zipOf(files)]
  })
}

import { strToU8, zipSync, type Zippable } from 'fflate'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { readPrograms } from '../demos/project/page-app'
import { allProjects } from '../demos/project/project'
import { collectFences } from '../demos/fences'
import { placeOf, projectPath } from '../site/projects'
import { atOwnAddress } from '../site/routes'

/** A fixed date: an archive of the same files is the same archive. ZIP knows no time zone, fflate writes local time. */
const DATE = new Date(2026, 0, 1)
const SAMPLES = 'static/samples'
/** Already as small as they get. */
const PACKED = /\.(?:webp|webm|mp3)$/
const TEXTS = /\.(?:html|css|jsx?|tsx?|vue|json|md|svg)$/

/** @returns the pages whose programs make up a project. */
export const projectPages = (files: readonly string[]): string[] =>
  files.filter((file) => placeOf(`${file.replace(/^content\/docs\/|\.mdx$/g, '')}/`))

/** @returns names of the published files of the flat and its tour, e.g. `flat/work.json`. */
export const sharedSamples = (root: string): string[] =>
  existsSync(join(root, SAMPLES))
    ? readdirSync(join(root, SAMPLES), { recursive: true, encoding: 'utf8' })
        .map((name) => name.split(sep).join('/'))
        .filter((name) => /^(?:flat|tour)\/[^/]+$/.test(name))
        .sort()
    : []

/**
 * Packs the complete project of each handbook, made of the programs that its pages declare, for download.
 * @param files pages of the site, relative to `root`
 */
export function writeProjects(root: string, files: readonly string[]): void {
  const pages = projectPages(files)
  // What is wrong with a page is told where it is compiled
  const { apps } = readPrograms(pages, collectFences(root, pages).fences)
  for (const [project, contents] of allProjects(root, apps, sharedSamples(root))) {
    const entries: Zippable = {}
    for (const [name, file] of contents) {
      const bytes = typeof file === 'string' ? strToU8(file) : readFileSync(join(root, file.copy))
      const own = TEXTS.test(name) ? strToU8(atOwnAddress(Buffer.from(bytes).toString('utf8'))) : new Uint8Array(bytes)
      entries[`${project.id}/${name}`] = [own, { mtime: DATE, ...(PACKED.test(name) && { level: 0 }) }]
    }
    const target = join(root, 'public', projectPath(project))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, zipSync(entries, { level: 9 }))
  }
}

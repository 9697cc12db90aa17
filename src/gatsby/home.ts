import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitFrontMatter } from '../article/parse/front-matter'
import type { SiteHome } from '../site/types'
import { compiledBody } from './bodies'
import { digestOfFolders } from './digest'
import { HOME_FILE } from './doc'
import { homeScene } from './home-scene/home-scene'
import { homeSphere } from './home-scene/sphere'

/** The steps; nothing when the content has none (tests build the site with content of their own). */
async function compiledSteps(root: string): Promise<Pick<SiteHome, 'steps' | 'uses' | 'icons'>> {
  const path = join(root, HOME_FILE)
  if (!existsSync(path)) return { steps: '', uses: [], icons: [] }
  const source = splitFrontMatter(readFileSync(path, 'utf8')).body
  const { lead, body, uses, icons, problems } = await compiledBody({ file: HOME_FILE, root, source })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length)
    throw new Error(errors.map(({ file, line, message }) => `${file}:${line ?? 1} ${message}`).join('\n'))
  return { steps: lead + body, uses, icons }
}

/**
 * Makes the home page's drawings and steps.
 * @param root repository root.
 * @throws when the steps cannot be compiled; the message names file and line.
 */
export const siteHome = async (root: string): Promise<SiteHome> => ({
  scene: homeScene(),
  sphere: homeSphere(),
  ...(await compiledSteps(root)),
})

/** Digest of everything the home page's data is made of; part of its context, like the digests of the docs. */
export const homeDigest = (root: string): string => {
  const content = existsSync(join(root, HOME_FILE)) ? [HOME_FILE] : []
  return digestOfFolders(root, [...content, 'src/gatsby', 'src/article', 'src/site'])
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteHome } from '../site/types'
import { compiledBody } from './bodies'
import { digestOfFolders } from './digest'
import { HOME_FILE } from './doc'
import { homeScene } from './home-scene/home-scene'
import { homeSphere } from './home-scene/sphere'

/** Front matter, which the compiler does not take; its lines stay blank so that line numbers hold. */
const FRONT_MATTER = /^---\n[^]*?\n---(?=\n)/

/**
 * Makes the home page's drawings and steps.
 * @param root repository root.
 * @throws when the steps cannot be compiled; the message names file and line.
 */
export async function siteHome(root: string): Promise<SiteHome> {
  const source = readFileSync(join(root, HOME_FILE), 'utf8').replace(FRONT_MATTER, (text) => text.replace(/[^\n]/g, ''))
  const { html, problems } = await compiledBody({ file: HOME_FILE, root, source })
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length)
    throw new Error(errors.map(({ file, line, message }) => `${file}:${line ?? 1} ${message}`).join('\n'))
  return { scene: homeScene(), sphere: homeSphere(), steps: html }
}

/** Digest of everything the home page's data is made of; part of its context, like the digests of the docs. */
export const homeDigest = (root: string): string =>
  digestOfFolders(root, [HOME_FILE, 'src/build/home-scene', 'src/markdown', 'src/site'])

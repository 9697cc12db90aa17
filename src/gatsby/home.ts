import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledBody } from '../article/types'
import { splitFrontMatter } from '../article/parse/front-matter'
import type { SiteHome } from '../site/types'
import { compiledBody } from './bodies'
import { digestOfFolders } from './digest'
import { HOME_FILE } from './doc'

/** The drawings of the home page, as they stand in it: colours are design tokens. */
const SCENE_FILE = 'content/home/scene.svg'
const SPHERE_FILE = 'content/home/sphere.svg'

const textOf = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').trim() : ''

/** @returns the compiled steps of the home page; `undefined` when the content has none (a site of a test). */
export async function homeBody(root: string): Promise<CompiledBody | undefined> {
  const text = textOf(root, HOME_FILE)
  return text ? compiledBody({ file: HOME_FILE, root, source: splitFrontMatter(text).body }) : undefined
}

/** @returns the home page's drawings and steps as HTML; empty where the content has none. */
export const siteHome = async (root: string): Promise<SiteHome> => {
  const steps = await homeBody(root)
  return {
    scene: textOf(root, SCENE_FILE),
    sphere: textOf(root, SPHERE_FILE),
    steps: steps ? steps.lead + steps.body : '',
    uses: steps?.uses ?? [],
    icons: steps?.icons ?? [],
  }
}

/** Digest of everything the home page's data is made of; part of its context, like the digests of the docs. */
export function homeDigest(root: string): string {
  const content = [HOME_FILE, SCENE_FILE, SPHERE_FILE].filter((file) => existsSync(join(root, file)))
  return digestOfFolders(root, [...content, 'src/gatsby', 'src/article', 'src/site'])
}

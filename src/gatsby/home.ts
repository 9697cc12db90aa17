import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CompileContext } from '../article/compilation'
import { inlineSvg } from '../article/drawing/svg'
import type { CompiledBody } from '../article/types'
import { splitFrontMatter } from '../article/parse/front-matter'
import { readText } from '../site/read-text'
import type { Problem } from '../site/types'
import { compiledBody } from './bodies'
import { HOME_FILE } from './doc'
import type { SiteHome } from './types'

/** The drawing of the home page, as it stands in it: colours are design tokens. */
const SCENE_FILE = 'content/home/scene.svg'
const PACKAGE_FILE = 'package.json'

const textOf = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readText(join(root, file)).trim() : ''

/** @returns the compiled steps of the home page; `undefined` when the content has none (a site of a test). */
export async function homeBody(root: string): Promise<CompiledBody | undefined> {
  const text = textOf(root, HOME_FILE)
  return text ? compiledBody({ file: HOME_FILE, root, source: splitFrontMatter(text).body }) : undefined
}

/** @returns the home page's drawing, none when it may not stand in a page, and what is wrong with it. */
export function homeScene(root: string): { scene: string; problems: Problem[] } {
  const scene = textOf(root, SCENE_FILE)
  const context = new CompileContext({ file: SCENE_FILE, root, source: '' })
  if (scene) inlineSvg('./scene.svg', '', {}, context)
  return { scene: context.problems.length ? '' : scene, problems: context.problems }
}

/** @returns versions that the pages are checked with, of the platform's packages and of three. */
function versionsOf(root: string): SiteHome['versions'] {
  const { devDependencies = {} } = JSON.parse(textOf(root, PACKAGE_FILE) || '{}') as {
    devDependencies?: Record<string, string>
  }
  return Object.entries(devDependencies).flatMap(([name, version]) =>
    /^(?:@realsee\/|three$)/.test(name) ? [{ name, version }] : [],
  )
}

/** @returns the home page's drawing and steps as HTML, empty where the content has none, and versions. */
export const siteHome = async (root: string): Promise<SiteHome> => {
  const steps = await homeBody(root)
  return {
    scene: homeScene(root).scene,
    versions: versionsOf(root),
    steps: steps ? steps.lead + steps.body : '',
    uses: steps?.uses ?? [],
    icons: steps?.icons ?? [],
  }
}

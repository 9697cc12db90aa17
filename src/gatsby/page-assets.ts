import { buildSync } from 'esbuild'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_WORK } from '../site/config'
import { inlineConstants, type BuildConstants } from '../site/inline-constants'
import { READER_ICONS, SEARCH_ICONS } from '../site/runtime-icons'
import { scriptTargets } from './browser-targets'
import { styleSheet } from './style-sheet'

/** @returns the light value of a colour. */
function colourOf(token: string): string {
  const file = 'src/styles/tokens/colors.css'
  const value = new RegExp(`--${token}: (#[\\da-f]+);`).exec(readFileSync(join(process.cwd(), file), 'utf8'))?.[1]
  if (!value) throw new Error(`${file} 里没有颜色 --${token}`)
  return value
}

/** Scripts that stand in the page itself. */
const INLINE_SCRIPTS = {
  head: 'src/client/head/head.ts',
  tabs: 'src/article/tabs/early.ts',
  sidebar: 'src/client/head/sidebar.ts',
}

/** Bundles one of the scripts that stand in the page itself. */
export function inlineScript(name: keyof typeof INLINE_SCRIPTS, isPreview = false): string {
  const ofBuild: BuildConstants = { isPreview, basePaper: colourOf('danger-bg'), baseInk: colourOf('text') }
  const define = Object.fromEntries(
    Object.entries({ ...inlineConstants, ...ofBuild }).map(([key, value]) => [`INLINE.${key}`, JSON.stringify(value)]),
  )
  const result = buildSync({
    entryPoints: [join(process.cwd(), INLINE_SCRIPTS[name])],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: scriptTargets(),
    write: false,
    define,
    // Modules are strict where it counts, in the source: no page carries the words
    tsconfigRaw: '{}',
  })
  return result.outputFiles[0]!.text.trim()
}

/** Each file is an icon, by its name. */
const ICONS = join(process.cwd(), 'src/site/icons')

/** The inside of an icon's `<svg>`. */
const drawing = (svg: string): string =>
  svg
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>')

/** The icons of the site's folder, as symbols by name. */
export function iconSymbols(): Record<string, string> {
  const names = readdirSync(ICONS).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [])
  return Object.fromEntries(
    names.map((name) => [
      name,
      `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing(readFileSync(join(ICONS, `${name}.svg`), 'utf8'))}</symbol>`,
    ]),
  )
}

/** Style sheets of the article's constructs and of the framework switch, by name, as far as they are not part of the common one (`src/page/all-pages.css`). */
export function constructStyles(): Record<string, string> {
  const folder = 'src/article'
  const common = styleSheet('src/page/all-pages.css').files
  const sheets = readdirSync(join(process.cwd(), folder)).map((name): [string, string] => [
    name,
    `${folder}/${name}/style.css`,
  ])
  sheets.push(['framework-switch', 'src/page/FrameworkSwitch/style.css'])
  return Object.fromEntries(
    sheets
      .filter(([, file]) => existsSync(join(process.cwd(), file)) && !common.includes(file))
      .map(([name, file]) => [name, styleSheet(file).css]),
  )
}

/** Where Gatsby notes the names of the files of the browser's bundle, which is made before the renderer. */
const STATS = join(process.cwd(), 'public/webpack.stats.json')

/** @returns those names by chunk. */
export const browserFiles = (): Record<string, string[]> =>
  (JSON.parse(readFileSync(STATS, 'utf8')) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName

/** Scripts of the search by chunk, as the browser's build has just named them: the pages are rendered after it. */
function searchScripts(): Record<'ask' | 'search', string[]> {
  const { ask = [], search = [] } = existsSync(STATS) ? browserFiles() : {}
  const isScript = (name: string): boolean => name.endsWith('.js')
  return { ask: ask.filter(isScript), search: search.filter(isScript) }
}

/**
 * What stands around every page and what comes later, as constants for webpack's DefinePlugin.
 * @param isPreview whether they are for `gatsby develop`, which takes all styles from their files.
 */
export function pageAssets(isPreview: boolean): Record<string, string> {
  const icons = iconSymbols()
  const symbols = (names: readonly string[]): string => names.map((name) => icons[name]).join('')
  const constants = {
    __CONSTRUCT_STYLES__: isPreview ? {} : constructStyles(),
    __HEAD_SCRIPT__: inlineScript('head', isPreview),
    __TABS_SCRIPT__: inlineScript('tabs'),
    __SIDEBAR_SCRIPT__: inlineScript('sidebar'),
    __ICONS__: icons,
    __WITH_DEMOS__: Boolean(process.env[DEMO_WORK]),
    __READER_ICONS__: symbols(READER_ICONS),
    __SEARCH_ICONS__: symbols(SEARCH_ICONS),
    __SEARCH_SCRIPTS__: isPreview ? { ask: [], search: [] } : searchScripts(),
  }
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]))
}

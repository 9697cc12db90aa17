import { buildSync } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { ANNOUNCEMENT_KEY, TABS_KEY_PREFIX } from '../site/storage-keys'
import { MOBILE_MAX_WIDTH } from '../site/constants'
import { announcement, areas, colorMode, openapi, site } from '../site/config'
import { baseUrl, fill } from '../site/strings'
import type { InlineConstants } from '../reader/head/constants'
import { BRAND_ICONS, ICONS } from '../site/icons'
import { withBase } from '../site/routes'
import { styleSheet } from './style-sheet'

const from = createRequire(`${process.cwd()}/package.json`)

const inlineConstants: InlineConstants = {
  themeKey: colorMode.storageKey,
  themePinned: colorMode.disableSwitch,
  announcementKey: ANNOUNCEMENT_KEY,
  announcementId: announcement?.id ?? '',
  tabsKeyPrefix: TABS_KEY_PREFIX,
  mobileMaxWidth: MOBILE_MAX_WIDTH,
  base: `${site.pathPrefix}/`,
  baseTitle: baseUrl.title,
  baseBody: baseUrl.body,
  baseCurrent: fill(baseUrl.current, { baseUrl: `${site.pathPrefix}/` }),
  baseSuggest: baseUrl.suggest,
}

/** Bundles one of the scripts that stand in the page itself. */
export function inlineScript(name: 'head' | 'tabs' | 'sidebar'): string {
  const define = Object.fromEntries(
    Object.entries(inlineConstants).map(([key, value]) => [`INLINE.${key}`, JSON.stringify(value)]),
  )
  const result = buildSync({
    entryPoints: [join(process.cwd(), `src/reader/head/${name}.ts`)],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2020',
    write: false,
    define,
  })
  return result.outputFiles[0]!.text.trim()
}

/** The inside of an icon's `<svg>`. */
const drawing = (svg: string): string =>
  svg
    .replace(/<!--[^]*?-->|<title>.*?<\/title>|<\/?svg[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>')
    .trim()

/** The icons that the site uses, as symbols by name, from the packages that own them. */
export function iconSymbols(): Record<string, string> {
  const names = new Set([...ICONS, ...Object.values(areas).map(({ icon }) => icon), openapi.icon])
  const lucide = [...names].map((name) => [name, from.resolve(`lucide-static/icons/${name}.svg`)])
  const brands = BRAND_ICONS.map((name) => [name, from.resolve(`simple-icons/icons/${name}.svg`)])
  const symbolOf = ([name, file]: string[]): [string, string] => [
    name!,
    `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing(readFileSync(file!, 'utf8'))}</symbol>`,
  ]
  return Object.fromEntries([...lucide, ...brands].map(symbolOf))
}

/** Style sheets of parts of articles by the class of their elements: those of `src/styles/parts/`. */
export function partStyles(): Record<string, string> {
  const files = readdirSync(join(process.cwd(), 'src/styles/parts'))
  return Object.fromEntries(files.map((file) => [basename(file, '.css'), styleSheet(`parts/${file}`).css]))
}

/**
 * What stands around every page and what comes later, as constants for webpack's DefinePlugin.
 * @param isPreview whether they are for `gatsby develop`, which takes all styles from their files.
 */
export function pageAssets(isPreview: boolean): Record<string, string> {
  const late = styleSheet('late.css')
  const constants = {
    __PART_STYLES__: isPreview ? {} : partStyles(),
    __LATE_STYLES__: isPreview ? '' : late.css,
    __LATE_STYLES_HREF__: isPreview ? '' : withBase(`/${late.name}`),
    __EARLY_SCRIPT__: inlineScript('head'),
    __TABS_SCRIPT__: inlineScript('tabs'),
    __SIDEBAR_SCRIPT__: inlineScript('sidebar'),
    __ICONS__: iconSymbols(),
  }
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]))
}

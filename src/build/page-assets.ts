import { buildSync } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { ANNOUNCEMENT_KEY, TABS_KEY_PREFIX } from '../site/storage-keys'
import { MOBILE_MAX_WIDTH } from '../site/constants'
import { announcement, areas, colorMode, openapi, site } from '../site/config'
import { baseUrl, fill } from '../site/strings'
import type { InlineConstants } from '../enhance/inline/constants'
import { BRAND_ICONS, ICONS } from '../site/icons'

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
export function inlineScript(name: 'early' | 'tabs' | 'loader'): string {
  const define = Object.fromEntries(
    Object.entries(inlineConstants).map(([key, value]) => [`INLINE.${key}`, JSON.stringify(value)]),
  )
  const result = buildSync({
    entryPoints: [join(process.cwd(), `src/enhance/inline/${name}.ts`)],
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
    .replace(/ (?:d|points)="[^"]*"/g, roundedPath)
    .trim()

/** Coordinates with one decimal: a twentieth of a unit is far below what 20 pixels for 24 units can show. */
const roundedPath = (path: string): string =>
  path.replace(/(-?)(\d*)(\.\d{2,})(?!\d)/g, (number, sign: string, whole: string, decimals: string) => {
    const rounded = Number(decimals).toFixed(1).replace(/0+$/, '').slice(1)
    // A carry or an integer could run into the next number: such ones stay as they are
    return Number(decimals) >= 0.95 || rounded === '.' ? number : sign + whole + rounded
  })

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
function partStyles(): Record<string, string> {
  const folder = join(process.cwd(), 'src/styles/parts')
  const names = readdirSync(folder).map((file) => basename(file, '.css'))
  const styleOf = (name: string): string => {
    const { outputFiles } = buildSync({ entryPoints: [join(folder, `${name}.css`)], minify: true, write: false })
    return outputFiles[0]!.text.trim()
  }
  return Object.fromEntries(names.map((name) => [name, styleOf(name)]))
}

/**
 * What stands around every page and what comes later, as constants for webpack's DefinePlugin.
 * @param isPreview whether they are for `gatsby develop`, which takes the styles of parts from their files.
 */
export const pageAssets = (isPreview: boolean): Record<string, string> => ({
  __PART_STYLES__: JSON.stringify(isPreview ? {} : partStyles()),
  __EARLY_SCRIPT__: JSON.stringify(inlineScript('early')),
  __TABS_SCRIPT__: JSON.stringify(inlineScript('tabs')),
  __LOADER_SCRIPT__: JSON.stringify(inlineScript('loader')),
  __ICONS__: JSON.stringify(iconSymbols()),
})

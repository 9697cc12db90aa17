import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { errorAt } from '../../src/site/problem'
import type { Problem } from '../../src/site/types'
import type { PageTree } from '../../src/demos/page-tree'
import { compareVersions } from './versions'
import { usesFive5 } from './page-trees'

/** @returns the version of a package that is installed here. */
export function installedVersion(root: string, name: string): string | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined
}

/** @returns the packages and versions of a page's front matter (`sdk`). */
export function sdkOf(yaml: string): Record<string, unknown> {
  try {
    return (parse(yaml) as { sdk?: Record<string, unknown> } | null)?.sdk ?? {}
  } catch {
    return {}
  }
}

/**
 * @returns the installed version of a package that a page's samples are checked with: pages about vreo use five 5,
 *   which vreo asks for. `undefined` for a package that is not installed.
 */
const versionFor = (root: string, yaml: string, name: string): string | undefined =>
  installedVersion(root, name === '@realsee/five' && usesFive5(yaml) ? '@realsee/five-v5' : name)

/** @returns the 1-based line of `sdk` in the page's file. */
const sdkLine = (yaml: string): number => 2 + yaml.split('\n').findIndex((text) => text.startsWith('sdk:'))

/**
 * No page promises (`sdk`) a version that its samples have not been checked with. One that was checked with an older
 * version is stale, not wrong. Packages that are not installed, because they are not published, are left alone.
 */
export function checkSdkVersions(root: string, page: PageTree): Problem[] {
  return Object.entries(sdkOf(page.yaml)).flatMap(([name, version]) => {
    const installed = versionFor(root, page.yaml, name)
    if (installed === undefined || compareVersions(String(version), installed) <= 0) return []
    const place = { file: page.file, line: sdkLine(page.yaml) }
    const message = `sdk 里 ${name} 写的是 ${String(version)}，示例用 ${installed} 检查`
    return [errorAt(place, 'sample-version', message, '改成所用的版本，或者先装这个版本：npm run sdk')]
  })
}

/** A package that a page was checked with, and the newer one that is installed. */
interface StalePage {
  file: string
  line: number
  name: string
  written: string
  installed: string
}

/**
 * Finds what a page says about versions that is older than the installed types.
 * @returns nothing for packages that are not installed.
 */
export function stalePages(root: string, pages: readonly PageTree[]): StalePage[] {
  return pages.flatMap(({ file, yaml }) =>
    Object.entries(sdkOf(yaml)).flatMap(([name, version]): StalePage[] => {
      const written = String(version)
      const installed = versionFor(root, yaml, name)
      if (installed === undefined || compareVersions(written, installed) >= 0) return []
      return [{ file, line: sdkLine(yaml), name, written, installed }]
    }),
  )
}

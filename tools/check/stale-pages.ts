import type { PageTree } from '../../src/demos/page-tree'
import { sdkLine, sdkOf, versionFor } from './sdk-versions'
import { compareVersions } from './versions'

/** A package that a page was checked with, and the newer one that is installed. */
export interface StalePage {
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

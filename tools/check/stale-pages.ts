import type { PageTree } from '../../src/demos/page-tree'
import { sdkLine, sdkOf, versionFor } from './sdk-versions'
import { compareVersions, stepOf } from './versions'

/** A package that a page was checked with, and the newer one that is installed. */
export interface StalePage {
  file: string
  line: number
  name: string
  written: string
  installed: string
  /** First part of the version that differs. */
  step: 'major' | 'minor' | 'patch'
}

/**
 * Finds what a page says about versions that is older than the installed types.
 * @returns entries, the furthest behind first; none for packages that are not installed.
 */
export function stalePages(root: string, pages: readonly PageTree[]): StalePage[] {
  const order = { major: 0, minor: 1, patch: 2 }
  return pages
    .flatMap((page) =>
      Object.entries(sdkOf(page.yaml)).flatMap(([name, version]): StalePage[] => {
        const written = String(version)
        const installed = versionFor(root, page.yaml, name)
        if (installed === undefined || compareVersions(written, installed) >= 0) return []
        const step = stepOf(written, installed)
        return [{ file: page.file, line: sdkLine(page.yaml), name, written, installed, step }]
      }),
    )
    .sort((a, b) => order[a.step] - order[b.step] || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
}

const SDK_IMPORT = /from '(@realsee\/[\w-]+)/g

/**
 * @returns files whose samples use an SDK that is installed, and whose front matter does not say in which version.
 *   Packages that are not on npm have no version to name.
 */
export const pagesWithoutVersions = (root: string, pages: readonly PageTree[]): string[] =>
  pages
    .filter(({ yaml }) => !Object.keys(sdkOf(yaml)).length)
    .filter(({ yaml, body }) =>
      [...body.matchAll(SDK_IMPORT)].some(([, name]) => versionFor(root, yaml, name ?? '') !== undefined),
    )
    .map(({ file }) => file)

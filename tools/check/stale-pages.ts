import type { PageTree } from './page-tree'
import { sdkLine, sdkOf, versionFor } from './sdk-versions'

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

interface Version {
  numbers: number[]
  /** Parts after the hyphen; a version with any is older than the same one without. */
  pre: string[]
}

function parseVersion(text: string): Version {
  const [core = '', pre = ''] = text.replace(/\+.*$/, '').split(/-(.*)/s)
  return { numbers: core.split('.').map(Number), pre: pre ? pre.split('.') : [] }
}

const comparePart = (a: string, b: string): number =>
  /^\d+$/.test(a) && /^\d+$/.test(b) ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0

/** @returns a negative number when version `a` is older than `b` (semver.org, section 11). */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)]
  for (let index = 0; index < 3; index++) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0)
    if (difference) return difference
  }
  if (!left.pre.length || !right.pre.length) return right.pre.length - left.pre.length
  for (let index = 0; index < Math.max(left.pre.length, right.pre.length); index++) {
    const [one, other] = [left.pre[index], right.pre[index]]
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1
    const difference = comparePart(one, other)
    if (difference) return difference
  }
  return 0
}

function stepOf(written: string, installed: string): StalePage['step'] {
  const [a, b] = [parseVersion(written).numbers, parseVersion(installed).numbers]
  return a[0] !== b[0] ? 'major' : a[1] !== b[1] ? 'minor' : 'patch'
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

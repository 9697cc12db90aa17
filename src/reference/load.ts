import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../site/read-text'
import { memo } from '../site/memo'
import { DECLARED } from './declared'
import type { PackageReference } from './types'

/** Packages that have a reference, by the area of their pages. */
export const REFERENCE_AREAS = ['five', 'dnalogel', 'vreo'] as const
export type ReferenceArea = (typeof REFERENCE_AREAS)[number]
type Slug = ReferenceArea | (typeof DECLARED)[number]['slug']

/** @returns the generated data file of an area's package, from the root. */
export const referenceFile = (area: Slug): string => `content/reference/${area}.json`

const read = memo<unknown>()

/**
 * @param path of a generated file, from the root.
 * @returns the data in it, read anew when it has changed; `undefined` when the site (or a miniature of it) has none, or
 *   when it is no JSON.
 */
export function loadData<T>(root: string, path: string): T | undefined {
  const file = join(root, path)
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (changed === undefined) return undefined
  return read(file, [changed], () => {
    try {
      return JSON.parse(readText(file)) as T
    } catch {
      return undefined
    }
  }) as T | undefined
}

/** @returns the reference of a package. */
export const loadReference = (root: string, area: Slug): PackageReference | undefined =>
  loadData(root, referenceFile(area))

/** @returns the public names of all packages, those without pages of a reference last. */
export const allReferences = (root: string): PackageReference[] =>
  [...REFERENCE_AREAS, ...DECLARED.map(({ slug }) => slug)].flatMap((slug) => loadReference(root, slug) ?? [])

/** @returns the area of a reference page, `five/reference/react` → `five`; `undefined` for other pages. */
export const referenceAreaOf = (page: string): ReferenceArea | undefined =>
  REFERENCE_AREAS.find((area) => page.startsWith(`${area}/reference/`))

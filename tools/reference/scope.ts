import { DECLARED } from '../../src/reference/declared'
import type { TypeSet } from '../check/sample-units'

/** An installed package that has a reference. */
export interface ReferencePackage {
  name: string
  /** Name of its files below `content/reference/`. */
  slug: string
  typeSet: TypeSet
  /** Entry points, in the order of preference: a name that two export belongs to the first. */
  modules: string[]
  /** Version that the documents speak of, for a package that is on no public registry: its declarations are ours. */
  declared?: string
}

export const PACKAGES: readonly ReferencePackage[] = [
  {
    name: '@realsee/five',
    slug: 'five',
    typeSet: 'latest',
    modules: [
      '@realsee/five',
      '@realsee/five/react',
      '@realsee/five/vue',
      '@realsee/five/plugins',
      '@realsee/five/line',
      '@realsee/five/sticker',
      '@realsee/five/vfx',
      '@realsee/five/gltf-loader',
      '@realsee/five/shader-lib',
      '@realsee/five/work-downloader',
    ],
  },
  {
    name: '@realsee/dnalogel',
    slug: 'dnalogel',
    typeSet: 'latest',
    modules: ['@realsee/dnalogel'],
  },
  {
    name: '@realsee/vreo',
    slug: 'vreo',
    typeSet: 'five5',
    modules: [
      '@realsee/vreo',
      '@realsee/vreo/lib/react',
      '@realsee/vreo/lib/Player/typings',
      '@realsee/vreo/lib/typings/VreoUnit',
    ],
  },
  ...DECLARED.map(({ name, slug, version, modules }): ReferencePackage => ({
    name,
    slug,
    typeSet: 'latest',
    modules,
    declared: version,
  })),
]

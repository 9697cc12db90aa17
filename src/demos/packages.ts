import path from 'node:path'
import { build as esbuild, type Plugin } from 'esbuild'
import { packageOptions } from './package-options'
import type { PageApp } from './project/page-app'

const VREO = [
  '@realsee/vreo',
  '@realsee/vreo/lib/fivePlugins/ModelTVVideoPlugin',
  '@realsee/vreo/lib/react',
  '@realsee/vreo/lib/typings/VreoUnit',
  '@realsee/vreo/stylesheets/default.css',
  'regenerator-runtime/runtime',
]

/** What a program may import, by the set of packages. */
export const MODULES: Record<PageApp['sdk'], readonly string[]> = {
  latest: [
    '@realsee/dnalogel',
    '@realsee/dnalogel/libs/base/BasePlugin',
    '@realsee/five',
    '@realsee/five/gltf-loader',
    '@realsee/five/line',
    '@realsee/five/plugins',
    '@realsee/five/react',
    '@realsee/five/vue',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'three',
    'vue',
    ...VREO,
  ],
  five5: ['@realsee/five', '@realsee/five/react', 'react', 'react-dom', 'react/jsx-runtime', 'three', ...VREO],
}

/** A module whose default export is all that a package exports: the sandbox reads the names from it when it runs. */
const whole = (root: string): Plugin => ({
  name: 'whole-package',
  setup(build) {
    build.onResolve({ filter: /^whole:/ }, ({ path: id }) => ({ path: id.slice(6), namespace: 'whole' }))
    build.onLoad({ filter: /.*/, namespace: 'whole' }, ({ path: id }) => ({
      contents: `import * as all from '${id}'\nexport default all`,
      resolveDir: root,
    }))
  },
})

/**
 * Bundles a set of installed packages for the sandbox.
 * @param root absolute path of the repository
 * @param mode `production` for a site that is published with them
 * @returns file → bytes: `<package>.js`, styles under their own name, and the chunks that they share
 * @throws esbuild's error when a package is not installed
 */
export async function bundlePackages(
  root: string,
  sdk: PageApp['sdk'],
  mode: 'development' | 'production',
): Promise<Map<string, Uint8Array>> {
  const out = path.join(root, '.sdk')
  const { outputFiles = [] } = await esbuild({
    ...packageOptions(root, sdk, mode),
    entryPoints: Object.fromEntries(
      MODULES[sdk].map((id) => (id.endsWith('.css') ? [id.slice(0, -4), id] : [id, `whole:${id}`])),
    ),
    outdir: out,
    chunkNames: 'chunk-[hash]',
    minify: mode === 'production',
    plugins: [whole(root)],
  })
  return new Map(
    outputFiles.map(({ path: file, contents }) => [path.relative(out, file).split(path.sep).join('/'), contents]),
  )
}

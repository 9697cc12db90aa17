import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Bundle } from './bundle'

/** Packages vreo 0.1.6 was made for, under the names they are installed by. */
const OLD: Record<string, string> = {
  '@realsee/five': '@realsee/five-v5',
  react: 'react-16',
  'react-dom': 'react-dom-16',
}

const oldPackages = (root: string): Plugin => ({
  name: 'old-packages',
  setup(build) {
    build.onResolve({ filter: /^(@realsee\/five|react|react-dom)(\/.*)?$/ }, ({ path: id, pluginData, ...rest }) => {
      if (pluginData === 'old') return undefined
      const name = Object.keys(OLD).find((known) => id === known || id.startsWith(`${known}/`))
      if (name === undefined) return undefined
      const { kind } = rest
      return build.resolve(OLD[name]! + id.slice(name.length), { kind, resolveDir: root, pluginData: 'old' })
    })
  },
})

/** Bundles the page of the tour: vreo 0.1.6 with five 5 and React 16, apart from everything else. */
export async function bundleTour(root: string): Promise<Bundle> {
  const out = path.join(root, '.bundle')
  const { outputFiles } = await build({
    entryPoints: { tour: path.join(root, 'samples/tour/main.ts') },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: out,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    loader: { '.png': 'dataurl', '.svg': 'dataurl', '.ttf': 'dataurl', '.woff': 'dataurl', '.woff2': 'dataurl' },
    logLevel: 'silent',
    plugins: [oldPackages(root)],
  })
  return new Map(outputFiles.map(({ path: file, contents }) => [`/bundle/${path.relative(out, file)}`, contents]))
}

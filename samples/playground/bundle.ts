import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build as esbuild, type BuildOptions, type Loader, type Plugin } from 'esbuild'
import { START } from '../programs/main-file'
import { oldPackages, probe } from './packages'
import type { PageApp } from './page-app'
import { compileVue } from './vue'

/** Address → file, as the server sends it. */
export type Bundle = Map<string, Uint8Array>

const APP = 'app'
const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx', '.css': 'css', '.json': 'json', '.js': 'js' }
const CANDIDATES = ['', '.ts', '.tsx', '.vue', '/index.ts']

/** Finds a project's own files: nothing of them is on the disk. Packages come from the repository. */
function pageFiles(root: string, apps: readonly PageApp[], testing: boolean): Plugin {
  const texts = new Map(apps.flatMap(({ name, files }) => [...files].map(([file, text]) => [`/${name}/${file}`, text])))
  const home = new Map(apps.map(({ name }) => [`/${name}`, name]))
  const folderOf = (file: string): string => [...home.keys()].find((folder) => file.startsWith(`${folder}/`)) ?? ''
  return {
    name: 'page-files',
    setup(build) {
      build.onResolve({ filter: /^page:/ }, ({ path: id }) => ({ path: `/${id.slice(5)}`, namespace: APP }))
      build.onResolve({ filter: /^[./]/, namespace: APP }, ({ path: id, importer }) => {
        const target = id.startsWith('/') ? folderOf(importer) + id : path.posix.join(path.posix.dirname(importer), id)
        const found = CANDIDATES.map((more) => target + more).find((file) => texts.has(file))
        return found
          ? { path: found, namespace: APP }
          : { errors: [{ text: `${importer} 引用了 ${id}，页面里没有这个文件` }] }
      })
      build.onLoad({ filter: /.*/, namespace: APP }, ({ path: file }) => {
        const text = texts.get(file) ?? ''
        if (file.endsWith('.vue')) {
          const compiled = compileVue(file, text)
          if ('faults' in compiled) return { errors: compiled.faults.map((fault) => ({ text: fault })) }
          return { contents: compiled.code, loader: 'ts', resolveDir: root }
        }
        const contents = testing ? text.replace(START, 'await window.atStart?.()') : text
        return { contents, loader: LOADERS[path.extname(file)] ?? 'text', resolveDir: root }
      })
    },
  }
}

const regenerator = (root: string): string =>
  `(() => {${readFileSync(path.join(root, 'node_modules/regenerator-runtime/runtime.js'), 'utf8')}})();`

export interface BundleOptions {
  /** For tests: remember the instances of Five, and stop where a program starts. */
  testing?: boolean
  minify?: boolean
}

/** What the samples share with the templates of Vite. */
const DEFINE = {
  'import.meta.env.DEV': 'true',
  'import.meta.env.SSR': 'false',
  'import.meta.hot': 'undefined',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  global: 'globalThis',
}

/** Pages of this repository's own that are bundled beside the programs, by the packages they use. */
const OWN = { latest: { demos: 'samples/demos/main.ts' }, five5: { tour: 'samples/tour/main.ts' } }
const INLINED = Object.fromEntries(
  ['.png', '.svg', '.ttf', '.woff', '.woff2'].map((name) => [name, 'dataurl' as const]),
)

/**
 * How the packages of a set are bundled for the browser.
 * @param mode of React and Vue; React 16 warns in development of what vreo 0.1.6 does.
 */
export function packageOptions(root: string, sdk: PageApp['sdk'], mode: 'development' | 'production'): BuildOptions {
  return {
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    absWorkingDir: root,
    jsx: 'automatic',
    define: { ...DEFINE, 'process.env.NODE_ENV': JSON.stringify(sdk === 'five5' ? 'production' : mode) },
    alias: { vue: path.join(root, 'node_modules/vue/dist/vue.esm-bundler.js') },
    loader: INLINED,
    // vreo needs it before its first line, and chunks do not keep the order of a module's imports
    banner: { js: regenerator(root) },
    logLevel: 'silent',
  }
}

/**
 * Bundles the programs that use one set of packages in one go, so that they share the SDK's chunk.
 * @param root absolute path of the repository
 * @throws esbuild's error when a sample does not build
 */
export async function bundleApps(
  root: string,
  all: readonly PageApp[],
  sdk: PageApp['sdk'],
  options: BundleOptions = {},
): Promise<Bundle> {
  const apps = all.filter((app) => app.sdk === sdk)
  const out = path.join(root, '.bundle')
  const own = Object.entries(OWN[sdk]).map(([name, file]) => [name, path.join(root, file)])
  const { outputFiles = [] } = await esbuild({
    ...packageOptions(root, sdk, 'development'),
    entryPoints: Object.fromEntries([...apps.map(({ name, entry }) => [name, `page:${name}/${entry}`]), ...own]),
    outdir: out,
    entryNames: '[dir]/[name]',
    chunkNames: `chunk-${sdk}-[hash]`,
    minify: options.minify ?? false,
    plugins: [
      ...(options.testing ? [probe(root)] : []),
      ...(sdk === 'five5' ? [oldPackages(root)] : []),
      pageFiles(root, apps, options.testing ?? false),
    ],
  })
  const addressOf = (file: string): string => `/bundle/${path.relative(out, file).split(path.sep).join('/')}`
  return new Map(outputFiles.map(({ path: file, contents }) => [addressOf(file), contents]))
}

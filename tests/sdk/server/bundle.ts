import path from 'node:path'
import { build as esbuild, type Loader, type Plugin } from 'esbuild'
import { packageOptions } from '../../../src/demos/package-options'
import { START } from '../../../src/demos/project/main-file'
import type { PageApp } from '../../../src/demos/project/page-app'
import { importedFile } from '../../../src/demos/project/reached'
import { compileVue } from '../../../src/demos/vue'

const APP = 'app'
const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx', '.css': 'css', '.json': 'json', '.js': 'js' }

/** Finds a project's own files: nothing of them is on the disk. Packages come from the repository. */
function pageFiles(root: string, apps: readonly PageApp[]): Plugin {
  const texts = new Map(apps.flatMap(({ name, files }) => [...files].map(([file, text]) => [`${name}/${file}`, text])))
  return {
    name: 'page-files',
    setup(build) {
      build.onResolve({ filter: /^page:/ }, ({ path: id }) => ({ path: id.slice(5), namespace: APP }))
      build.onResolve({ filter: /^\./, namespace: APP }, ({ path: id, importer }) => {
        const found = importedFile(id, importer, (file) => texts.has(file))
        return found
          ? { path: found, namespace: APP }
          : { errors: [{ text: `${importer} 引用了 ${id}，页面里没有这个文件` }] }
      })
      build.onLoad({ filter: /.*/, namespace: APP }, ({ path: file }) => {
        const text = texts.get(file) ?? ''
        if (file.endsWith('.vue')) {
          const compiled = compileVue(file, text)
          if ('faults' in compiled) return { errors: compiled.faults.map(({ message }) => ({ text: message })) }
          return { contents: compiled.code, loader: 'ts', resolveDir: root }
        }
        const contents = text.replace(START, 'await window.atStart?.()')
        return { contents, loader: LOADERS[path.extname(file)] ?? 'text', resolveDir: root }
      })
    },
  }
}

/**
 * Puts modules of ours in front of `@realsee/five` and `@realsee/vreo`, for tests (see `five-probe.ts`,
 * `vreo-probe.ts`): a page's code keeps its viewer to itself, and tests must not change that code.
 */
const probe = (root: string): Plugin => ({
  name: 'probe',
  setup(build) {
    build.onResolve({ filter: /^@realsee\/(five|vreo)$/ }, ({ path: id, importer, pluginData, kind }) => {
      const ours = path.join(root, `tests/sdk/server/${path.basename(id)}-probe.ts`)
      if (pluginData === 'real') return undefined
      if (importer !== ours) return { path: ours }
      return build.resolve(id, { kind, importer, resolveDir: root, pluginData: 'real' })
    })
  },
})

/**
 * Bundles the programs that use one set of packages in one go, so that they share the SDK's chunk.
 * @param root absolute path of the repository
 * @returns address → file, as the server sends it
 * @throws esbuild's error when a sample does not build
 */
export async function bundleApps(
  root: string,
  all: readonly PageApp[],
  sdk: PageApp['sdk'],
): Promise<Map<string, Uint8Array>> {
  const apps = all.filter((app) => app.sdk === sdk)
  const out = path.join(root, '.bundle')
  const entries = apps.map(({ name, entry }) => [name, `page:${name}/${entry}`])
  // A page of this repository's own beside the programs
  if (sdk === 'latest') entries.push(['defaults', path.join(root, 'tests/sdk/defaults/read.ts')])
  const { outputFiles = [] } = await esbuild({
    ...packageOptions(root, sdk, 'development'),
    entryPoints: Object.fromEntries(entries),
    outdir: out,
    entryNames: '[dir]/[name]',
    chunkNames: `chunk-${sdk}-[hash]`,
    minify: true,
    plugins: [probe(root), pageFiles(root, apps)],
  })
  const addressOf = (file: string): string => `/bundle/${path.relative(out, file).split(path.sep).join('/')}`
  return new Map(outputFiles.map(({ path: file, contents }) => [addressOf(file), contents]))
}

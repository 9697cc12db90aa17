import { createHash } from 'node:crypto'
import path from 'node:path'
import { build as esbuild, type Loader, type Plugin } from 'esbuild'
import { compileScript, compileStyle, parse } from 'vue/compiler-sfc'
import type { PageApp } from './page-app'

/** Address → file, as the server sends it. */
export type Bundle = Map<string, Uint8Array>

const APP = 'app'
const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx', '.css': 'css', '.json': 'json', '.js': 'js' }
const CANDIDATES = ['', '.ts', '.tsx', '.vue', '/index.ts']

/** Compiles a `<script setup lang="ts">` component; its styles are added to the document when it runs. */
function compileVue(name: string, source: string) {
  const { descriptor, errors } = parse(source, { filename: name })
  const id = `data-v-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
  const styles = descriptor.styles.map(({ content, scoped = false }) =>
    compileStyle({ source: content, filename: name, id, scoped }),
  )
  const faults = [...errors, ...styles.flatMap((style) => style.errors)]
  if (faults.length > 0) return { errors: faults.map(({ message }) => ({ text: `${name}: ${message}` })) }
  const { content } = compileScript(descriptor, { id, inlineTemplate: true, genDefaultAs: 'component' })
  const css = JSON.stringify(styles.map(({ code }) => code).join('\n'))
  const contents = [
    content,
    `Object.assign(component, { __scopeId: '${id}' })`,
    `document.head.append(Object.assign(document.createElement('style'), { textContent: ${css} }))`,
    'export default component',
  ].join('\n')
  return { contents, loader: 'ts' as const }
}

/** Finds a project's own files: nothing of them is on the disk. Packages come from the repository. */
function pageFiles(root: string, apps: readonly PageApp[]): Plugin {
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
        if (file.endsWith('.vue')) return { ...compileVue(file, text), resolveDir: root }
        return { contents: text, loader: LOADERS[path.extname(file)] ?? 'text', resolveDir: root }
      })
    },
  }
}

/**
 * Puts a module of ours in front of `@realsee/five`, which remembers the instances (see `five-probe.ts`): a page's
 * code keeps its viewer to itself, and tests must not change that code.
 */
const probe = (root: string): Plugin => ({
  name: 'five-probe',
  setup(build) {
    const real = path.join(root, 'node_modules/@realsee/five/five/index.mjs')
    const ours = path.join(root, 'samples/playground/five-probe.ts')
    build.onResolve({ filter: /^@realsee\/five$/ }, ({ importer }) => ({ path: importer === ours ? real : ours }))
  },
})

export interface BundleOptions {
  /** Remember the instances of Five for tests. */
  probe?: boolean
  minify?: boolean
}

/**
 * Bundles page projects and the page of the demos in one go, so that they share the SDK's chunk.
 * @param root absolute path of the repository
 * @throws esbuild's error when a sample does not build
 */
export async function bundleApps(root: string, apps: readonly PageApp[], options: BundleOptions = {}): Promise<Bundle> {
  const out = path.join(root, '.bundle')
  const { outputFiles } = await esbuild({
    entryPoints: {
      ...Object.fromEntries(apps.map(({ name, entry }) => [name, `page:${name}/${entry}`])),
      demos: path.join(root, 'samples/demos/main.ts'),
    },
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: out,
    absWorkingDir: root,
    entryNames: '[dir]/[name]',
    chunkNames: 'chunk-[hash]',
    jsx: 'automatic',
    minify: options.minify ?? false,
    define: {
      'process.env.NODE_ENV': '"development"',
      'import.meta.env.DEV': 'true',
      'import.meta.env.SSR': 'false',
      'import.meta.hot': 'undefined',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: { vue: path.join(root, 'node_modules/vue/dist/vue.esm-bundler.js') },
    logLevel: 'silent',
    plugins: [...(options.probe ? [probe(root)] : []), pageFiles(root, apps)],
  })
  return new Map(outputFiles.map(({ path: file, contents }) => [`/bundle/${path.relative(out, file)}`, contents]))
}
